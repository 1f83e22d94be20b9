import type { DeskOrder } from '@shop/contract/desk/orders';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { emptyTill, receiptOf } from '#domain/desk/till/till-draft.ts';
import { TillFields } from '#domain/desk/till/till-fields.tsx';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { problemWith, WordsField } from '#domain/desk/writing/words-field.tsx';
import { useActForm } from './use-act.ts';

/** A payment entered by hand: what is paid at the till with its receipt, everything else with the reason as a note. */
export function PaymentForm({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  return order.money.method === 'pickup' ? (
    <TillPayment order={order} onClose={onClose} />
  ) : (
    <NotedPayment order={order} onClose={onClose} />
  );
}

const action = 'paid';

function NotedPayment({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const t = useTranslations('deskDecision');
  const id = useId();
  const { draft, setDraft, isChecked, submit, shell } = useActForm({ order, action, empty: '', onClose });
  const send = () => submit(problemWith(draft) && id, (version) => ({ version, action, note: draft.trim() }));

  return (
    <DeskForm {...shell} onSend={send}>
      <WordsField id={id} label={t('form.paidReason')} value={draft} isChecked={isChecked} onChange={setDraft} />
    </DeskForm>
  );
}

function TillPayment({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const id = useId();
  const { draft, setDraft, isChecked, submit, shell } = useActForm({ order, action, empty: emptyTill, onClose });
  const till = receiptOf(draft);
  const send = () => submit(till ? null : `${id}-receipt`, (version) => ({ version, action, ...(till && { till }) }));

  return (
    <DeskForm {...shell} onSend={send}>
      <TillFields id={id} draft={draft} isChecked={isChecked} onChange={setDraft} />
    </DeskForm>
  );
}
