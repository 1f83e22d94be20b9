import type { DeskOrder } from '@shop/contract/desk/orders';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { useOrderForm } from '#domain/desk/writing/use-order-form.ts';
import { problemWith, WordsField } from '#domain/desk/writing/words-field.tsx';
import type { CallInput } from '#lib/api.ts';
import { ChoiceField } from '../choice-field.tsx';

type Call = Omit<CallInput<'noteCall'>['body'], 'text'>;

interface NoteDraft extends Call {
  kind: 'note' | 'call' | 'message';
  text: string;
}

const empty: NoteDraft = { kind: 'note', text: '', whom: 'patient', result: 'reached' };

/** A note that stays in the house, a call with its result, or a message to the patient. It is never refused because a colleague was faster. */
export function NoteForm({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const t = useTranslations('deskDecision');
  const id = useId();
  const deskCall = useDeskCall();
  const canNoteCalls = useHasRight('askPatient');
  const params = { id: order.id };
  const { draft, setDraft, isChecked, submit, shell } = useOrderForm<NoteDraft, NoteDraft>({
    order,
    form: 'note',
    empty,
    send: ({ kind, text, whom, result }, headers): Promise<unknown> => {
      if (kind === 'message') return deskCall('writeToPatient', { params, headers, body: { text } });
      if (kind === 'call') return deskCall('noteCall', { params, headers, body: { whom, result, text } });
      return deskCall('addNote', { params, headers, body: { text } });
    },
    doneWords: ({ kind }) => t(kind === 'message' ? 'note.sent' : 'done.note'),
    onClose,
  });
  const send = () => submit(problemWith(draft.text) && id, () => ({ ...draft, text: draft.text.trim() }));
  const isMessage = draft.kind === 'message';
  const change = (part: Partial<NoteDraft>) => setDraft({ ...draft, ...part });

  return (
    <DeskForm
      {...shell}
      seen={undefined}
      title={t('note.title')}
      sendLabel={t(isMessage ? 'note.send' : 'note.save')}
      onSend={send}
    >
      <WordsField
        id={id}
        label={t(isMessage ? 'note.message' : 'note.text')}
        hint={t(isMessage ? 'note.messageHint' : 'note.hint')}
        value={draft.text}
        isChecked={isChecked}
        onChange={(text) => change({ text })}
      />
      {canNoteCalls && (
        <ChoiceField
          label={t('note.kind')}
          value={draft.kind}
          choices={{ note: t('note.kinds.note'), call: t('note.kinds.call'), message: t('note.kinds.message') }}
          onChange={(kind) => change({ kind })}
        />
      )}
      {draft.kind === 'call' && (
        <>
          <ChoiceField
            label={t('note.whom')}
            value={draft.whom}
            choices={{ patient: t('note.people.patient'), practice: t('note.people.practice') }}
            onChange={(whom) => change({ whom })}
          />
          <ChoiceField
            label={t('note.result')}
            value={draft.result}
            choices={{
              reached: t('note.results.reached'),
              notReached: t('note.results.notReached'),
              callsBack: t('note.results.callsBack'),
            }}
            onChange={(result) => change({ result })}
          />
        </>
      )}
    </DeskForm>
  );
}
