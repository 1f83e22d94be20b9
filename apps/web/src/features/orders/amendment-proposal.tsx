import { answerLimits } from '@shop/contract/form-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { call } from '#lib/api.ts';
import { isUnauthorized } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { Subheading } from '#ui/subheading.tsx';
import { Text } from '#ui/text.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { AmendmentLines } from './amendment-lines.tsx';
import styles from './amendment-proposal.module.css';
import callout from './next-action-callout.module.css';
import type { Amendment } from './order.ts';
import { showOrderToast } from './order-toast.ts';
import type { AnswerDrafts } from './order-tools.ts';
import { putOrder } from './orders-query.ts';
import { readOrder } from './read-orders.ts';
import { useOrderAct } from './use-order-act.ts';

type Decision = 'agree' | 'decline';

interface AmendmentProposalProps {
  orderId: string;
  code: string;
  amendment: Amendment;
  reason: string | null;
  isPaid: boolean;
  drafts: AnswerDrafts;
  onDecided: () => void;
}

/** What the pharmacy would change, and the patient's yes or no. Words may go along; they stay until they have arrived. */
export function AmendmentProposal(props: AmendmentProposalProps) {
  const { orderId, code, amendment, reason, isPaid, drafts, onDecided } = props;
  const t = useTranslations('orders.next.amendment');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const id = useId();
  const failure = useRef<HTMLDivElement>(null);
  const [decided, setDecided] = useState<Decision | null>(null);
  const text = drafts.read(orderId);

  const { act, isBusy, error } = useOrderAct(
    async (decision: Decision) => {
      const words = text.trim().slice(0, answerLimits.text);
      const body = { code, amendmentId: amendment.id, decision, ...(words && { text: words }) };
      return readOrder(await call('decideAmendment', { params: { id: orderId }, body }));
    },
    {
      onDone: (order) => {
        drafts.write(orderId, '');
        putOrder(queryClient, order);
        showOrderToast(t(decided === 'decline' ? 'declined' : 'agreed'), 'success');
        onDecided();
      },
    },
  );

  useEffect(() => {
    if (error && !isUnauthorized(error)) failure.current?.focus();
  }, [error]);

  function decide(decision: Decision) {
    setDecided(decision);
    act(decision);
  }

  return (
    <>
      <Subheading isBold>{t('title')}</Subheading>
      {reason && <p className={callout.written}>{reason}</p>}
      <AmendmentLines amendment={amendment} />
      <Text size="small">{t(isPaid ? 'paid' : 'unpaid')}</Text>
      <Stack gap={0.9} className={styles.form}>
        {error !== null && (
          <Note as="div" tone="danger" ref={failure} tabIndex={-1} role="alert">
            <b>{t('failed')}</b> {errorText(error)}
          </Note>
        )}
        <TextArea
          id={`${id}-words`}
          label={t('words')}
          rows={3}
          maxLength={answerLimits.text}
          value={text}
          onChange={({ currentTarget }) => drafts.write(orderId, currentTarget.value)}
        />
        <Row gap={0.6}>
          <Button variant="primary" isBusy={isBusy && decided === 'agree'} onClick={() => decide('agree')}>
            {t('agree')}
          </Button>
          <Button isBusy={isBusy && decided === 'decline'} onClick={() => decide('decline')}>
            {t('decline')}
          </Button>
        </Row>
      </Stack>
    </>
  );
}
