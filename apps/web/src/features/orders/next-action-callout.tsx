import { useTranslations } from 'use-intl';
import { IconLine } from '#ui/icon-line.tsx';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import { Subheading } from '#ui/subheading.tsx';
import { AmendmentProposal } from './amendment-proposal.tsx';
import { nextActionOf } from './next-action.ts';
import styles from './next-action-callout.module.css';
import { lookOf } from './next-action-look.ts';
import { Hold, OnItsWay, PickUp, Reason, Withdrawn } from './next-action-words.tsx';
import { OpenPoints, OriginalMeanwhile } from './open-points.tsx';
import type { Order } from './order.ts';
import type { AnswerDrafts } from './order-tools.ts';
import { WordsForm } from './words-form.tsx';

interface NextActionCalloutProps {
  order: Order;
  code: string;
  drafts: AnswerDrafts;
  onAnswered: () => void;
}

/** The one thing the patient has to do or to know now. */
export function NextActionCallout({ order, code, drafts, onAnswered }: NextActionCalloutProps) {
  const t = useTranslations('orders.next');
  const action = nextActionOf(order);
  if (!action) return null;
  const { tone, Icon } = lookOf(action);

  return (
    <Note as="section" tone={tone} aria-label={t('label')} className={styles.callout}>
      <IconLine icon={<Icon aria-hidden="true" />} tone={tone === 'plain' ? 'quiet' : tone}>
        <Stack gap={0.75} align="start" className={styles.words}>
          {action.kind === 'withdrawn' && <Withdrawn declaredAt={action.declaredAt} />}
          {action.kind === 'decide' && (
            <AmendmentProposal
              orderId={order.id}
              code={code}
              amendment={action.amendment}
              reason={action.reason}
              isPaid={order.payment.paidAt !== null}
              drafts={drafts}
              onDecided={onAnswered}
            />
          )}
          {action.kind === 'answer' && (
            <>
              <Subheading isBold>{t('answer.title')}</Subheading>
              {action.question && <p className={styles.written}>{action.question}</p>}
              <WordsForm sends="answerQuestion" orderId={order.id} code={code} drafts={drafts} onSent={onAnswered} />
            </>
          )}
          {(action.kind === 'decide' || action.kind === 'answer') && <OriginalMeanwhile order={order} code={code} />}
          {action.kind === 'open' && <OpenPoints order={order} code={code} action={action} />}
          {action.kind === 'wait' && <p>{t(`wait.${action.for}`)}</p>}
          {action.kind === 'onItsWay' && <OnItsWay order={order} />}
          {action.kind === 'nobodyThere' && <p>{t('nobodyThere')}</p>}
          {action.kind === 'pickUp' && <PickUp order={order} />}
          {action.kind === 'ended' && (
            <>
              <p>{t(`ended.${action.how}`)}</p>
              <Reason order={order} />
            </>
          )}
          {action.kind !== 'withdrawn' && <Hold order={order} />}
        </Stack>
      </IconLine>
    </Note>
  );
}
