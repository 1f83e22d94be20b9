import { useTranslations } from 'use-intl';
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
      <dl className={styles.facts}>
        <div>
          <dt>{t('fullName')}</dt>
          <dd translate="no">{fullName}</dd>
        </div>
        <div>
          <dt>{t('orderCode')}</dt>
          <dd translate="no">{orderCode}</dd>
        </div>
        <div>
          <dt>{t('scope')}</dt>
          <dd>{t(scope)}</dd>
        </div>
        {scope === 'part' && (
          <div>
            <dt>{t('products')}</dt>
            <dd className={styles.written}>{products}</dd>
          </div>
        )}
        <div>
          <dt>{t('review.receiptTo')}</dt>
          <dd translate="no">{email}</dd>
        </div>
      </dl>
    </>
  );
}
