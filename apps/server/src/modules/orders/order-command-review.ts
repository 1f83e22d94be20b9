import { stages } from '@shop/contract/desk/checklist';
import {
  answerChoices,
  answersTo,
  type Difference,
  isSettledByDay,
  isSettledByProduct,
} from '@shop/contract/desk/difference-answers';
import { prescriptionRecord } from '@shop/contract/desk/prescription-record';
import type { Right } from '@shop/contract/rights';
import { hasRight } from '@shop/contract/rights';
import { z } from 'zod';
import type { Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { actorOf } from '../journal/journal-service.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';
import { namesOf, type Review } from '../prescriptions/review-service.ts';
import type { WithFile } from './order-command-file.ts';
import { readTick, tellOwnPoints, tickExamples } from './order-command-ticks.ts';
import { hasOpened } from './order-queries.ts';
import type { OwnOrderParts } from './own-order-service.ts';
import { answerDifference, reviewOf, saveRecord, tickChecks } from './prescription-review-service.ts';
import { emptyRecord } from './record-template.ts';
import type { SeenVersion } from './seen-version.ts';
import type { Colleague } from './staff-order-service.ts';

/** What a command can say about a prescription, and the right that each needs, as at the desk. */
const rightFor: Record<string, Right> = {
  checks: 'seePrescription',
  record: 'reviewPrescription',
  difference: 'reviewPrescription',
  tick: 'tickCheck',
  untick: 'tickCheck',
};

export function isAboutReview(word: string): boolean {
  return Object.hasOwn(rightFor, word);
}

interface Said {
  order: Order;
  colleague: Colleague;
  what: string;
  details: string[];
  seen: SeenVersion;
}

/** Records, ticks and answers, over the same service as the desk. Throws what it refuses with. */
export async function reviewByWords(parts: OwnOrderParts, said: Said): Promise<string | WithFile> {
  const { order, colleague, what, details, seen } = said;
  const right = rightFor[what] as Right;
  if (!hasRight(colleague.roles, right)) throw new ShopError('RightMissing', { right });
  if (seen.version !== undefined && seen.version !== order.version) throw new ShopError('OrderChanged');
  switch (what) {
    case 'record':
      return record(parts, said);
    case 'difference':
      return answer(parts, said);
    case 'tick':
    case 'untick': {
      const { ownPoints } = await reviewOf(parts, order.id);
      const ticks = details.map((word) => readTick(word, what === 'tick', ownPoints));
      const wrong = details.filter((_word, index) => ticks[index] === null);
      if (ticks.length === 0 || wrong.length > 0) return `Points are named as ${tickExamples(order, ownPoints)}.`;
      const set = ticks.filter((tick) => tick !== null);
      return tellReview(await tickChecks(parts, order.id, colleague, { version: order.version, ticks: set }));
    }
    default:
      return tellReview(await reviewOf(parts, order.id));
  }
}

/** Without words a form to fill in, with them what was filled in: the terminal sends the content of the named file. */
async function record(parts: OwnOrderParts, { order, colleague, details, seen }: Said): Promise<string | WithFile> {
  const review = await reviewOf(parts, order.id);
  const [text] = details;
  if (text === undefined) {
    const name = `record-${order.code}.json`;
    const form = JSON.stringify(review.saved?.record ?? emptyRecord(review.lines), null, 2);
    const says = `Fill in ${name} as the prescription says, then: npm run order -- ${order.code} record ${name} --as …`;
    return { says, file: { name, base64: Buffer.from(form).toString('base64') } };
  }
  const filled = prescriptionRecord.safeParse(readJson(text));
  if (!filled.success) {
    const places = new Set(filled.error.issues.map(({ path }) => path.join('.') || 'the whole file'));
    return `Not saved. Please look at: ${[...places].join(', ')}.`;
  }
  const file = seen.file ?? (await fileVersionOf(parts.db, order.id));
  const isSeen = file === null || seen.file !== undefined || (await isOpened(parts, order, colleague, file));
  if (!isSeen) throw new ShopError('PrescriptionChanged');
  const recordVersion = review.saved?.version ?? 0;
  return tellReview(await saveRecord(parts, order.id, colleague, { recordVersion, file, record: filled.data }));
}

function isOpened({ db }: OwnOrderParts, order: Order, colleague: Colleague, file: string): Promise<boolean> {
  return db.transaction((tx) => hasOpened(tx, order.id, actorOf(colleague), file));
}

/** What goes along with an answer to it. */
function valueFor(difference: Difference): 'day' | 'product' | 'instructions' {
  if (isSettledByDay(difference)) return 'day';
  return isSettledByProduct(difference) ? 'product' : 'instructions';
}

async function answer(parts: OwnOrderParts, { order, colleague, details }: Said): Promise<string> {
  const [number, chosen, text = '', value = '', spokenWith, spokenAt] = details;
  const row = differencesOf(await reviewOf(parts, order.id))[Number(number) - 1];
  const choice = answerChoices.find((name) => name === chosen);
  if (!row || !choice)
    return 'npm run order -- CODE difference NUMBER ANSWER "WHAT WAS SAID" "DOSAGE, DAY OR PRODUCT" "WITH WHOM" [WHEN]; `checks` lists the first two.';
  const at = spokenAt === undefined ? undefined : new Date(spokenAt);
  if (at && Number.isNaN(at.getTime()))
    return 'Not a moment. Please write it as 2026-11-19T14:30+01:00, or leave it out.';
  const isDay = isSettledByDay(row.difference);
  if (isDay && value !== '' && !z.iso.date().safeParse(value).success) return 'Not a day. Please write YYYY-MM-DD.';
  const named = { [valueFor(row.difference)]: value };
  const said = { row: row.id, choice, text, ...named, spokenWith, spokenAt: at };
  return tellReview(await answerDifference(parts, order.id, colleague, said));
}

function tellReview(review: Review): string {
  const { order, saved, isRecordCurrent, validity, answers, ownPoints } = review;
  const stands = saved && isRecordCurrent ? `by ${saved.byName}, valid until ${validity?.until}` : 'missing';
  return [
    `${order.code}  record: ${stands}`,
    ...differencesOf(review).map(({ id, difference }, index) => {
      const given = answers.get(id);
      const possible = answersTo[difference].join(', ') || 'none: amend the order, ask for another or reject';
      return `    difference ${index + 1}: ${difference}; ${given ? `${given.choice} by ${given.byName}` : `answers: ${possible}`}`;
    }),
    ...stages.map((stage) => `    missing for ${stage}: ${namesOf(review.missing[stage]).join(', ') || 'nothing'}`),
    `    points: ${tickExamples(order, ownPoints)}`,
    ...tellOwnPoints(ownPoints),
  ].join('\n');
}

function differencesOf({ rows }: Review) {
  return rows.flatMap(({ id, difference }) => (difference ? [{ id, difference }] : []));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
