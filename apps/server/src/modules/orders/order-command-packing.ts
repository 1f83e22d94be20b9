import { applications } from '@shop/contract/desk/label';
import { hasRight, type Right } from '@shop/contract/rights';
import type { Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { terminalSafe } from '../../terminal-text.ts';
import { confirmSeen, settleApplication, writeByHand } from '../packing/label-act-service.ts';
import { printPaper } from '../packing/paper-service.ts';
import { weigh } from '../packing/weighing-service.ts';
import { type DispensedPortion, portionsOf } from '../stock/stock-service.ts';
import type { WithFile } from './order-command-file.ts';
import { tellState } from './order-command-telling.ts';
import { linesOf } from './order-queries.ts';
import type { OrderParts } from './order-service.ts';
import type { OwnOrderParts } from './own-order-service.ts';
import type { Colleague } from './staff-order-service.ts';

/** Each names the batch of its portion. */
const rights = {
  weigh: 'weigh',
  label: 'printLabel',
  byHand: 'printLabel',
  seen: 'releaseOrder',
  application: 'reviewPrescription',
} as const satisfies Record<string, Right>;
type Word = keyof typeof rights;

const usages: Partial<Record<Word, string>> = {
  weigh:
    'Please say what was weighed: npm run order -- CODE weigh BATCH AMOUNT ["CONTAINER"], a batch without number as -',
  byHand: 'Please say why: npm run order -- CODE byHand BATCH "…"',
  application: 'Please say how it is used: npm run order -- CODE application BATCH vaporiser|tea|oral',
};

export function isAboutPacking(action: string): action is Word {
  return Object.hasOwn(rights, action);
}

interface Words {
  order: Order;
  colleague: Colleague;
  what: Word;
  details: string[];
}

/** One portion, by its batch. Throws as the desk's calls do. */
export async function packByWords(parts: OwnOrderParts, words: Words): Promise<string | WithFile> {
  const { order, colleague, what, details } = words;
  const right = rights[what];
  if (!hasRight(colleague.roles, right)) throw new ShopError('RightMissing', { right });
  const [batch = '-'] = details;
  const number = batch === '-' ? null : batch;
  const portions = await portionsOf(parts.db, order.id);
  const portion = portions.find((one) => one.batch.number?.toUpperCase() === number?.toUpperCase());
  if (!portion) return `${order.code}: nothing of this batch lies with the order. Taken: ${namesOf(portions)}.`;
  if (what === 'label') return printInto(parts, words, portion);
  return (await done(parts, words, portion)) ? tellState(parts, order) : (usages[what] ?? '');
}

/** False where a word is missing. */
async function done(parts: OrderParts, words: Words, portion: DispensedPortion): Promise<boolean> {
  const { order, colleague, what, details } = words;
  const [, word = ''] = details;
  const act = { orderId: order.id, movementId: portion.movementId, key: null };
  if (what === 'weigh') return weighed(parts, words, portion);
  if (what === 'seen') await confirmSeen(parts, colleague, { ...act, version: undefined });
  if (what === 'byHand') {
    if (!word.trim()) return false;
    await writeByHand(parts, colleague, { ...act, version: undefined, reason: word.trim() });
  }
  if (what === 'application') {
    const application = applications.find((known) => known === word);
    if (!application) return false;
    await settleApplication(parts, colleague, { ...act, application });
  }
  return true;
}

async function printInto(parts: OrderParts, { order, colleague, details }: Words, portion: DispensedPortion) {
  const label = { orderId: order.id, kind: 'label', movementId: portion.movementId, key: null } as const;
  const { pdf } = await printPaper(parts, colleague, label);
  const name = details[1] ?? `label-${order.code}.pdf`;
  return { says: `Written to ${terminalSafe(name)}.`, file: { name, base64: pdf.toString('base64') } };
}

async function weighed(parts: OrderParts, { order, colleague, details }: Words, portion: DispensedPortion) {
  const [, amount = '', container = parts.config.packing.containers[0] ?? ''] = details;
  const measuredMilli = Math.round(Number(amount.replace(',', '.')) * 1_000);
  if (amount === '' || !Number.isFinite(measuredMilli)) return false;
  const line = (await linesOf(parts.db, order.id)).find(({ productId }) => productId === portion.productId);
  const { number } = portion.batch;
  const scanned = { isProductScanned: false, isBatchScanned: false, pzn: line?.pzn ?? null, batchNumber: number };
  const weight = { portion: portion.movementId, ...scanned, measuredMilli, container, finding: null };
  await weigh(parts, colleague, { orderId: order.id, version: undefined, key: null, weight });
  return true;
}

function namesOf(portions: readonly { batch: { number: string | null } }[]): string {
  return portions.map(({ batch }) => batch.number ?? '-').join(', ') || 'nothing';
}
