import type { Order } from './db/schema/orders.ts';

/**
 * How long the shop keeps things. The code keeps to these numbers, and the texts of the shop name them by the same words
 * (`{{guestCartDays}}`), so that a changed number is in the privacy text at once.
 */
export const periods = {
  /** BZ-02: the privacy page promises in these very words that server logs are gone after 30 days. */
  logDays: 30,
  codeMinutes: 5,
  /** For a while an expired code is answered as expired, not as wrong. */
  lateCodeMinutes: 60,
  sessionIdleMinutes: 30,
  sessionHours: 12,
  /** Longer than any session: whoever did not sign out is told that theirs is over, and is not taken for a guest. */
  sessionMarkerDays: 30,
  knownDeviceDays: 365,
  /** A browser that has asked for a code: as long as the code is good for, and a little more. */
  newBrowserMinutes: 10,
  editorDeviceDays: 365,
  guestCartDays: 30,
  /** A request to be told when a product is back: at most so long, and so long after the person was told. */
  waitingDays: 365,
  toldWaitDays: 30,
  /** A prescription file that nobody ordered with. */
  unorderedFileDays: 30,
  sentMailDays: 30,
  /** A change of the e-mail address that only the new mailbox has confirmed. */
  emailChangeDays: 7,
  /** For this long somebody who signs in with the old address is told where the account went. */
  formerEmailDays: 365,
  dispensedOrderYears: 5,
  otherOrderMonths: 6,
  /** A letter that belonged to no order, after it was sent back or found one. */
  strayLetterMonths: 6,
  invoiceYears: 8,
  letterYears: 6,
  consentYears: 3,
  /** What a person asked of their data, and the answer. */
  privacyRequestYears: 3,
} as const;

/** The same for the people of the pharmacy (decision 37). No text for patients names these. */
export const deskPeriods = {
  idleMinutes: 10,
  /** How long somebody stays in; a session that has ended is listed for as long. */
  sessionHours: 12,
  endedDeviceDays: 30,
  signInEntryMonths: 12,
  /** From the end of the year in which they left: what they answered for is kept as long. */
  staffYears: 5,
  /** From the end of the year; prices, stock and rules are part of the books. */
  settingEntryYears: 10,
} as const;

/** What is still there after an account is gone, and until when. */
export interface RetainedData {
  what: string;
  until: string;
}

/** The last day on which an order is kept: dispensed five years, all others six months. */
export function retainOrderUntil(day: string, status: Order['status']): string {
  return status === 'completed' ? addYears(day, periods.dispensedOrderYears) : addMonths(day, periods.otherOrderMonths);
}

/** Invoices: eight years from the end of the year they were made in (§ 147 AO). */
export function retainInvoiceUntil(issuedOn: string): string {
  return `${Number(issuedOn.slice(0, 4)) + periods.invoiceYears}-12-31`;
}

/** Invoices from before it have been kept long enough. */
export function invoicesKeptSince(today: string): Date {
  return startOfYear(today, periods.invoiceYears);
}

/** Business letters, as a declaration of withdrawal is one: six years from the end of the year they came in (§ 257 HGB). */
export function lettersKeptSince(today: string): Date {
  return startOfYear(today, periods.letterYears);
}

/** Letters without an order that were done with before it have been kept long enough. */
export function strayLettersKeptSince(today: string): Date {
  return new Date(`${addMonths(today, -periods.strayLetterMonths)}T00:00:00+01:00`);
}

/** People who left before it have been kept long enough. */
export function staffKeptSince(today: string): Date {
  return startOfYear(today, deskPeriods.staffYears);
}

export function signInEntriesKeptSince(today: string): Date {
  return new Date(`${addMonths(today, -deskPeriods.signInEntryMonths)}T00:00:00+01:00`);
}

export function settingEntriesKeptSince(today: string): Date {
  return startOfYear(today, deskPeriods.settingEntryYears);
}

/** Proofs of consent: three years after it ended, here with the account. */
export function retainConsentsUntil(endedOn: string): string {
  return addYears(endedOn, periods.consentYears);
}

/** Answers to requests of data subjects: three years from the end of the year, as long as somebody may ask for the proof. */
export function privacyRequestsKeptSince(today: string): Date {
  return startOfYear(today, periods.privacyRequestYears);
}

/** When the year begins in Germany, which is an hour ahead of UTC in winter. */
function startOfYear(today: string, yearsAgo: number): Date {
  return new Date(`${Number(today.slice(0, 4)) - yearsAgo}-01-01T00:00:00+01:00`);
}

function addYears(day: string, years: number): string {
  return addMonths(day, 12 * years);
}

export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

const dayMs = 24 * 60 * 60 * 1_000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}
