import type { FilledAnswer, FilledShown } from '@shop/contract/desk/filled-goods';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReadFailure, ReadSkeleton } from '#domain/desk/reading/read-states.tsx';
import { useReadStockAnew } from '#domain/desk/stock/stock-queries.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { badFieldOf, type FilledDraft, filledAnswers } from './filled-draft.ts';
import { useFilledOf } from './filled-queries.ts';
import { FilledQuestions } from './filled-questions.tsx';

/** What becomes of one container that lies apart. */
export function AnswerForm({ good, onClose }: { good: FilledShown; onClose: () => void }) {
  const t = useTranslations('deskFilled');
  const id = useId();
  const deskCall = useDeskCall();
  const queryClient = useQueryClient();
  const readStockAnew = useReadStockAnew();
  const { data, isError, refetch } = useFilledOf(good.orderId);
  const [draft, setDraft] = useState<FilledDraft>({});
  const [isChecked, setChecked] = useState(false);
  const { write, isBusy, failure } = useWriteOnce<FilledAnswer[], unknown>({
    subjectId: good.orderId,
    send: (answers, headers) =>
      deskCall('answerFilledGoods', { params: { id: good.orderId }, headers, body: { answers } }),
    doneWords: () => t('done'),
    readAnew: async () => {
      await Promise.all([readStockAnew(), queryClient.invalidateQueries({ queryKey: deskKeys.orders() })]);
    },
  });

  function send(): void {
    setChecked(true);
    const badField = badFieldOf(id, draft, [good]);
    if (badField) document.getElementById(badField)?.focus();
    else write(filledAnswers(draft, [good]));
  }

  return (
    <DeskForm
      title={t('answer')}
      about={t('about')}
      sendLabel={t('send')}
      isBusy={isBusy}
      failure={failure}
      onSend={send}
      onClose={onClose}
      onDrop={() => setDraft({})}
    >
      {isError && !data && <ReadFailure words={t('failed')} onRetry={refetch} />}
      {!data && !isError && <ReadSkeleton words={t('loading')} height={6} />}
      {data && (
        <FilledQuestions
          id={id}
          goods={[good]}
          colleagues={data.colleagues}
          draft={draft}
          isChecked={isChecked}
          onChange={setDraft}
        />
      )}
    </DeskForm>
  );
}
