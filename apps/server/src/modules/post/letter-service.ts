import { letterPageSize } from '@shop/contract/desk/post';
import type { Database, Transaction } from '../../db/pool.ts';
import type { LetterEnd, StrayLetter } from '../../db/schema/post.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { recordAct } from '../journal/journal-service.ts';
import { isFirst, madeBefore, rememberMade } from '../orders/desk-request-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { type Receipt, receiveOriginalInside } from '../orders/original-receipt-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import {
  countWaiting,
  findLetter,
  insertLetter,
  type ListedLetter,
  lockLetter,
  selectLetters,
  setEnded,
} from './letter-queries.ts';

export function waitingLetters(db: Database): Promise<number> {
  return countWaiting(db);
}

export async function readLetters({ db }: OrderParts, question: { isDone: boolean; after: string | undefined }) {
  const found = await selectLetters(db, question, letterPageSize + 1);
  const letters = found.slice(0, letterPageSize);
  return { letters, next: found.length > letterPageSize ? (letters.at(-1)?.id ?? null) : null };
}

/** Puts a letter on the list, once for each key. */
export async function keepLetter(
  parts: OrderParts,
  colleague: Colleague,
  { day, sender, key }: { day: string; sender: string; key: string },
): Promise<ListedLetter> {
  const now = parts.clock.now();
  if (day > germanDay(now))
    throw new ShopError('InvalidInput', { fields: [{ path: 'body.day', problem: 'out_of_range' }] });
  const id = await parts.db.transaction(async (tx) => {
    const request = { staffId: colleague.id, key, now };
    const made = (await isFirst(tx, request)) ? null : await madeBefore(tx, request);
    if (made) return made;
    const letter = await insertLetter(tx, {
      day,
      sender,
      notedAt: now,
      notedBy: colleague.id,
      notedByName: colleague.name,
    });
    await rememberMade(tx, request, letter.id);
    await record(tx, colleague, { letter, what: 'letterNoted', at: now });
    return letter.id;
  });
  return requireLetter(parts, id);
}

interface Ending {
  id: string;
  key: string;
  /** The code of the order that it belongs to; null for one that goes back. */
  code: string | null;
}

/**
 * Assigns a letter to its order, whose original it is where one is expected, or notes that it went back. Refuses with
 * `InvalidState` a letter that is done with or an order that is over, with `NotFound` an unknown one, with `OwnOrder` the colleague's own.
 */
export async function finishLetter(parts: OrderParts, colleague: Colleague, ending: Ending) {
  const { id, key, code } = ending;
  const request = { staffId: colleague.id, key, now: parts.clock.now() };
  const order = await parts.db.transaction(async (tx) => {
    const letter = await lockLetter(tx, id);
    if (!letter) throw new ShopError('NotFound');
    // The same request sent again finds the letter as it left it.
    if (letter.endedAt) return repeated(letter, colleague, ending);
    const receipt = code === null ? null : await receiveOriginalInside(tx, parts, colleague, { code, request });
    if (receipt) requireAssignable(receipt);
    const end: LetterEnd = receipt ? 'assigned' : 'sentBack';
    const orderId = receipt?.order?.id ?? null;
    await setEnded(tx, id, { end, endedAt: request.now, endedBy: colleague.id, endedByName: colleague.name, orderId });
    const what = receipt ? 'letterAssigned' : 'letterSentBack';
    await record(tx, colleague, { letter, what, at: request.now, ...(orderId && { detail: { orderId } }) });
    return orderId;
  });
  return { letter: await requireLetter(parts, id), orderId: order };
}

function repeated({ end, endedBy, orderId }: StrayLetter, { id }: Colleague, { code }: Ending): string | null {
  if (endedBy !== id || end !== (code === null ? 'sentBack' : 'assigned')) throw new ShopError('InvalidState');
  return orderId;
}

/** Also to an order whose original is here or that needs none: then the letter is filed with it. */
function requireAssignable({ outcome, order }: Receipt): void {
  if (outcome === 'unknown') throw new ShopError('NotFound');
  if (outcome === 'own') throw new ShopError('OwnOrder');
  if (outcome === 'like' && order) throw new ShopError('LikeOwnOrder', { orderId: order.id, code: order.code });
  if (outcome === 'over') throw new ShopError('InvalidState');
}

async function requireLetter({ db }: OrderParts, id: string): Promise<ListedLetter> {
  const letter = await findLetter(db, id);
  if (!letter) throw new ShopError('NotFound');
  return letter;
}

/** The sender stays with the letter: the journal names it by its id. */
async function record(
  tx: Transaction,
  colleague: Colleague,
  { letter, ...entry }: { letter: StrayLetter; what: string; at: Date; detail?: Record<string, unknown> },
): Promise<void> {
  await recordAct(tx, colleague, { ...entry, subject: 'post', subjectId: letter.id });
}
