import type { DeskOrder } from '@shop/contract/desk/orders';
import type { FailedWay } from '@shop/contract/desk/packing-words';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { problemWith, WordsField } from '#domain/desk/writing/words-field.tsx';
import { OutcomeChoice } from './outcome-choice.tsx';
import { useActForm } from './use-act.ts';

const nothing = { message: '', outcome: 'returned' as FailedWay };

/** The parcel came back or was lost, and the order ends with it. */
export function UndeliveredForm({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const t = useTranslations('deskDecision');
  const id = useId();
  const action = 'undelivered';
  const { draft, setDraft, isChecked, submit, shell } = useActForm({ order, action, empty: nothing, onClose });
  const { message, outcome } = draft;
  const send = () =>
    submit(problemWith(message) && id, (version) => ({ version, action, message: message.trim(), outcome }));

  return (
    <DeskForm {...shell} isFinal onSend={send}>
      <OutcomeChoice value={outcome} onChange={(way) => setDraft({ ...draft, outcome: way })} />
      <WordsField
        id={id}
        label={t('form.message')}
        hint={t('form.messageHint', { language: order.language })}
        value={message}
        lang={order.language}
        isChecked={isChecked}
        onChange={(words) => setDraft({ ...draft, message: words })}
      />
    </DeskForm>
  );
}
