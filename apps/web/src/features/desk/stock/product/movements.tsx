import type { MovementShown } from '@shop/contract/desk/stock';
import type { Unit } from '@shop/contract/quantity';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { useAmountWords } from '#domain/desk/order/use-amount-words.ts';
import { ReadFailure, ReadSkeleton } from '#domain/desk/reading/read-states.tsx';
import { useMovements } from '#domain/desk/stock/stock-queries.ts';
import table from '#domain/desk/table/desk-table.module.css';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import styles from './movements.module.css';

interface MovementsProps {
  productId: string;
  unit: Unit;
  /** Left out for who may not see orders. */
  orderAddressOf: ((code: string) => string) | undefined;
}

const columns = ['when', 'what', 'batch', 'onHand', 'free', 'who'] as const;

/** Why the stock is what it is: every change with its reason. */
export function Movements({ productId, unit, orderAddressOf }: MovementsProps) {
  const t = useTranslations('deskStock.movements');
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMovements(productId);
  const movements = data?.pages.flatMap((page) => page.movements);
  return (
    <section className={styles.movements} aria-labelledby="movements">
      <h2 id="movements">{t('title')}</h2>
      <Text size="small">{t('lead')}</Text>
      {isError && <ReadFailure words={t('failed')} onRetry={refetch} />}
      {!movements && !isError && <ReadSkeleton words={t('loading')} height={12} />}
      {movements?.length === 0 && <Text size="small">{t('none')}</Text>}
      {movements && movements.length > 0 && (
        <table className={table.table} aria-labelledby="movements">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {movements.map((movement) => (
              <MovementRow key={movement.id} {...{ movement, unit, orderAddressOf }} />
            ))}
          </tbody>
        </table>
      )}
      {hasNextPage && (
        <Button size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </section>
  );
}

function MovementRow({
  movement,
  unit,
  orderAddressOf,
}: Omit<MovementsProps, 'productId'> & { movement: MovementShown }) {
  const t = useTranslations('deskStock.movements');
  const locale = useLocale();
  const amountWords = useAmountWords();
  const { at, kind, batchNumber, orderCode, batchUnits, freeUnits, filledUnits, by, reason, witness } = movement;
  const signed = (quantity: number) =>
    quantity === 0 ? '' : `${quantity > 0 ? '+' : '−'}${amountWords([{ unit, quantity: Math.abs(quantity) }])}`;
  return (
    <tr>
      <td>
        <time dateTime={at}>{shortMoment(at, locale)}</time>
      </td>
      <th scope="row">
        {t(`kinds.${kind}`)}
        {orderCode && (
          <small>
            {orderAddressOf ? (
              <Link to={orderAddressOf(orderCode)}>{t('order', { code: orderCode })}</Link>
            ) : (
              t('order', { code: orderCode })
            )}
          </small>
        )}
        {filledUnits !== null && (
          <small>{t('filled', { amount: amountWords([{ unit, quantity: filledUnits }]) })}</small>
        )}
        {reason && <small>{reason}</small>}
        {witness && <small>{t('witness', { name: witness })}</small>}
      </th>
      <td>{batchNumber}</td>
      <td data-column={t('onHand')}>{signed(batchUnits)}</td>
      <td data-column={t('free')}>{signed(freeUnits)}</td>
      <td>{by ?? t('shop')}</td>
    </tr>
  );
}
