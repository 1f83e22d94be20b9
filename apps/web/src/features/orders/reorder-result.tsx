import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { useAmountText } from '#domain/quantity/use-amount-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { linkTo } from '#lib/routes.ts';
import { Bullets } from '#ui/bullets.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import styles from './order-actions.module.css';
import type { Reordered } from './reorder.ts';

/** Which products are in the cart now, and which are not and why. */
export function ReorderResult({ result }: { result: Reordered[] }) {
  const t = useTranslations('orders.reorder');
  const inCart = result.filter(({ outcome }) => outcome !== 'failed');
  const notInCart = result.filter(({ outcome }) => outcome === 'failed');

  return (
    <Note as={Stack} tone="plain" gap={0.75} align="start" className={styles.result}>
      <ResultLines title={t('inCart')} lines={inCart} />
      <ResultLines title={t('notInCart')} lines={notInCart} />
      {inCart.length > 0 && <ButtonLink to={linkTo('Cart')}>{t('toCart')}</ButtonLink>}
    </Note>
  );
}

function ResultLines({ title, lines }: { title: string; lines: Reordered[] }) {
  const t = useTranslations('orders.reorder');
  const tProducts = useTranslations('orders.products');
  const amountText = useAmountText();
  const errorText = useErrorText();
  if (lines.length === 0) return null;

  function words({ product, outcome, error }: Reordered): string {
    const name = product.name ?? tProducts('unnamed');
    if (outcome !== 'failed')
      return t(outcome === 'added' ? 'line' : outcome, { name, amount: amountText(product.quantity, product.unit) });
    const isGone = error instanceof ApiError && error.id === 'ProductsNotAvailable';
    return isGone ? t('gone', { name }) : t('refused', { name, reason: errorText(error) });
  }

  return (
    <div>
      <b>{title}</b>
      <Bullets gap={0}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a result is drawn once.
          <li key={index}>{words(line)}</li>
        ))}
      </Bullets>
    </div>
  );
}
