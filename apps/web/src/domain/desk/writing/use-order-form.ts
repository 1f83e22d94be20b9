import type { DeskOrder } from '@shop/contract/desk/orders';
import { useReadOrderAnew } from './use-read-order-anew.ts';
import { useSeenForm } from './use-seen-form.ts';
import { useSeenOrder } from './use-seen-order.ts';
import type { WriteHeaders } from './use-write-once.ts';

interface OrderForm<Draft, Input> {
  order: DeskOrder;
  /** The name of its draft. */
  form: string;
  empty: Draft;
  send: (input: Input, headers: WriteHeaders) => Promise<unknown>;
  doneWords: (input: Input) => string;
  onClose: () => void;
}

/** A form about an order. */
export function useOrderForm<Draft, Input>({ order, ...form }: OrderForm<Draft, Input>) {
  const seen = useSeenOrder(order);
  const readAnew = useReadOrderAnew(order.id);
  return useSeenForm<Draft, Input, NonNullable<typeof seen.changes>>({ ...form, subjectId: order.id, seen, readAnew });
}
