import type { Role } from '@shop/contract/rights';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { dispatches } from '../../db/schema/handover.ts';
import { orderEvents, orderLines, orders } from '../../db/schema/orders.ts';
import { labelActs, weighings } from '../../db/schema/packing.ts';
import { differenceAnswers, prescriptionRecords, prescriptionTicks } from '../../db/schema/prescription-reviews.ts';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import { staff } from '../../db/schema/staff.ts';
import { portionsOf } from '../../modules/stock/stock-service.ts';

type Records = Awaited<ReturnType<typeof recordsOf>>;

/** What the shop has written down about an order, entry by entry. The rules that let it go are not asked. */
async function recordsOf(db: Database, id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error('there is no such order');
  const people = await db.select().from(staff);
  return {
    order,
    lines: await db.select().from(orderLines).where(eq(orderLines.orderId, id)),
    events: await db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.id)),
    records: await db.select().from(prescriptionRecords).where(eq(prescriptionRecords.orderId, id)),
    ticks: await db
      .select()
      .from(prescriptionTicks)
      .where(eq(prescriptionTicks.orderId, id))
      .orderBy(prescriptionTicks.id),
    answers: await db.select().from(differenceAnswers).where(eq(differenceAnswers.orderId, id)),
    labels: await db.select().from(labelActs).where(eq(labelActs.orderId, id)).orderBy(labelActs.id),
    weighed: await db.select().from(weighings).where(eq(weighings.orderId, id)),
    files: await db.select().from(prescriptionFiles).where(eq(prescriptionFiles.orderId, id)),
    ways: await db.select().from(dispatches).where(eq(dispatches.orderId, id)).orderBy(desc(dispatches.number)),
    portions: await portionsOf(db, id),
    rolesOf: (staffId: string | null): Role[] => people.find((person) => person.id === staffId)?.roles ?? [],
  };
}

const pharmacist = (roles: Role[]) => roles.includes('pharmacist') || roles.includes('lead');
const never = new Date(0);
const from = <Said extends { at: Date }>(all: Said[], since: Date) => all.filter(({ at }) => at >= since);

/** The last entry of these kinds. */
function last({ events }: Records, ...kinds: string[]) {
  return events.findLast(({ what, status }) => kinds.includes(what) || (status !== null && kinds.includes(status)));
}

/** Since when nothing has happened that asks for everything to be looked at anew. */
function checkedSince(known: Records): Date {
  const anew = ['prescriptionReplaced', 'prescriptionCheckTakenBack', 'originalTakenBack', 'originalReplaced'];
  return last(known, ...anew)?.at ?? never;
}

/** Whether somebody vouches for this point, and how. */
function ticked(known: Records, point: string) {
  const said = from(known.ticks, checkedSince(known)).findLast((tick) => tick.point === point);
  return said?.tick.isDone ? said.tick : null;
}

const isDose = (text: string | null | undefined) => /\d/.test(text ?? '');

/** What the label of a line had to say at a moment. */
function doseAt(known: Records, position: number, at: Date): string | null {
  const record = known.records.filter((one) => one.at <= at).toSorted((a, b) => b.version - a.version)[0];
  const line = record?.record.lines.find(({ orderLine }) => orderLine === position);
  if (!line) return null;
  if (isDose(line.instructions)) return line.instructions;
  const isAbout = (rowId: string) => rowId.startsWith(`["instructions",`) && JSON.parse(rowId)[2] === position;
  const said = known.answers.filter((one) => one.round === record?.round && one.at <= at && isAbout(one.rowId));
  const called = said.at(-1);
  const isCall = called?.choice === 'practiceCalled' && (called.spokenWith ?? '') !== '';
  return isCall && isDose(called.instructions) ? called.instructions : null;
}

function prescriptionComplaints(known: Records): string[] {
  const { order, lines, records, answers, files, rolesOf } = known;
  const since = checkedSince(known);
  const verified = last(known, 'prescriptionVerified');
  const saved = from(records, since).toSorted((a, b) => b.version - a.version)[0];
  const record = saved?.record;
  const said = (choice: string) => from(answers, since).some((answer) => answer.choice === choice);
  const scanned = last(known, 'originalReceived', 'originalScanUndone', 'originalTakenBack')?.what;
  const file = files.find(({ kind, replacedAt }) => kind === 'handedIn' && replacedAt === null);
  const signature = ticked(known, 'signature');
  const evidence = {
    signedFile:
      file?.mediaType === 'application/pdf' && signature?.check === 'signature' && signature.result === 'valid',
    paper: scanned === 'originalReceived' && ticked(known, 'original') !== null,
    eRezept: ticked(known, 'eRezept')?.check === 'eRezept',
  };
  const covered = lines.every(({ position, quantity, unit, name }) => {
    const prescribed = record?.lines.filter((line) => line.orderLine === position && line.unit === unit) ?? [];
    const isNamed = prescribed.every(({ product }) => product === name) || said('sameProduct');
    return isNamed && prescribed.reduce((sum, { amount }) => sum + amount, 0) >= quantity;
  });
  return complaints({
    'no record of the prescription since it came': record !== undefined,
    'not called valid since it came': verified !== undefined && verified.at > since,
    'called valid by nobody who may': pharmacist(rolesOf(verified?.byStaffId ?? null)),
    'called valid before it was read': saved !== undefined && verified !== undefined && saved.at < verified.at,
    'its evidence was never recorded': record?.evidence != null && record.evidence === order.evidence,
    [`no ${order.evidence} in the house`]: order.evidence !== null && evidence[order.evidence],
    'more or other than prescribed': covered,
    'of another person': record?.patientName === order.patientName || said('samePerson'),
    'of another birth date': record?.birthDate === order.birthDate,
    'not signed': record?.isSigned === true,
    'without a dose': lines.every(({ position }) => doseAt(known, position, new Date(8e15)) !== null),
    'never looked at for plausibility': ticked(known, 'plausibility') !== null,
  });
}

function packingComplaints(known: Records): string[] {
  const { lines, labels, weighed, portions, rolesOf } = known;
  const begun = last(known, 'preparing')?.at ?? never;
  const packed = last(known, 'packed');
  const released = last(known, 'released');
  const isAfter = (later: Date | undefined, earlier: Date | undefined) => !!later && !!earlier && later > earlier;
  const weighedBy = portions.map(
    ({ movementId }) => weighed.findLast((one) => one.movementId === movementId)?.byStaffId,
  );
  const ofPortions = portions.map(({ movementId, batch, productId }) => {
    const own = labels.filter((label) => label.movementId === movementId);
    const made = own.findLast(({ kind }) => kind === 'printed' || kind === 'byHand');
    const seen = own.find(
      (label) => label.kind === 'seen' && label.byStaffId === released?.byStaffId && label.id > (made?.id ?? 0),
    );
    const position = lines.find((line) => line.productId === productId)?.position ?? 0;
    const isNow = made && doseAt(known, position, made.at) === doseAt(known, position, new Date(8e15));
    return complaints({
      'from a batch without a number': !['', '–', '-'].includes(batch.number ?? ''),
      'with no label': made !== undefined && isAfter(released?.at, made.at),
      'with a label that nobody saw': made !== undefined && isAfter(released?.at, seen?.at),
      'with a label that says another dose': isNow === true,
    });
  });
  return [
    ...ofPortions.flat(),
    ...complaints({
      'nothing was taken out of a batch': portions.length >= lines.length,
      'not weighed': weighedBy.every((by) => by !== undefined),
      'not packed': isAfter(packed?.at, begun),
      'not released': isAfter(released?.at, packed?.at),
      'released by nobody who may': pharmacist(rolesOf(released?.byStaffId ?? null)),
      'released by who packed it': ![packed?.byStaffId, ...weighedBy].includes(released?.byStaffId ?? ''),
    }),
  ];
}

/** To whom it goes, what was said, and what was noted down for it. */
function leavingComplaints(known: Records): string[] {
  const { order, ways } = known;
  const { status, shippingType, evidence, deliveryAddress, patientName, recipientAnswer } = order;
  const begun = last(known, 'preparing')?.at ?? never;
  const marked = last(known, 'originalKept', 'originalWithGoods', 'originalGivenBack', 'originalToSendBack');
  const isNamed = shippingType === 'selfPickUp' || deliveryAddress.fullName === patientName;
  const advised = ticked(known, 'advice') ?? last(known, 'adviceByPhone', 'adviceInPerson', 'adviceDeclined');
  const isHandedOver = status === 'completed' && shippingType !== 'standard';
  const isGone = status !== 'readyForPickup';
  const [way] = ways;
  const mayTake = way?.taker !== 'recipient' || ['samePerson', 'mayReceive'].includes(recipientAnswer ?? '');
  return complaints({
    'the original is not marked': evidence !== 'paper' || !isGone || (marked !== undefined && marked.at > begun),
    'nobody asked who takes it': isNamed || last(known, 'recipientSettled') !== undefined,
    'advice is due': (!isHandedOver && shippingType !== 'standard') || !!advised,
    'nobody showed who they are': !isHandedOver || (way?.isIdentitySeen === true && !!way.recipient),
    'taken by whom nobody named': !isHandedOver || mayTake,
    'not paid': order.paidAt !== null || (status === 'readyForPickup' && order.paymentMethod === 'pickup'),
    'withdrawn from': order.withdrawalDeclaredAt === null || status !== 'readyForPickup',
  });
}

/** What should have been on record and is not, of goods that have just left the packers, the house or our hands. */
export async function complaintsAbout(db: Database, orderId: string): Promise<string[]> {
  const known = await recordsOf(db, orderId);
  return [...prescriptionComplaints(known), ...packingComplaints(known), ...leavingComplaints(known)];
}

function complaints(holds: Record<string, boolean>): string[] {
  return Object.keys(holds).filter((complaint) => !holds[complaint]);
}
