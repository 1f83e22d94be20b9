import type { DeskOrder } from '@shop/contract/desk/orders';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { badFieldOf, type FilledDraft, filledAnswers } from '#domain/desk/filled/filled-draft.ts';
import { useFilledOf } from '#domain/desk/filled/filled-queries.ts';
import { FilledQuestions } from '#domain/desk/filled/filled-questions.tsx';
import { ReadFailure, ReadSkeleton } from '#domain/desk/reading/read-states.tsx';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { problemWith, WordsField } from '#domain/desk/writing/words-field.tsx';
import { Text } from '#ui/text.tsx';
import { useActForm } from './use-act.ts';

const empty = { message: '', filled: {} as FilledDraft };

/** Packing is stopped: the patient reads why, and of each filled container somebody says what becomes of it. */
export function StopForm({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const t = useTranslations('deskDecision');
  const words = useTranslations('deskFilled');
  const id = useId();
  const action = 'stop';
  const { data, isError, refetch } = useFilledOf(order.id);
  const { draft, setDraft, isChecked, submit, shell } = useActForm({ order, action, empty, onClose });
  const goods = data?.goods ?? [];
  const { message, filled } = draft;

  function send(): void {
    // Nothing is sent before it is known what lies there.
    if (!data) return;
    submit(badFieldOf(id, filled, goods) ?? (problemWith(message) && id), (version) => ({
      version,
      action,
      message: message.trim(),
      filled: filledAnswers(filled, goods),
    }));
  }

  return (
    <DeskForm {...shell} onSend={send}>
      {isError && !data && <ReadFailure words={words('failed')} onRetry={refetch} />}
      {!data && !isError && <ReadSkeleton words={words('loading')} height={6} />}
      {goods.length > 0 && <Text size="small">{words('intro')}</Text>}
      {data && (
        <FilledQuestions
          id={id}
          goods={goods}
          colleagues={data.colleagues}
          draft={filled}
          isChecked={isChecked}
          onChange={(answers) => setDraft({ ...draft, filled: answers })}
        />
      )}
      <WordsField
        id={id}
        label={t('form.message')}
        hint={t('form.messageHint', { language: order.language })}
        value={message}
        lang={order.language}
        isChecked={isChecked}
        onChange={(text) => setDraft({ ...draft, message: text })}
      />
    </DeskForm>
  );
}
