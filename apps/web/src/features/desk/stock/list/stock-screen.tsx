import Truck from 'lucide-react/icons/truck';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FilledList } from '#domain/desk/filled/filled-list.tsx';
import { KeyCap } from '#domain/desk/keys/key-cap.tsx';
import { ReadFailure, ReadSkeleton } from '#domain/desk/reading/read-states.tsx';
import { ScreenHead } from '#domain/desk/screen/screen-head.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { OpenRecalls } from './open-recalls.tsx';
import styles from './stock.module.css';
import { StockRow } from './stock-row.tsx';
import { StockTools } from './stock-tools.tsx';
import { useStockKeys } from './use-stock-keys.ts';
import { useStockList } from './use-stock-list.ts';

interface StockScreenProps {
  addressOf: (id: string) => string;
  /** Left out for who may not book goods in. */
  goodsInAddress: string | undefined;
  /** Left out for who may not see orders. */
  orderAddressOf: ((code: string) => string) | undefined;
  /** Left out for who does not speak with patients. */
  recallAddressOf: ((id: string) => string) | undefined;
  /** `from` is where one comes back to. */
  onOpen: (address: string, from: string | null) => void;
}

/** What lies here of every product. */
export function StockScreen({ addressOf, goodsInAddress, orderAddressOf, recallAddressOf, onOpen }: StockScreenProps) {
  const t = useTranslations('deskStock');
  const list = useStockList();
  const { stock, all, products, at, select } = list;
  const field = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const isThere = products !== undefined;

  function show(id: string): void {
    const link = rows.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] a`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest' });
  }

  function move(steps: number): void {
    const ids = products?.map(({ id }) => id) ?? [];
    const now = at === null ? -1 : ids.indexOf(at);
    const id = ids[now === -1 ? 0 : Math.min(ids.length - 1, Math.max(0, now + steps))];
    if (id === undefined) return;
    select(id);
    show(id);
  }

  // Back from a product, the list is where it was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is there.
  useEffect(() => {
    if (isThere && at) show(at);
  }, [isThere]);

  useStockKeys({
    onMove: move,
    onOpen: () => at && onOpen(addressOf(at), at),
    onSearch: () => field.current?.focus(),
    onGoodsIn: goodsInAddress ? () => onOpen(goodsInAddress, null) : undefined,
  });

  return (
    <div className={styles.screen}>
      <ScreenHead title={t('title')} lead={all && t('count', { count: all.length })}>
        {goodsInAddress && (
          <ButtonLink to={goodsInAddress} variant="primary" icon={<Truck aria-hidden="true" />}>
            {t('goodsIn')}{' '}
            <span aria-hidden="true" className={styles.key}>
              <KeyCap name="w" />
            </span>
          </ButtonLink>
        )}
      </ScreenHead>
      <OpenRecalls recallAddressOf={recallAddressOf} />
      <FilledList orderAddressOf={orderAddressOf} />
      <StockTools list={list} field={field} />
      {stock.isError && <ReadFailure words={t(all ? 'stale' : 'failed')} onRetry={stock.refetch} />}
      {!all && !stock.isError && <ReadSkeleton words={t('loading')} height={30} />}
      {products?.length === 0 && <Note tone="plain">{t(all?.length === 0 ? 'noProducts' : 'empty')}</Note>}
      {products && products.length > 0 && (
        <ul ref={rows} className={styles.list} aria-label={t('list')}>
          {products.map((product) => (
            <StockRow
              key={product.id}
              product={product}
              address={addressOf(product.id)}
              isSelected={product.id === at}
              onSelect={select}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
