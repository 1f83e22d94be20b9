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

/** The steps that ask for words, a day or a last yes. */
type AskingAction =
  | 'ask'
  | 'takeBack'
  | 'stop'
  | 'reject'
  | 'cancel'
  | 'paid'
  | 'ship'
  | 'sendAgain'
  | 'redate'
  | 'undelivered'
  | 'putBack';

interface ActForm<Draft> {
  order: DeskOrder;
  action: AskingAction;
  empty: Draft;
  onClose: () => void;
}

/** One step of an order with words or more. The step gives its form the title, the line about it and the name of the button. */
export function useActForm<Draft>({ order, action, empty, onClose }: ActForm<Draft>) {
  const t = useTranslations('deskDecision');
  const call = useActCall(order.id);
  const form = useOrderForm<Draft, ActBody>({ order, form: action, empty, onClose, ...call });
  const words = {
    title: t(`actions.${action}`),
    about: t(`form.about.${action}`),
    sendLabel: t(`form.send.${action}`),
  };
  return { ...form, shell: { ...form.shell, ...words } };
}

function useActCall(orderId: string) {
  const t = useTranslations('deskDecision.done');
  const deskCall = useDeskCall();
  return {
    send: (body: ActBody, headers: WriteHeaders) => deskCall('actOnOrder', { params: { id: orderId }, headers, body }),
    doneWords: ({ action }: ActBody) => t(action),
  };
}
