import type { DeskOrder } from '@shop/contract/desk/orders';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import { AttachWay } from '../attach-way.tsx';
import { checkId } from '../check-id.ts';
import { useMayAttach } from '../may-attach.ts';
import { canDo, type OfferedAction } from './next-action.ts';
import type { DecisionActs } from './use-decision-keys.ts';

/** The point of the checklist that brings it. */
function pointOf(obstacle: OfferedAction['obstacle']): 'eRezept' | 'signature' | null {
  if (obstacle === 'eRezeptNumber') return 'eRezept';
  return obstacle === 'validSignature' ? 'signature' : null;
}

interface MissingWaysProps {
  order: DeskOrder;
  next: OfferedAction;
  acts: DecisionActs;
  onOriginal: () => void;
}

/** Beside what is missing, the ways to get it: attach it, ask for it, record that it has come, note its number or its check. */
export function MissingWays({ order, next, acts, onOriginal }: MissingWaysProps) {
  const t = useTranslations('deskDecision');
  const { obstacle } = next;
  const isEvidence = obstacle === 'signedFile' || obstacle === 'photoOrPaper' || obstacle === 'paper';
  const isOriginal = (obstacle === 'photoOrPaper' || obstacle === 'paper') && canDo(order, 'original');
  const point = pointOf(obstacle);
  const isOpen = point !== null && order.facts.verifiedAt === null;
  const isToAttach = useMayAttach(order) && (obstacle === 'signedFile' || obstacle === 'photoOrPaper');
  if (!isToAttach && !(isEvidence && acts.onAsk) && !isOriginal && !isOpen) return null;
  return (
    <Row as="span" gap={0.5} role="group" aria-label={t('missing.ways.label')}>
      {isToAttach && <AttachWay order={order} />}
      {isEvidence && acts.onAsk && (
        <Button size="small" onClick={acts.onAsk}>
          {t('missing.ways.ask')}
        </Button>
      )}
      {isOriginal && (
        <Button size="small" onClick={onOriginal}>
          {t('actions.original')}
        </Button>
      )}
      {isOpen && point && (
        <Button size="small" onClick={() => document.getElementById(checkId(point))?.click()}>
          {t(`missing.ways.${point === 'eRezept' ? 'number' : 'signature'}`)}
        </Button>
      )}
    </Row>
  );
}
