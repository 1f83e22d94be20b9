import { germanTime } from '@shop/contract/desk/german-time';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAmountWords } from '#domain/desk/order/use-amount-words.ts';
import { useReadStockAnew, useStock } from '#domain/desk/stock/stock-queries.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useDraft } from '#domain/desk/writing/use-draft.ts';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import type { CallInput } from '#lib/api.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { type DeliveryField, deliveryFields, emptyDelivery, nextBatch, readDelivery } from './delivery-draft.ts';

type Body = CallInput<'receiveGoods'>['body'];

/** A batch that was booked in at this desk, and with what. */
export interface Delivered {
  batchId: string;
  productId: string;
  supplier: string;
  deliveryNote: string;
}

/** What is typed about a delivery, and what of it is booked in already, the newest first. */
export function useDelivery({ onBooked, onBad }: { onBooked: () => void; onBad: (field: DeliveryField) => void }) {
  const t = useTranslations('deskStock.delivery');
  const queryClient = useQueryClient();
  const deskCall = useDeskCall();
  const amountWords = useAmountWords();
  const stock = useStock();
  const products = stock.data?.products ?? [];
  const [draft, setDraft] = useDraft('goods-in', 'delivery', emptyDelivery);
  const [isChecked, setChecked] = useState(false);
  const today = germanTime(new Date()).day;
  const reading = readDelivery(draft, products, today);
  const { data: delivered = [] } = useQuery<Delivered[]>({
    queryKey: deskKeys.delivered(),
    queryFn: skipToken,
    initialData: [],
    gcTime: Number.POSITIVE_INFINITY,
  });

  const { write, isBusy, failure } = useWriteOnce<Body, { batch: { id: string; productId: string } }>({
    subjectId: 'goods-in',
    send: (body, headers) => deskCall('receiveGoods', { headers, body }),
    doneWords: ({ productId, number, units }) => {
      const product = products.find(({ id }) => id === productId);
      const amount = amountWords(product ? [{ unit: product.unit, quantity: units }] : []);
      return t('booked', { product: product?.name ?? '', number, amount });
    },
    onDone: ({ batch }) => {
      const { supplier, deliveryNote } = draft;
      const one = {
        batchId: batch.id,
        productId: batch.productId,
        supplier: supplier.trim(),
        deliveryNote: deliveryNote.trim(),
      };
      queryClient.setQueryData<Delivered[]>(deskKeys.delivered(), (known = []) => [
        one,
        ...known.filter(({ batchId }) => batchId !== one.batchId),
      ]);
      setDraft(nextBatch(draft));
      setChecked(false);
      onBooked();
    },
    readAnew: useReadStockAnew(),
  });

  /** Books it in, or leads to the field that keeps it from being booked. */
  function book(): void {
    setChecked(true);
    if ('body' in reading) {
      write(reading.body);
      return;
    }
    const bad = deliveryFields.find((field) => reading.problems[field]);
    if (bad) onBad(bad);
  }

  const problems = isChecked && 'problems' in reading ? reading.problems : {};
  return { stock, products, draft, setDraft, problems, book, isBusy, failure, delivered };
}
