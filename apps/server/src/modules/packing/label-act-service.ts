import type { Application } from '@shop/contract/desk/label';
import type { Transaction } from '../../db/pool.ts';
import type { LabelAct } from '../../db/schema/packing.ts';
import { ShopError } from '../../errors.ts';
import { recordAct } from '../journal/journal-service.ts';
import { isFirst } from '../orders/desk-request-service.ts';
import { linesForStaff } from '../orders/order-lines-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { type Colleague, requireForeign } from '../orders/staff-order-service.ts';
import { insertLabelAct } from './label-queries.ts';
import { type LabelledPortion, labelledPortions, requireWritable } from './label-service.ts';

interface ActOnLabel {
  orderId: string;
  /** The movement of its portion. */
  movementId: number;
  /** The caller's own name for it; null for a command, which a person types once. */
  key: string | null;
}

/** `version` is the label's that was seen; undefined for a command. */
type SeenLabel = ActOnLabel & { version: string | undefined };

/** Declares the label of a portion written by hand, with the reason. What was printed before is void. */
export function writeByHand(
  parts: OrderParts,
  colleague: Colleague,
  { reason, ...act }: SeenLabel & { reason: string },
) {
  return onLabel(parts, colleague, act, (labelled) => {
    requireWritable(labelled);
    requireUnchanged(labelled, act.version);
    return { kind: 'byHand', labelVersion: labelled.version, reason };
  });
}

/** Says that the label on the container was looked at. Only of what is packed, and printed or written as it is now. */
export function confirmSeen(parts: OrderParts, colleague: Colleague, act: SeenLabel) {
  return onLabel(parts, colleague, act, (labelled, isPacked) => {
    if (!isPacked) throw new ShopError('InvalidState');
    requireWritable(labelled);
    if (!labelled.isMadeCurrent) throw new ShopError('LabelNotPrinted');
    requireUnchanged(labelled, act.version);
    return { kind: 'seen', labelVersion: labelled.version };
  });
}

/** Says how it is used, as prescribed, where the record of the prescription does not name it. */
export function settleApplication(
  parts: OrderParts,
  colleague: Colleague,
  { application, ...act }: ActOnLabel & { application: Application },
) {
  return onLabel(parts, colleague, act, ({ isPrescribed }) => {
    if (isPrescribed) throw new ShopError('InvalidState');
    return { kind: 'application', application };
  });
}

function requireUnchanged({ version }: LabelledPortion, seen: string | undefined): void {
  if (seen !== undefined && seen !== version) throw new ShopError('LabelChanged');
}

type Said = Pick<LabelAct, 'kind'> & Partial<Pick<LabelAct, 'labelVersion' | 'application' | 'reason'>>;

/** Until the order is released. Each is on record beside the protocol and in the journal. */
async function onLabel(
  parts: OrderParts,
  colleague: Colleague,
  { orderId, movementId, key }: ActOnLabel,
  say: (labelled: LabelledPortion, isPacked: boolean) => Said,
): Promise<void> {
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    const order = await requireForeign(tx, colleague, orderId);
    if (key !== null && !(await isFirst(tx, { staffId: colleague.id, key, now }))) return;
    if (order.status !== 'preparing' || order.releasedAt) throw new ShopError('InvalidState');
    const lines = await linesForStaff(tx, order.id);
    const portions = await labelledPortions(tx, { config: parts.config, order, lines, now });
    const labelled = portions.find(({ portion }) => portion.movementId === movementId);
    if (!labelled) throw new ShopError('NotFound');
    const said = say(labelled, order.preparedAt !== null);
    await record(tx, colleague, { orderId: order.id, labelled, said, now });
  });
}

const journalWords = {
  printed: 'paperPrinted',
  byHand: 'labelWrittenByHand',
  seen: 'labelSeen',
  application: 'applicationSettled',
} as const;

async function record(
  tx: Transaction,
  { id, name }: Colleague,
  { orderId, labelled, said, now }: { orderId: string; labelled: LabelledPortion; said: Said; now: Date },
): Promise<void> {
  const { portion, line } = labelled;
  const by = { at: now, byStaffId: id, byName: name };
  await insertLabelAct(tx, { orderId, movementId: portion.movementId, position: line.position, ...said, ...by });
  const { application, reason } = said;
  await recordAct(
    tx,
    { id, name },
    {
      at: now,
      subject: 'order',
      subjectId: orderId,
      what: journalWords[said.kind],
      detail: {
        position: line.position,
        batch: portion.batch.number,
        ...(application && { application }),
        ...(reason && { reason }),
      },
    },
  );
}
