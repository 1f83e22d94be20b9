import {
  type AnswerChoice,
  canAnswer,
  isDosage,
  isSettledByDay,
  isSettledByDosage,
  isSettledByProduct,
} from '@shop/contract/desk/difference-answers';
import { longestAnswer, recordLimits } from '@shop/contract/desk/review-limits';
import { namesProduct } from '@shop/contract/desk/written-names';
import { useMutation } from '@tanstack/react-query';
import Phone from 'lucide-react/icons/phone';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { TextField } from '#ui/field.tsx';
import { Row } from '#ui/row.tsx';
import type { ReviewRow } from '../desk-order-queries.ts';
import { RefusalNote } from '../refusal-note.tsx';
import { useReviewWritten } from '../use-review-written.ts';
import { CallFields } from './call-fields.tsx';
import styles from './comparison.module.css';
import { callAt, readCall, type WrittenCall } from './written-call.ts';

interface DifferenceAnswerProps {
  row: ReviewRow;
  orderId: string;
  phone: string;
  /** The ordered product that the row is about; empty for none. */
  ordered: string;
  onAnswered: () => void;
}

/** What settles a difference: one of the ways the rules allow, and in words what somebody said. */
export function DifferenceAnswer({ row, orderId, phone, ordered, onAnswered }: DifferenceAnswerProps) {
  const t = useTranslations('deskCheck');
  const id = useId();
  const deskCall = useDeskCall();
  const written = useReviewWritten(orderId);
  const [choice, choose] = useKeptState<AnswerChoice | undefined>(
    `choice ${orderId} ${row.id}`,
    row.choices.length === 1 ? row.choices[0] : undefined,
  );
  const [text, setText] = useKeptState(`answer ${orderId} ${row.id}`, '');
  const [dosage, setDosage] = useKeptState(`dosage ${orderId} ${row.id}`, '');
  const [call, setCall] = useKeptState<WrittenCall>(`call ${orderId} ${row.id}`, callAt(new Date()));
  const [wasTried, setTried] = useState(false);
  const isCall = choice === 'practiceCalled';
  const { spokenWith, spokenAt, day, product } = readCall(call);
  const asksProduct = isCall && row.difference !== null && isSettledByProduct(row.difference);
  const asksDosage = row.difference !== null && isSettledByDosage(row.difference);
  const instructions = asksDosage ? dosage.trim() : undefined;
  const asksDay = isCall && row.difference !== null && isSettledByDay(row.difference);
  const isEnough =
    choice !== undefined &&
    row.difference !== null &&
    canAnswer(row.difference, { choice, text, instructions, spokenWith, day, product }) &&
    (!asksProduct || namesProduct(product ?? '', ordered)) &&
    (!isCall || spokenAt !== null);
  const isSaid = text.trim() !== '';
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: AnswerChoice) =>
      deskCall('answerDifference', {
        params: { id: orderId },
        body: {
          ...{ row: row.id, choice: chosen, text: text.trim() },
          ...(instructions !== undefined && { instructions }),
          ...(isCall && spokenWith && spokenAt && { spokenWith, spokenAt }),
          ...(asksDay && day && { day }),
          ...(asksProduct && product && { product }),
        },
      }),
    onSuccess: (review) => {
      written.show(review);
      onAnswered();
    },
    onError: written.readAnew,
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (isEnough && choice && !isPending) mutate(choice);
  }

  return (
    <form className={styles.answer} onSubmit={submit} noValidate>
      <RefusalNote error={error} />
      <div role="radiogroup" aria-label={t('answer')} className={styles.choices}>
        {row.choices.map((one) => (
          <Choice key={one} type="radio" name={`${id}-choice`} checked={choice === one} onChange={() => choose(one)}>
            {t(`choices.${one}`)}
          </Choice>
        ))}
      </div>
      {isCall && row.difference && (
        <CallFields
          id={id}
          difference={row.difference}
          call={call}
          onChange={setCall}
          wasTried={wasTried}
          ordered={ordered}
        />
      )}
      <TextField
        id={`${id}-text`}
        label={t(isCall ? 'answerSaid' : 'answerText')}
        value={text}
        maxLength={longestAnswer}
        error={
          wasTried && !isEnough && !isCall && !(choice && isSaid) && t(choice ? 'answerTextMissing' : 'answerMissing')
        }
        onChange={({ target }) => setText(target.value)}
      />
      {asksDosage && (
        <TextField
          id={`${id}-dosage`}
          label={t('answerDosage')}
          value={dosage}
          maxLength={recordLimits.instructions}
          error={wasTried && !isDosage(dosage) && t('answerDosageMissing')}
          onChange={({ target }) => setDosage(target.value)}
        />
      )}
      {isCall && <p>{t('signOriginal')}</p>}
      <Row gap={0.5}>
        <Button type="submit" size="small" isBusy={isPending}>
          {t('settle')}
        </Button>
        {phone && (
          <ButtonAnchor
            size="small"
            icon={<Phone aria-hidden="true" />}
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
          >
            {t('practice', { phone })}
          </ButtonAnchor>
        )}
      </Row>
    </form>
  );
}
