import { dateText } from '../../documents/date-text.ts';
import { dayWords } from '../../documents/day-words.ts';
import { draw } from '../../documents/drawing.ts';
import { startOfGermanDay } from '../../german-day.ts';
import { writeMark } from '../journal/journal-mark-service.ts';
import { sellerOf } from '../orders/invoice-service.ts';
import { type ClosingParts, type DayState, readDay } from './closing-service.ts';
import { paidAtTillSince } from './day-queries.ts';

/** What is open this evening and what was sealed, to be signed and put into the folder. */
export async function drawDayList(parts: ClosingParts): Promise<Buffer> {
  const state = await readDay(parts);
  const { day, seal } = state;
  const lines = seal
    ? [
        dayWords.sealed({ number: seal.number, by: seal.byName }),
        dayWords.mark(writeMark(parts.keys, { kind: 'seal', number: seal.number, hash: seal.hash })),
      ]
    : [dayWords.open];
  return draw({
    kind: 'list',
    facts: {
      pharmacy: sellerOf(parts.config),
      title: dayWords.title(dateText(day)),
      lines,
      columns: [
        { title: dayWords.columns.what, share: 0.34 },
        { title: dayWords.columns.count, share: 0.12 },
        { title: dayWords.columns.names, share: 0.54 },
      ],
      rows: [...rowsOf(state), paidAtTill(await paidAtTillSince(parts.db, startOfGermanDay(parts.clock.now())))],
      signature: dayWords.signature,
      createdAt: parts.clock.now(),
    },
  });
}

function rowsOf({ lanes, openEnds, refundsDue, youngReleases, seal, counts }: DayState): string[][] {
  const reasons = seal?.reasons ?? {};
  return [
    ...lanes.map(({ lane, count }) => [dayWords.lanes[lane], String(count), '']),
    [dayWords.refundsDue, String(refundsDue), ''],
    [
      dayWords.youngReleases,
      String(youngReleases.length),
      youngReleases.map(({ code, byName }) => `${code}: ${byName}`).join(', '),
    ],
    ...openEnds.map(({ kind, count, names }) => [
      dayWords.openEnds[kind],
      String(count),
      [names.join(', '), reasons[kind]].filter(Boolean).join(': '),
    ]),
    ...Object.entries(seal?.counts ?? counts).map(([kind, count]) => [
      dayWords.kinds[kind] ?? kind,
      String(count),
      seal ? dayWords.isSealed : dayWords.notSealed,
    ]),
  ];
}

/** To be compared with the till's own list. */
function paidAtTill(paid: { code: string; receipt: string }[]): string[] {
  return [dayWords.paidAtTill, String(paid.length), paid.map(dayWords.receipt).join('; ')];
}
