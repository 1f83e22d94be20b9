import { useTranslations } from 'use-intl';
import { Fact, Facts } from '#ui/facts.tsx';
import type { Declaration } from './declaration.ts';
import styles from './withdrawal.module.css';

/** The declaration in words and all that was entered, the same before it is sent and on the receipt. */
export function DeclarationFacts({ declaration }: { declaration: Declaration }) {
  const t = useTranslations('withdrawal');
  const { fullName, orderCode, email, scope, products } = declaration;
  return (
    <>
      <blockquote className={styles.declaration}>
        <p>
          {t.rich(scope === 'part' ? 'review.declarationPart' : 'review.declaration', {
            code: () => <b translate="no">{orderCode}</b>,
          })}
        </p>
      </blockquote>
      <Facts className={styles.facts}>
        <Fact name={t('fullName')}>
          <span translate="no">{fullName}</span>
        </Fact>
        <Fact name={t('orderCode')}>
          <span translate="no">{orderCode}</span>
        </Fact>
        <Fact name={t('scope')}>{t(scope)}</Fact>
        {scope === 'part' && (
          <Fact name={t('products')} className={styles.written}>
            {products}
          </Fact>
        )}
        <Fact name={t('review.receiptTo')}>
          <span translate="no">{email}</span>
        </Fact>
      </Facts>
    </>
  );
}
