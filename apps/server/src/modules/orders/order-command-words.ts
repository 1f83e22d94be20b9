import { failedWays } from '@shop/contract/desk/packing-words';
import { isReceiptNumber, isTillName } from '@shop/contract/desk/till-words';
import type { ActionName } from './order-actions.ts';
import type { OrderAction } from './order-service.ts';
import type { SeenVersion } from './seen-version.ts';
import type { StaffAct } from './staff-order-service.ts';

/** A step as it was typed: the action, and the reason that stays in the house where one is needed. */
export type TypedStep = Pick<StaffAct, 'action' | 'note' | 'till'>;

/** Takes `--seen VERSION` and `--file VERSION` out of the words. */
export function takeSeen(details: string[]): { seen: SeenVersion; rest: string[] } {
  const rest = [...details];
  const take = (name: string) => {
    const at = rest.indexOf(name);
    return at === -1 ? undefined : (rest.splice(at, 2)[1] ?? '');
  };
  const version = take('--seen');
  // Anything but a number matches no version.
  return { seen: { version: version === undefined ? undefined : Number(version), file: take('--file') }, rest };
}

/** The step with its details, or the sentence that says what is missing; null for a word that is no step. */
export function readStep(name: string, details: string[]): TypedStep | string | null {
  const text = details[0]?.trim() ?? '';
  const why = `Please say why: npm run order -- CODE ${name} "…"`;
  switch (name as ActionName) {
    case 'ask':
    case 'takeBack':
    case 'reject':
    case 'cancel':
      return text ? { action: { name: name as 'ask', message: text } } : why;
    case 'stop':
      return text ? { action: { name: 'stop', message: text } } : why;
    case 'paid':
      return readPayment(details) ?? why;
    case 'ship':
      return readShipping(details);
    case 'redate':
      return /^\d{4}-\d{2}-\d{2}$/.test(text)
        ? { action: { name: 'redate', estimatedDeliveryDate: text } }
        : 'A day is written as 2026-11-20.';
    case 'undelivered':
      return readEnd(details);
    case 'sendAgain':
      return readSecondWay(details);
    case 'takeGoodsBack':
      return readReturn(details);
    case 'review':
    case 'verify':
    case 'original':
    case 'confirm':
    case 'prepare':
    case 'pack':
    case 'release':
    case 'ready':
    case 'complete':
      return { action: { name: name as 'review' } };
    default:
      return null;
  }
}

const byTill = 'Money of the till needs the number of its receipt: npm run order -- CODE paid till RECEIPT ["TILL"]';

function readPayment([first = '', receiptNumber = '', tillName]: string[]): TypedStep | string | null {
  const text = first.trim();
  if (text === 'till') {
    const isRight = isReceiptNumber(receiptNumber) && (tillName === undefined || isTillName(tillName));
    return isRight ? { action: { name: 'paid' }, till: { receiptNumber, tillName: tillName ?? null } } : byTill;
  }
  // Paid in cash went through the till, whatever the order had agreed.
  if (/\b(?:bar|cash|kasse)\b/i.test(text)) return byTill;
  return text ? { action: { name: 'paid' }, note: { text, isCall: false } } : null;
}

function readShipping(details: string[]): { action: OrderAction & { name: 'ship' } } | string {
  const trackingUrl = details.find((detail) => /^https?:\/\/\S+$/.test(detail)) ?? null;
  const estimatedDeliveryDate = details.find((detail) => /^\d{4}-\d{2}-\d{2}$/.test(detail)) ?? null;
  const isAllUnderstood = details.every((detail) => detail === trackingUrl || detail === estimatedDeliveryDate);
  if (!isAllUnderstood) return 'A tracking address begins with https://, a day is written as 2026-11-20.';
  return { action: { name: 'ship', trackingUrl, estimatedDeliveryDate } };
}

const whatBecame = 'Please say what became of the parcel: npm run order -- CODE';

function readEnd([way, reason = '']: string[]): TypedStep | string {
  const outcome = failedWays.find((known) => known === way);
  const message = reason.trim();
  if (!outcome || !message) return `${whatBecame} undelivered returned|lost "…"`;
  return { action: { name: 'undelivered', message, outcome } };
}

function readSecondWay([way, ...details]: string[]): TypedStep | string {
  const outcome = failedWays.find((known) => known === way);
  if (!outcome) return `${whatBecame} sendAgain returned|lost TRACKING-URL`;
  const shipping = readShipping(details);
  if (typeof shipping === 'string') return shipping;
  return { action: { ...shipping.action, name: 'sendAgain', outcome } };
}

function readReturn([where, which = '', reason = '']: string[]): TypedStep | string {
  const lines = which === 'all' ? null : which.split(',').map(Number);
  const message = reason.trim();
  const isUnderstood = (where === 'here' || where === 'stays') && (lines?.every(isPosition) ?? true) && message !== '';
  if (!isUnderstood) return 'Please say where the goods are, which and why: CODE takeGoodsBack here|stays all|1,3 "…"';
  return { action: { name: 'takeGoodsBack', message, lines, isHere: where === 'here' } };
}

function isPosition(value: number): boolean {
  return Number.isInteger(value) && value > 0;
}
