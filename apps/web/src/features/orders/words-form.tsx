import { answerLimits } from '@shop/contract/form-limits';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { call } from '#lib/api.ts';
import { isUnauthorized } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { TextArea } from '#ui/text-area.tsx';
import styles from './next-action-callout.module.css';
import { showOrderToast } from './order-toast.ts';
import type { AnswerDrafts } from './order-tools.ts';
import { putOrder } from './orders-query.ts';
import { readOrder } from './read-orders.ts';
import { useOrderAct } from './use-order-act.ts';

const maxLength = answerLimits.text;

/** Where each kind of words goes, and what is said around it. */
const areas = { answerQuestion: 'orders.next.answer', writeAboutOrder: 'orders.messages.write' } as const;

interface WordsFormProps {
  /** The answer to a question, or a message beside the steps. */
  sends: keyof typeof areas;
  orderId: string;
  code: string;
  drafts: AnswerDrafts;
  onSent: () => void;
  /** Opened by a press a moment ago. */
  takesFocus?: boolean;
}

/** Words of the patient to the pharmacy. What is typed stays until it has arrived. */
export function WordsForm({ sends, orderId, code, drafts, onSent, takesFocus }: WordsFormProps) {
  const t = useTranslations(areas[sends]);
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<'missing' | 'tooLong' | null>(null);
  const draftId = `${sends} ${orderId}`;
  const text = drafts.read(draftId);

  const { act, isBusy, error } = useOrderAct(
    async (words: string) => readOrder(await call(sends, { params: { id: orderId }, body: { code, text: words } })),
    {
      onDone: (order) => {
        drafts.write(draftId, '');
        putOrder(queryClient, order);
        showOrderToast(t('sent'), 'success');
        onSent();
      },
    },
  );

  useEffect(() => {
    if (error && !isUnauthorized(error)) failure.current?.focus();
  }, [error]);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const words = text.trim();
    const found = faultOf(words);
    setFault(found);
    if (found) field.current?.focus();
    else act(words);
  }

  return (
    <Stack as="form" gap={0.9} noValidate onSubmit={submit} className={styles.form}>
      {error !== null && (
        <Note as="div" tone="danger" ref={failure} tabIndex={-1} role="alert">
          <b>{t('failed')}</b> {errorText(error)}
        </Note>
      )}
      <Stack gap={0.35}>
        <TextArea
          ref={field}
          id={`${id}-words`}
          label={t('label')}
          rows={4}
          value={text}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-hint${fault ? ` ${id}-error` : ''}`}
          onChange={({ currentTarget }) => drafts.write(draftId, currentTarget.value)}
        />
        <Text size="small" id={`${id}-hint`}>
          {t('hint', { max: String(maxLength) })}
        </Text>
        {fault && <FieldError id={`${id}-error`}>{t(fault, { max: String(maxLength) })}</FieldError>}
      </Stack>
      <div>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('send')}
        </Button>
      </div>
    </Stack>
  );
}

function faultOf(words: string): 'missing' | 'tooLong' | null {
  if (words === '') return 'missing';
  return words.length > maxLength ? 'tooLong' : null;
}
