import { type RecipientAnswer, recipientAnswers } from '@shop/contract/desk/recipients';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { RadioField } from '#domain/desk/writing/radio-field.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './handover.module.css';
import { useHandOverWrite } from './use-hand-over.ts';

interface RecipientQuestionProps {
  order: { orderId: string; name: string; patient: string };
}

/** Asked once, before the goods go: what the patient says about the other name. */
export function RecipientQuestion({ order: { orderId, name, patient } }: RecipientQuestionProps) {
  const t = useTranslations('deskHandover.names');
  const deskCall = useDeskCall();
  const [answer, setAnswer] = useState<RecipientAnswer | null>(null);
  const [how, setHow] = useState('');
  const { write, isBusy, failure } = useHandOverWrite<{ answer: RecipientAnswer; how: string }, unknown>(orderId, {
    send: (body, headers) => deskCall('settleRecipient', { params: { id: orderId }, headers, body }),
    words: t('saved'),
  });
  const isReady = answer !== null && how.trim() !== '';

  function save() {
    if (answer !== null && isReady) write({ answer, how: how.trim() });
  }

  return (
    <div className={styles.form}>
      <RadioField
        id={`recipient-${orderId}`}
        label={t('question', { patient })}
        values={recipientAnswers}
        value={answer}
        wordsOf={(one) => t(`answers.${one}`, { name, patient })}
        onChange={setAnswer}
      />
      <TextField
        id={`how-${orderId}`}
        label={t('how')}
        value={how}
        maxLength={500}
        autoComplete="off"
        onChange={({ currentTarget }) => setHow(currentTarget.value)}
      />
      {failure && <FailureWords failure={failure} />}
      <Button size="small" isBusy={isBusy} aria-disabled={!isReady || undefined} onClick={save}>
        {t('save')}
      </Button>
    </div>
  );
}
