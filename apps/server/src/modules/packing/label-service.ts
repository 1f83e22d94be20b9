import { type Application, type LabelPart, proposedApplication } from '@shop/contract/desk/label';
import { prescribedApplication } from '@shop/contract/desk/settled-instructions';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { Database } from '../../db/pool.ts';
import type { Order, OrderLine } from '../../db/schema/orders.ts';
import type { LabelAct, Weighing } from '../../db/schema/packing.ts';
import type { DispensingLabel } from '../../documents/label-pdf.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { amountText } from '../orders/order-lines-service.ts';
import { instructionsOf, latestRecordOf } from '../prescriptions/review-service.ts';
import { type DispensedPortion, portionsOf } from '../stock/stock-service.ts';
import { labelOf } from './label-content.ts';
import { labelActsOf } from './label-queries.ts';
import { lastWeighings } from './packing-check-service.ts';
import { weighingsOf } from './packing-queries.ts';

/** One container with its label as it is now, and what was said about that label. */
export interface LabelledPortion {
  portion: DispensedPortion;
  line: OrderLine;
  weighing: Weighing | null;
  label: DispensingLabel;
  missing: LabelPart[];
  version: string;
  /** Whether the record of the prescription says how it is used. */
  isPrescribed: boolean;
  /** By the words of the prescription, where nobody has said yet how it is used. */
  proposedApplication: Application | null;
  /** Printed or written by hand last; another one before it is void. */
  made: LabelAct | null;
  isMadeCurrent: boolean;
  /** Since it was made, as it is now. */
  seen: LabelAct[];
}

interface Labelled {
  config: ShopConfig;
  order: Order;
  lines: readonly OrderLine[];
  now: Date;
}

export async function labelledPortions(
  db: Database,
  { config, order, lines, now }: Labelled,
): Promise<LabelledPortion[]> {
  const record = await latestRecordOf(db, order.id);
  const instructionsAt = await instructionsOf(db, order.id);
  const weighed = lastWeighings(await weighingsOf(db, order.id));
  const acts = await labelActsOf(db, order.id);
  return (await portionsOf(db, order.id)).flatMap((portion) => {
    const line = lines.find(({ productId }) => productId === portion.productId);
    if (!line) return [];
    const weighing = weighed.get(portion.movementId) ?? null;
    const instructions = instructionsAt(line.position);
    const prescribed = record && prescribedApplication(record, line.position);
    const settled = acts.findLast(({ kind, position }) => kind === 'application' && position === line.position);
    const application = prescribed ?? settled?.application ?? null;
    const content = labelOf({
      config,
      order,
      line,
      portion,
      record,
      instructions,
      application,
      amount: amountText({ quantity: portion.units, unit: line.unit }),
      madeOn: germanDay(weighing?.at ?? now),
    });
    const own = acts.filter(({ movementId }) => movementId === portion.movementId);
    const made = own.findLast(({ kind }) => kind === 'printed' || kind === 'byHand') ?? null;
    // What lay apart in between is looked at again.
    const asideSince = portion.setAside?.at ?? new Date(0);
    const isSeen = ({ kind, id, at, labelVersion }: LabelAct) =>
      kind === 'seen' && made !== null && id > made.id && labelVersion === content.version && at >= asideSince;
    return [
      {
        portion,
        line,
        weighing,
        ...content,
        isPrescribed: prescribed !== null,
        proposedApplication: application === null ? proposedApplication(instructions ?? '', line.unit) : null,
        made,
        isMadeCurrent: made?.labelVersion === content.version,
        seen: own.filter(isSeen),
      },
    ];
  });
}

/** A container without a protocol gets no label: `InvalidState`. `LabelIncomplete` for what does not say all that it has to. */
export function requireWritable({ weighing, missing }: Pick<LabelledPortion, 'weighing' | 'missing'>): void {
  if (!weighing) throw new ShopError('InvalidState');
  if (missing.length > 0) throw new ShopError('LabelIncomplete', { missing });
}
