import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { useScans } from '#domain/desk/keys/use-scans.ts';
import { ReadFailure, ReadSkeleton } from '#domain/desk/reading/read-states.tsx';
import { DeliveredList } from './delivered-list.tsx';
import type { DeliveryField } from './delivery-draft.ts';
import { DeliveryForm } from './delivery-form.tsx';
import styles from './goods-in.module.css';
import { useDelivery } from './use-delivery.ts';

interface GoodsInProps {
  addressOf: (productId: string) => string;
  onBack: () => void;
}

/** A delivery, batch by batch, by keyboard and scanner. */
export function GoodsIn({ addressOf, onBack }: GoodsInProps) {
  const t = useTranslations('deskStock');
  const form = useRef<HTMLFormElement>(null);
  const focusOn = (field: DeliveryField) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  const delivery = useDelivery({ onBooked: () => focusOn('product'), onBad: focusOn });
  const { stock, products, draft, setDraft, delivered } = delivery;
  useDeskKeys([{ key: 'Escape', label: t('keys.back'), act: onBack }]);
  // Of a container, wherever the focus is.
  useScans((text) => {
    setDraft({ ...draft, product: text });
    focusOn('number');
  });

  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('delivery.title')}</h1>
        <p>{t('delivery.lead')}</p>
      </header>
      {stock.isError && <ReadFailure words={t(stock.data ? 'stale' : 'failed')} onRetry={stock.refetch} />}
      {!stock.data && !stock.isError && <ReadSkeleton words={t('loading')} height={30} />}
      {stock.data && (
        <div className={styles.columns}>
          <DeliveryForm ref={form} delivery={delivery} addressOf={addressOf} />
          <DeliveredList
            supplier={draft.supplier.trim()}
            deliveryNote={draft.deliveryNote.trim()}
            delivered={delivered}
            products={products}
            addressOf={addressOf}
          />
        </div>
      )}
    </div>
  );
}
