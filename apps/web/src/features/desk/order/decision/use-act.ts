import type { DeskOrder } from '@shop/contract/desk/orders';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useOrderForm } from '#domain/desk/writing/use-order-form.ts';
import { useReadOrderAnew } from '#domain/desk/writing/use-read-order-anew.ts';
import { useWriteOnce, type WriteHeaders } from '#domain/desk/writing/use-write-once.ts';
import type { CallInput } from '#lib/api.ts';

type ActBody = CallInput<'actOnOrder'>['body'];

/** One step of an order that takes nothing along. */
export function useAct(orderId: string) {
  return useWriteOnce<ActBody, unknown>({
    subjectId: orderId,
    readAnew: useReadOrderAnew(orderId),
    ...useActCall(orderId),
  });
}

interface ActForm<Draft> {
  order: DeskOrder;
  action: ActBody['action'];
  empty: Draft;
  onClose: () => void;
}

/** One step of an order with words or more. */
export function useActForm<Draft>({ order, action, empty, onClose }: ActForm<Draft>) {
  const call = useActCall(order.id);
  return useOrderForm<Draft, ActBody>({ order, form: action, empty, onClose, ...call });
}

function useActCall(orderId: string) {
  const t = useTranslations('deskDecision.done');
  const deskCall = useDeskCall();
  return {
    send: (body: ActBody, headers: WriteHeaders) => deskCall('actOnOrder', { params: { id: orderId }, headers, body }),
    doneWords: ({ action }: ActBody) => t(action),
  };
}
