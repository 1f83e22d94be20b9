import type { DeskOrder } from '@shop/contract/desk/orders';
import type { QueueRow } from '@shop/contract/desk/queue';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Hourglass from 'lucide-react/icons/hourglass';
import Pencil from 'lucide-react/icons/pencil';
import StickyNote from 'lucide-react/icons/sticky-note';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { KeyedButton } from '#domain/desk/keys/keyed-button.tsx';
import type { Review } from '../desk-order-queries.ts';
import styles from './decision-bar.module.css';
import { MissingWays } from './missing-ways.tsx';
import { nextAction, whyNoAction } from './next-action.ts';
import { useActionName } from './use-action-name.ts';
import { type DecisionActs, decisionKeys } from './use-decision-keys.ts';
import { useMissingWords } from './use-missing-words.ts';

interface DecisionButtonsProps {
  order: DeskOrder;
  review: Review | undefined;
  acts: DecisionActs;
  refusal: 'reject' | 'cancel' | null;
  onOriginal: () => void;
  isBusy: boolean;
  isTelling: boolean;
  /** As the queue knows it; undefined once it is over. */
  nextStep: QueueRow['nextStep'] | undefined;
  /** An open form needs the room: what is missing is only counted then. */
  isShort: boolean;
}

/** The buttons with their keys. The main one stays in sight while it is locked, and says why it is. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { order, review, acts, onOriginal, refusal, isBusy, isTelling, nextStep, isShort } = props;
  const t = useTranslations('deskDecision');
  const stepName = useTranslations('deskQueue.steps');
  const nameOf = useActionName();
  const missingWords = useMissingWords();
  const whyId = useId();
  const next = nextAction(order);
  const missing = next && missingWords(next, review, order);
  const why = next ? missing?.full : t(`next.${whyNoAction(order)}`);

  return (
    <div className={styles.buttons}>
      <div className={styles.quiet}>
        <KeyedButton variant="ghost" icon={<StickyNote />} letter={decisionKeys.onNote} onPress={acts.onNote}>
          {t('note.title')}
        </KeyedButton>
        <KeyedButton variant="ghost" icon={<Pencil />} letter={decisionKeys.onAmend} onPress={acts.onAmend}>
          {t('actions.propose')}
        </KeyedButton>
        <KeyedButton
          variant="ghost"
          icon={<Hourglass />}
          letter={decisionKeys.onDelay}
          isBusy={isTelling}
          onPress={acts.onDelay}
        >
          {t('delay')}
        </KeyedButton>
        <KeyedButton variant="ghost" icon={<Ellipsis />} letter={decisionKeys.onMore} onPress={acts.onMore}>
          {t('more')}
        </KeyedButton>
      </div>
      <p className={styles.why}>
        {next && nextStep && !isShort && <span>{t('nextStep', { step: stepName(nextStep) })} </span>}
        {isShort && missing && <span aria-hidden="true">{missing.short}</span>}
        <span id={whyId} role="status" className={isShort && missing ? 'visually-hidden' : undefined}>
          {why}
        </span>
        {order.facts.isRecordedBefore && <span> {t('missing.recordedBefore')}</span>}
      </p>
      {next && !isShort && <MissingWays order={order} next={next} acts={acts} onOriginal={onOriginal} />}
      <div className={styles.deciding}>
        {refusal && (
          <KeyedButton variant="danger" letter={decisionKeys.onNo} onPress={acts.onNo}>
            {nameOf(refusal, order)}
          </KeyedButton>
        )}
        <KeyedButton letter={decisionKeys.onAsk} onPress={acts.onAsk}>
          {t('actions.ask')}
        </KeyedButton>
        {next && (
          <KeyedButton
            variant="primary"
            letter={decisionKeys.onYes}
            isBusy={isBusy}
            isLocked={!acts.onYes}
            describedBy={why ? whyId : undefined}
            onPress={acts.onYes ?? (() => {})}
          >
            {nameOf(next.name, order)}
          </KeyedButton>
        )}
      </div>
    </div>
  );
}
