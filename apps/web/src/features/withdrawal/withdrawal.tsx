import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#lib/api.ts';
import { fieldsOf, textIn } from '#lib/read-fields.ts';
import { Card } from '#ui/card.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import numbers from '#ui/numbered.module.css';
import { Row } from '#ui/row.tsx';
import type { Declaration } from './declaration.ts';
import styles from './withdrawal.module.css';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';
import { WithdrawalReview } from './withdrawal-review.tsx';

export type WithdrawalStep = 'entries' | 'review' | 'receipt';

interface WithdrawalProps {
  step: WithdrawalStep;
  declaration: Declaration;
  /** When the shop received it; null before. */
  receivedAt: string | null;
  onChange: (change: Partial<Declaration>) => void;
  onReview: () => void;
  onChangeEntries: () => void;
  onReceived: (receivedAt: string) => void;
  /** From the beginning, for another contract. */
  onAnother: () => void;
}

/** Withdraws from a contract in two steps, without a sign-in (§ 356a BGB). What is typed stays until it has arrived. */
export function Withdrawal({ step, declaration, receivedAt, onReceived, ...on }: WithdrawalProps) {
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: declare, gcTime: 0, onSuccess: onReceived });

  function changeEntries() {
    reset();
    on.onChangeEntries();
  }

  return (
    <Card gap={1.35} className={styles.box}>
      {step !== 'receipt' && <TwoSteps step={step} />}
      {step === 'entries' && (
        <WithdrawalForm declaration={declaration} onChange={on.onChange} onComplete={on.onReview} />
      )}
      {step === 'review' && (
        <WithdrawalReview
          declaration={declaration}
          isSending={isPending}
          error={error}
          onConfirm={() => mutate(declaration)}
          onChange={changeEntries}
        />
      )}
      {step === 'receipt' && receivedAt && (
        <WithdrawalReceipt declaration={declaration} receivedAt={receivedAt} onAnother={on.onAnother} />
      )}
    </Card>
  );
}

function TwoSteps({ step }: { step: WithdrawalStep }) {
  const t = useTranslations('withdrawal');
  const isReview = step === 'review';
  return (
    <Row as="ol" gap={[0.5, 1.5]} className={joinClasses(numbers.numbered, styles.steps)} aria-label={t('steps')}>
      <li className={joinClasses(isReview && styles.done)} aria-current={isReview ? undefined : 'step'}>
        {t('entries')}
      </li>
      <li aria-current={isReview ? 'step' : undefined}>{t('confirmation')}</li>
    </Row>
  );
}

/** Answers when it arrived; a server that does not tell has it now. */
async function declare({ products, ...declaration }: Declaration): Promise<string> {
  const body = declaration.scope === 'part' ? { ...declaration, products } : declaration;
  const answer: unknown = await call('declareWithdrawal', { body });
  return textIn(fieldsOf(answer)?.receivedAt) ?? new Date().toISOString();
}
