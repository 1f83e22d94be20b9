import type { MatchReason } from '@shop/contract/desk/payment-words';
import type { Evidence } from '@shop/contract/desk/payments';
import type { BankEntry } from './bank-entry.ts';
import { isNearly, nearlyCodes, plainCode, possibleCodes } from './codes-in-text.ts';

/** What of an order decides whether money is meant for it. */
export interface PayableOrder {
  id: string;
  code: string;
  patientName: string;
  userId: string | null;
  /** What is still to pay; 0 once it is paid. */
  openCents: number;
  /** What is to be sent back. */
  refundDueCents: number;
  /** Over without having been served. */
  isEnded: boolean;
}

export interface Payable {
  /** By code without hyphen: every order that the texts name. */
  named: ReadonlyMap<string, PayableOrder>;
  /** Those that wait for money. */
  waiting: readonly PayableOrder[];
  /** Who has paid from an account before. */
  payersOf(iban: string): ReadonlySet<string>;
}

interface Candidate {
  order: PayableOrder;
  evidence: Evidence;
}

export interface Match {
  result: 'sure' | 'near' | 'open';
  /** Why it is not sure. */
  reason: MatchReason | null;
  candidates: Candidate[];
  /** What a sure one books on which order. */
  shares: { orderId: string; cents: number }[];
}

type Read = Pick<BankEntry, 'direction' | 'amountCents' | 'name' | 'iban' | 'purpose' | 'isReversal'>;

const mostCandidates = 5;
const nothing: Match = { result: 'open', reason: 'unknown', candidates: [], shares: [] };

/** Which orders a bank entry is about, and how sure that is. Only what leaves no doubt is sure; nothing here books. */
export function matchEntry(entry: Read, payable: Payable): Match {
  const named = possibleCodes(entry.purpose).flatMap((code) => payable.named.get(code) ?? []);
  // What a bank takes back is for a person to decide, however well it fits.
  if (entry.isReversal)
    return named.length > 0 ? near('reversal', entry, named, payable) : { ...nothing, reason: 'reversal' };
  if (entry.direction === 'out') return matchRefund(entry, named, payable);
  if (named.length > 0) return matchNamed(entry, named, payable);
  const written = nearlyCodes(entry.purpose);
  const mistyped = payable.waiting.filter(({ code }) => written.some((word) => isNearly(word, plainCode(code))));
  if (mistyped.length > 0) return near('mistyped', entry, mistyped, payable);
  const writtenName = wordsOf(entry.name);
  const alike = payable.waiting.filter((order) => {
    if (hasPaidFrom(entry.iban, order, payable)) return true;
    return entry.amountCents === order.openCents && isSameName(writtenName, order);
  });
  return alike.length > 0 ? near('guessed', entry, alike, payable) : nothing;
}

function matchNamed(entry: Read, named: PayableOrder[], payable: Payable): Match {
  const [only] = named;
  const open = named.reduce((sum, { openCents }) => sum + openCents, 0);
  const reason = reasonFor(entry, named, open);
  if (reason || !only) return near(reason ?? 'unknown', entry, named, payable);
  return {
    result: 'sure',
    reason: null,
    candidates: candidatesOf(entry, named, payable),
    shares: named.map(({ id, openCents }) => ({ orderId: id, cents: openCents })),
  };
}

function reasonFor({ amountCents }: Read, named: PayableOrder[], open: number): MatchReason | null {
  if (named.some(({ isEnded }) => isEnded)) return 'ended';
  if (named.some(({ openCents }) => openCents === 0)) return 'paidAlready';
  if (amountCents < open) return named.length > 1 ? 'several' : 'tooLittle';
  return amountCents > open ? 'tooMuch' : null;
}

/** Money that went out closes a refund when it names the order and its sum; other payments of the pharmacy are none of it. */
function matchRefund(entry: Read, named: PayableOrder[], payable: Payable): Match {
  const [order, ...others] = named;
  if (!order) return nothing;
  if (others.length > 0 || entry.amountCents !== order.refundDueCents)
    return near('otherRefund', entry, named, payable);
  const shares = [{ orderId: order.id, cents: -entry.amountCents }];
  return { result: 'sure', reason: null, candidates: candidatesOf(entry, named, payable), shares };
}

function near(reason: MatchReason, entry: Read, orders: PayableOrder[], payable: Payable): Match {
  return { result: 'near', reason, candidates: candidatesOf(entry, orders, payable), shares: [] };
}

/** The likeliest first. */
function candidatesOf(entry: Read, orders: PayableOrder[], payable: Payable): Candidate[] {
  const weigh = ({ evidence }: Candidate) =>
    Number(evidence.code === 'same') * 8 +
    Number(evidence.amount === 'same') * 4 +
    Number(evidence.iban) * 2 +
    Number(evidence.name);
  const texts: ReadTexts = {
    codes: possibleCodes(entry.purpose),
    nearly: nearlyCodes(entry.purpose),
    name: wordsOf(entry.name),
  };
  return orders
    .map((order) => ({ order, evidence: evidenceOf(entry, texts, order, payable) }))
    .toSorted((one, other) => weigh(other) - weigh(one))
    .slice(0, mostCandidates);
}

/** What stands in an entry's texts; the same for every order that it is compared with. */
interface ReadTexts {
  codes: string[];
  nearly: string[];
  name: string[];
}

function evidenceOf(entry: Read, texts: ReadTexts, order: PayableOrder, payable: Payable): Evidence {
  const code = plainCode(order.code);
  const wanted = entry.direction === 'out' ? order.refundDueCents : order.openCents;
  const isSame = texts.codes.includes(code);
  const isAlmost = !isSame && texts.nearly.some((word) => isNearly(word, code));
  const exactly = isSame ? 'same' : 'none';
  return {
    code: isAlmost ? 'near' : exactly,
    amount: compared(entry.amountCents, wanted),
    name: isSameName(texts.name, order),
    iban: hasPaidFrom(entry.iban, order, payable),
  };
}

function hasPaidFrom(iban: string, { userId }: PayableOrder, { payersOf }: Payable): boolean {
  return userId !== null && payersOf(iban).has(userId);
}

function compared(cents: number, wanted: number): Evidence['amount'] {
  if (cents === wanted) return 'same';
  return cents < wanted ? 'less' : 'more';
}

/** Banks write names in capitals, backwards, shortened and two at a time: the family name must be there. */
function isSameName(words: readonly string[], order: PayableOrder): boolean {
  const [first = '', ...rest] = nameOf(order);
  const last = rest.at(-1) ?? first;
  return words.includes(last) && (rest.length === 0 || words.some((word) => word !== last && word[0] === first[0]));
}

/** An order that waits is compared with every entry of a statement; its name is read once. */
const namesRead = new WeakMap<PayableOrder, string[]>();

function nameOf(order: PayableOrder): string[] {
  const known = namesRead.get(order);
  if (known) return known;
  const words = wordsOf(order.patientName);
  namesRead.set(order, words);
  return words;
}

function wordsOf(name: string): string[] {
  const plain = name
    .toUpperCase()
    .replaceAll('Ä', 'AE')
    .replaceAll('Ö', 'OE')
    .replaceAll('Ü', 'UE')
    .replaceAll('ß', 'SS');
  return plain.match(/\p{L}+/gu) ?? [];
}
