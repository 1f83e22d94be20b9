import type { DeskOrder } from '@shop/contract/desk/orders';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { problemWith, WordsField } from '#domain/desk/writing/words-field.tsx';
import { useActForm } from './use-act.ts';

/** A payment entered by hand, with the reason as a note. */
export function PaymentForm({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const t = useTranslations('deskDecision');
  const id = useId();
  const action = 'paid';
  const { draft, setDraft, isChecked, submit, shell } = useActForm({ order, action, empty: '', onClose });
  const send = () => submit(problemWith(draft) && id, (version) => ({ version, action, note: draft.trim() }));

  return (
    <DeskForm {...shell} onSend={send}>
      <WordsField id={id} label={t('form.paidReason')} value={draft} isChecked={isChecked} onChange={setDraft} />
    </DeskForm>
  );
}
