import type { DeskAction } from '@shop/contract/desk/desk-actions';
import type { DeskOrder } from '@shop/contract/desk/orders';
import type { QueueRow } from '@shop/contract/desk/queue';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { canTellDelay } from '#domain/desk/deadline/can-tell-delay.ts';
import { useDelay } from '#domain/desk/deadline/use-delay.ts';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './decision/decision-bar.module.css';
import { DecisionButtons } from './decision/decision-buttons.tsx';
import { canDo, furtherActions, nextAction, refusal } from './decision/next-action.ts';
import { useAct } from './decision/use-act.ts';
import { useDecisionKeys } from './decision/use-decision-keys.ts';
import { DecisionPanel, type Panel, takesForm } from './decision-panel.tsx';
import { reviewQuery } from './desk-order-queries.ts';

interface DecisionBarProps {
  order: DeskOrder;
  /** As the queue knows it; undefined once it is over. */
  row: QueueRow | undefined;
  maySeePrescription: boolean;
}

/** What is done with the order: one main step, the question, the change, the note, and a quiet list of the rest. */
export function DecisionBar({ order, row, maySeePrescription }: DecisionBarProps) {
  const t = useTranslations('deskDecision');
  const [panel, setPanel] = useKeptState<Panel | null>(`panel ${order.id}`, null);
  const bar = useRef<HTMLElement>(null);
  const { write, isBusy, failure } = useAct(order.id);
  const delay = useDelay();
  const mayAsk = useHasRight('askPatient');
  const { data: review } = useQuery({
    ...reviewQuery(order.id, useDeskCall()),
    enabled: maySeePrescription && !order.isOwn,
  });
  const next = nextAction(order);
  const no = refusal(order);

  function act(action: DeskAction): void {
    if (takesForm(action)) setPanel(action);
    else if (action !== 'agree' && action !== 'decline') {
      setPanel(null);
      write({ version: order.version, action });
    }
  }

  function close(): void {
    setPanel(null);
    bar.current?.focus();
  }

  const open = (wanted: Panel) => () => setPanel(wanted);
  const hasProposal = order.amendments.some(({ state }) => state === 'proposed') && canDo(order, 'agree');
  const acts = {
    onYes: next && next.obstacle === null ? () => act(next.name) : undefined,
    onNo: no ? open(no) : undefined,
    onAsk: canDo(order, 'ask') ? open('ask') : undefined,
    onNote: order.isOwn ? undefined : open('note'),
    onAmend: canDo(order, 'propose') || hasProposal ? open('propose') : undefined,
    onDelay: row && mayAsk && !order.isOwn && canTellDelay(row) ? () => delay.tell(row) : undefined,
    onMore: furtherActions(order).length > 0 ? open('more') : undefined,
  };
  useDecisionKeys(acts);

  if (order.isOwn) return null;
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={t('label')}
      className={joinClasses(styles.bar, panel !== null && styles.open)}
    >
      {panel && <DecisionPanel panel={panel} order={order} onAct={act} onClose={close} />}
      {failure && !panel && <FailureWords failure={failure} />}
      <DecisionButtons
        order={order}
        review={review}
        acts={acts}
        onOriginal={() => act('original')}
        refusal={no}
        isBusy={isBusy}
        isTelling={delay.isTelling}
        nextStep={row?.nextStep}
        isShort={panel !== null}
      />
    </section>
  );
}
