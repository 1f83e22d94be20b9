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

interface AnswerFormProps {
  orderId: string;
  code: string;
  drafts: AnswerDrafts;
  onAnswered: () => void;
}

/** The answer to the pharmacy's question. What is typed stays until it has arrived. */
export function AnswerForm({ orderId, code, drafts, onAnswered }: AnswerFormProps) {
  const t = useTranslations('orders.next.answer');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<'missing' | 'tooLong' | null>(null);
  const text = drafts.read(orderId);

  const { act, isBusy, error } = useOrderAct(
    async (answer: string) =>
      readOrder(await call('answerQuestion', { params: { id: orderId }, body: { code, text: answer } })),
    {
      onDone: (order) => {
        drafts.write(orderId, '');
        putOrder(queryClient, order);
        showOrderToast(t('sent'), 'success');
        onAnswered();
      },
    },
  );

  useEffect(() => {
    if (error && !isUnauthorized(error)) failure.current?.focus();
  }, [error]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const answer = text.trim();
    const found = faultOf(answer);
    setFault(found);
    if (found) field.current?.focus();
    else act(answer);
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
          id={`${id}-answer`}
          label={t('label')}
          rows={4}
          value={text}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-hint${fault ? ` ${id}-error` : ''}`}
          onChange={({ currentTarget }) => drafts.write(orderId, currentTarget.value)}
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

function faultOf(answer: string): 'missing' | 'tooLong' | null {
  if (answer === '') return 'missing';
  return answer.length > maxLength ? 'tooLong' : null;
}
