import type { StockedProduct } from '@shop/contract/desk/stock';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { Text } from '#ui/text.tsx';
import { DeliveredBatch } from './delivered-batch.tsx';
import styles from './goods-in.module.css';
import type { Delivered } from './use-delivery.ts';

interface DeliveredListProps {
  supplier: string;
  deliveryNote: string;
  delivered: readonly Delivered[];
  products: readonly StockedProduct[];
  addressOf: (productId: string) => string;
}

/** What of this delivery is booked in already. */
export function DeliveredList({ supplier, deliveryNote, delivered, products, addressOf }: DeliveredListProps) {
  const t = useTranslations('deskStock.delivery');
  const here = delivered.filter((one) => one.supplier === supplier && one.deliveryNote === deliveryNote);
  return (
    <Card as="section" gap={0.5} aria-labelledby="delivered" className={styles.delivered}>
      <h2 id="delivered">{t('here')}</h2>
      {supplier && deliveryNote && <Text size="small">{t('hereOf', { supplier, note: deliveryNote })}</Text>}
      {here.length === 0 && <Text size="small">{t('noneYet')}</Text>}
      {here.length > 0 && (
        <ul aria-labelledby="delivered">
          {here.map(({ batchId, productId }) => (
            <DeliveredBatch
              key={batchId}
              batchId={batchId}
              product={products.find(({ id }) => id === productId)}
              productId={productId}
              address={addressOf(productId)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
