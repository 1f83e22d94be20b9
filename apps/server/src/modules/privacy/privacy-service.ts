import {
  type PrivacyKind,
  type privacyChannels,
  privacyMonths,
  type privacyRefusals,
} from '@shop/contract/desk/privacy-words';
import type { Transaction } from '../../db/pool.ts';
import type { PrivacyRequestRow } from '../../db/schema/privacy.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { addMonths } from '../../retention.ts';
import { recordAct } from '../journal/journal-service.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { isFirst, madeBefore, rememberMade } from '../orders/desk-request-service.ts';
import type { OwnOrderParts } from '../orders/own-order-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { findPerson } from './person-search.ts';
import { type PrivacyNews, privacyMail } from './privacy-mails.ts';
import { insertRequest, lockRequest, updateRequest } from './privacy-queries.ts';

export interface Asked {
  id: string;
  key: string;
}

interface Entered {
  /** An e-mail address or an order code. */
  person: string;
  kind: PrivacyKind;
  channel: (typeof privacyChannels)[number];
  receivedOn: string;
  identityHow: string;
}

/** Writes a request down; its deadline runs from the day on which it came. Throws `NotFound` for a code that nobody knows. */
export async function enterRequest(
  parts: OwnOrderParts,
  colleague: Colleague,
  { key, person: typed, ...entered }: Entered & { key: string },
): Promise<string> {
  const now = parts.clock.now();
  if (entered.receivedOn > germanDay(now)) {
    throw new ShopError('InvalidInput', { fields: [{ path: 'body.receivedOn', problem: 'out_of_range' }] });
  }
  return parts.db.transaction(async (tx) => {
    const request = { staffId: colleague.id, key, now };
    const made = (await isFirst(tx, request)) ? null : await madeBefore(tx, request);
    if (made) return made;
    const found = await findPerson(tx, typed);
    const email = found?.email ?? addressIn(typed);
    if (email === null) throw new ShopError('NotFound');
    requireForeign(colleague, email);
    const { id } = await insertRequest(tx, {
      ...entered,
      dueOn: addMonths(entered.receivedOn, privacyMonths.answer),
      userId: found?.userId ?? null,
      personName: found?.name ?? '',
      email,
      language: found?.language ?? 'de',
      enteredAt: now,
      enteredByName: colleague.name,
    });
    await rememberMade(tx, request, id);
    await journal(tx, colleague, { id, what: 'privacyEntered', now, detail: { kind: entered.kind } });
    return id;
  });
}

function addressIn(typed: string): string | null {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? typed.toLowerCase() : null;
}

export interface HeldRequest {
  request: PrivacyRequestRow;
  now: Date;
}

/**
 * One step of a request, once for each key, with the request held: of two colleagues one comes first, and the other is told
 * `InvalidState`. Throws `NotFound`, and `OwnRequest` for a request of the colleague's own.
 */
export async function actOnRequest(
  parts: Pick<OwnOrderParts, 'db' | 'clock'>,
  colleague: Colleague,
  { id, key }: Asked,
  act: (tx: Transaction, held: HeldRequest) => Promise<void>,
): Promise<void> {
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    if (!request) throw new ShopError('NotFound');
    requireForeign(colleague, request.email);
    if (await isFirst(tx, { staffId: colleague.id, key, now })) await act(tx, { request, now });
  });
}

/** Nobody answers a request of their own, as nobody serves themselves. */
export function requireForeign(colleague: Pick<Colleague, 'email'>, email: string): void {
  if (isOwn(colleague, email)) throw new ShopError('OwnRequest');
}

export function isOwn(colleague: Pick<Colleague, 'email'>, email: string): boolean {
  return colleague.email.toLowerCase() === email.toLowerCase();
}

/** Throws `InvalidState` unless it is open and asks for this. */
export function requireOpen({ kind, closedAt }: PrivacyRequestRow, wanted: PrivacyKind): void {
  if (closedAt || kind !== wanted) throw new ShopError('InvalidState');
}

/** Prolongs the deadline, once and while it runs. */
export async function extend(
  parts: OwnOrderParts,
  colleague: Colleague,
  { reason, ...asked }: Asked & { reason: string },
): Promise<void> {
  await actOnRequest(parts, colleague, asked, async (tx, { request, now }) => {
    if (request.closedAt || request.extendedAt) throw new ShopError('InvalidState');
    const dueOn = addMonths(request.receivedOn, privacyMonths.answer + privacyMonths.extension);
    const extended = { dueOn, extendedAt: now, extendedByName: colleague.name, extensionReason: reason };
    await updateRequest(tx, request.id, extended);
    await journal(tx, colleague, { id: request.id, what: 'privacyExtended', now, detail: { dueOn } });
    await tell(tx, parts, { ...request, dueOn }, { kind: 'extended', reason });
  });
}

export async function refuse(
  parts: OwnOrderParts,
  colleague: Colleague,
  { ground, reason, ...asked }: Asked & { ground: (typeof privacyRefusals)[number]; reason: string },
): Promise<void> {
  await actOnRequest(parts, colleague, asked, async (tx, { request, now }) => {
    if (request.closedAt) throw new ShopError('InvalidState');
    const refused = { refusalGround: ground, refusalReason: reason };
    await close(tx, colleague, { request, now, outcome: 'refused', ...refused });
    await journal(tx, colleague, { id: request.id, what: 'privacyRefused', now, detail: { ground } });
    await tell(tx, parts, request, { kind: 'refused', ground, reason });
  });
}

/** Marks a request as answered. The caller holds it. */
export function close(
  tx: Transaction,
  { name }: Colleague,
  { request, now, ...answer }: HeldRequest & Partial<PrivacyRequestRow> & Pick<PrivacyRequestRow, 'outcome'>,
): Promise<void> {
  return updateRequest(tx, request.id, { ...answer, closedAt: now, closedByName: name });
}

/** What happens to a request. The journal names it by its id, never the person. */
export async function journal(
  tx: Transaction,
  colleague: Pick<Colleague, 'id' | 'name'>,
  { id, now, ...entry }: { id: string; what: string; now: Date; detail?: Record<string, unknown> },
): Promise<void> {
  await recordAct(tx, colleague, { ...entry, at: now, subject: 'privacy', subjectId: id });
}

/** Writes to the person, in their language. */
export function tell(
  tx: Transaction,
  parts: OwnOrderParts,
  request: Pick<PrivacyRequestRow, 'email' | 'language' | 'personName' | 'receivedOn' | 'dueOn'>,
  news: PrivacyNews,
): Promise<void> {
  const mail = privacyMail({ config: parts.config, shopUrl: parts.shopAt() }, request, news);
  return queueMail(tx, parts, { kind: 'privacy', ...mail });
}
