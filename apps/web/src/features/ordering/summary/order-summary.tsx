import type { ShippingType } from '@shop/contract/checkout';
import { defaultVatPercent, vatShareCents } from '@shop/contract/vat';
import { type ReactNode, useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { Columns } from '#ui/columns.tsx';
import { Stack } from '#ui/stack.tsx';
import { Sum } from '#ui/sum.tsx';
import { Text } from '#ui/text.tsx';
import { Thumbnail } from '#ui/thumbnail.tsx';
import styles from './order-summary.module.css';
import type { OrderLine } from './use-order-lines.ts';

export interface OrderSummaryProps {
  lines: OrderLine[];
  itemsCents: number;
  /** Null while nothing is chosen; a price of null is still being determined and counts as 0 (reading 10). */
  shipping: { type: ShippingType; priceCents: number | null } | null;
  /** Terms, button, hints. */
  children?: ReactNode;
  note?: ReactNode;
}

/** What is ordered and what it costs, with shipping and VAT (PAngV): beside the steps of the checkout. */
export function OrderSummary({ lines, itemsCents, shipping, children, note }: OrderSummaryProps) {
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  const headingId = useId();
  const shippingCents = shipping?.priceCents ?? null;
  const totalCents = itemsCents + (shippingCents ?? 0);

  return (
    <Card as="section" gap={1} className={styles.summary} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('title')}</h2>
      <Stack as="ul" gap={0.4} className={styles.lines}>
        {lines.map((line) => (
          <SummaryLine key={line.itemId} line={line} />
        ))}
      </Stack>
      <hr />
      <Stack as="dl" gap={0.4}>
        <Sum name={t('items')}>{formatMoney(itemsCents, locale)}</Sum>
        <ShippingSum shipping={shipping} />
        {/* It changes with what is chosen elsewhere on the page. */}
        <Sum name={t(shippingCents === null ? 'totalWithoutShipping' : 'total')} size="main" className={styles.total}>
          {formatMoney(totalCents, locale)}
        </Sum>
        <Sum name={t('vat', { percent: String(defaultVatPercent) })} size="small" className={styles.vat}>
          {formatMoney(vatShareCents(totalCents), locale)}
        </Sum>
      </Stack>
      {shipping && shippingCents === null && (
        <Text size="small" tone="warn" className={styles.open}>
          {t('shippingOpen')}
        </Text>
      )}
      {children}
      {note && (
        <Stack gap={0.5} className={styles.note}>
          {note}
        </Stack>
      )}
    </Card>
  );
}

function SummaryLine({ line: { name, amountText, manufacturer, imageUrl, lineCents } }: { line: OrderLine }) {
  const locale = useLocale();
  return (
    <Columns as="li" until="narrow" columns="auto minmax(0, 1fr) auto" gap={[0.2, 0.8]} align="center">
      <Thumbnail url={imageUrl} className={styles.picture} />
      <Stack as="p" gap={0.1} className={styles.what}>
        <b lang="de">{name}</b>
        <span>
          {amountText}
          {manufacturer && (
            <>
              {' · '}
              <span lang="de">{manufacturer}</span>
            </>
          )}
        </span>
      </Stack>
      <p className={styles.price}>{formatMoney(lineCents, locale)}</p>
    </Columns>
  );
}

function ShippingSum({ shipping }: Pick<OrderSummaryProps, 'shipping'>) {
  const t = useTranslations('checkout');
  const locale = useLocale();
  if (!shipping) {
    return (
      <Sum name={t('summary.shipping')} className={styles.word}>
        {t('summary.notChosen')}
      </Sum>
    );
  }
  const { type, priceCents } = shipping;
  const price = priceCents === null ? t('shipping.priceOpen') : formatMoney(priceCents, locale);
  return (
    <Sum name={t(`shipping.names.${type}`)} className={priceCents ? undefined : styles.word}>
      {priceCents === 0 ? t('shipping.free') : price}
    </Sum>
  );
}
