import { defaultVatPercent, vatShareCents } from '@shop/contract/vat';
import { withdrawalRightOf } from '@shop/contract/withdrawal-right';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useAmountText } from '#domain/quantity/use-amount-text.ts';
import { formatMoney } from '#lib/format.ts';
import { linkTo } from '#lib/routes.ts';
import { Columns } from '#ui/columns.tsx';
import { Stack } from '#ui/stack.tsx';
import { Sum } from '#ui/sum.tsx';
import { Text } from '#ui/text.tsx';
import { Thumbnail } from '#ui/thumbnail.tsx';
import type { Order, OrderProduct } from './order.ts';
import styles from './order-products.module.css';

/** What was ordered and what it costs: the server's sums, shipping included. */
export function OrderProducts({ order }: { order: Order }) {
  const t = useTranslations('orders.products');
  const locale = useLocale();
  const { products, shipping, totalCents } = order;
  const vatCents = order.vatCents ?? (totalCents === null ? null : vatShareCents(totalCents));

  return (
    <section aria-label={t('title')}>
      <Stack as="ul" gap={0.75}>
        {products.map((product, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was ordered never changes its order.
          <ProductLine key={index} product={product} />
        ))}
      </Stack>
      <Stack as="dl" gap={0.25} className={styles.sums}>
        {shipping.priceCents !== null && (
          <Sum name={t('shipping')}>
            {shipping.priceCents === 0 ? t('free') : formatMoney(shipping.priceCents, locale)}
          </Sum>
        )}
        <Sum name={t('total')} size="main">
          {formatMoney(totalCents, locale)}
        </Sum>
        {order.refundDueCents > 0 && <Sum name={t('refundDue')}>{formatMoney(order.refundDueCents, locale)}</Sum>}
        <Sum name={t('vat', { percent: String(defaultVatPercent) })} size="small">
          {formatMoney(vatCents, locale)}
        </Sum>
      </Stack>
    </section>
  );
}

function ProductLine({ product }: { product: OrderProduct }) {
  const t = useTranslations('orders.products');
  const locale = useLocale();
  const amountText = useAmountText();
  const name = product.name ?? t('unnamed');

  return (
    <Columns
      as="li"
      until="narrow"
      columns="auto minmax(0, 1fr) auto"
      gap={[0.25, 0.8]}
      align="center"
      className={styles.product}
    >
      <Thumbnail url={product.imageUrl} className={styles.picture} />
      <div>
        <b lang="de">{product.slug ? <Link to={linkTo('Product', { slug: product.slug })}>{name}</Link> : name}</b>
        <Text size="small" className={styles.facts}>
          {[amountText(product.quantity, product.unit), product.manufacturer]
            .filter((fact) => fact !== null)
            .join(' · ')}
        </Text>
        <Text size="small">{t(withdrawalRightOf(product).reason)}</Text>
      </div>
      <span className={styles.price}>{formatMoney(product.totalCents, locale)}</span>
    </Columns>
  );
}
