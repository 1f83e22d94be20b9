import type { DeskAction } from '@shop/contract/desk/desk-actions';
import type { DeskOrder } from '@shop/contract/desk/orders';
import { AmendPanel } from './amend/amend-panel.tsx';
import { ArrivalForm } from './decision/arrival-form.tsx';
import { MessageForm } from './decision/message-form.tsx';
import { MoreActions } from './decision/more-actions.tsx';
import { PaymentForm } from './decision/payment-form.tsx';
import { PutBackForm } from './decision/put-back-form.tsx';
import { ShippingForm } from './decision/shipping-form.tsx';
import { StopForm } from './decision/stop-form.tsx';
import { UndeliveredForm } from './decision/undelivered-form.tsx';
import { NoteForm } from './note/note-form.tsx';
import { ReturnForm } from './returns/return-form.tsx';

const formActions = [
  'ask',
  'takeBack',
  'stop',
  'undelivered',
  'putBack',
  'reject',
  'cancel',
  'paid',
  'ship',
  'redate',
  'sendAgain',
  'propose',
  'takeGoodsBack',
] as const;
type FormAction = (typeof formActions)[number];

/** What is open above the buttons. */
export type Panel = FormAction | 'note' | 'more';

/** Something goes along with the action: it has a form. */
export function takesForm(action: DeskAction): action is FormAction {
  return (formActions as readonly DeskAction[]).includes(action);
}

interface DecisionPanelProps {
  panel: Panel;
  order: DeskOrder;
  onAct: (action: DeskAction) => void;
  onClose: () => void;
}

export function DecisionPanel({ panel, order, onAct, onClose }: DecisionPanelProps) {
  const form = { order, onClose };
  switch (panel) {
    case 'more':
      return <MoreActions {...form} onAct={onAct} />;
    case 'note':
      return <NoteForm {...form} />;
    case 'propose':
      return <AmendPanel {...form} />;
    case 'takeGoodsBack':
      return <ReturnForm {...form} />;
    case 'ask':
      return <MessageForm key={panel} {...form} action={panel} templates={order.questions} />;
    case 'paid':
      return <PaymentForm {...form} />;
    case 'ship':
    case 'sendAgain':
      return <ShippingForm key={panel} {...form} action={panel} />;
    case 'undelivered':
      return <UndeliveredForm {...form} />;
    case 'putBack':
      return <PutBackForm {...form} />;
    case 'redate':
      return <ArrivalForm {...form} />;
    case 'reject':
      return <MessageForm key={panel} {...form} action={panel} templates={order.reasons} />;
    case 'stop':
      return <StopForm {...form} />;
    case 'takeBack':
    case 'cancel':
      return <MessageForm key={panel} {...form} action={panel} />;
  }
}
