import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare } from './comparison.ts';
import type { ComparedOrder, OrderedLine } from './comparison-row.ts';
import { answersTo, canAnswer, differences, isHealedByDay } from './difference-answers.ts';
import { amountsLeft } from './earlier-use.ts';
import type { PrescriptionRecord, RecordLine } from './prescription-record.ts';
import { settledInstructions } from './settled-instructions.ts';

const kaeppele: OrderedLine = { position: 1, name: 'Käppele 25/1', pzn: '01234562', unit: 'gram', quantity: 10 };
const steinburg: OrderedLine = { position: 2, name: 'Steinburg 20/1', pzn: null, unit: 'gram', quantity: 5 };
const order: ComparedOrder = {
  patientName: 'Clara Vogelsang',
  birthDate: '1988-05-04',
  placedOn: '2026-11-10',
  lines: [kaeppele, steinburg],
};
const onFirst: RecordLine = {
  orderLine: 1,
  pzn: '01234562',
  product: 'Cannabisblüten Käppele 25/1',
  amount: 10,
  unit: 'gram',
  instructions: '2 × täglich 0,1 g',
};
const onSecond: RecordLine = { ...onFirst, orderLine: 2, pzn: null, product: 'Steinburg 20/1', amount: 5 };
const record: PrescriptionRecord = {
  kind: 'private',
  issuedOn: '2026-11-10',
  validUntil: null,
  patientName: 'Vogelsang, Clara',
  birthDate: '1988-05-04',
  prescriber: { name: 'Dr. J. Ebert', profession: 'doctor', address: 'Kranenkai 3, Würzburg', phone: '0931 000 0177' },
  isSigned: true,
  lines: [onFirst, onSecond],
};

function differing(
  changed: Partial<PrescriptionRecord> = {},
  { today = '2026-11-16', earlier = [] as Parameters<typeof compare>[2]['earlier'], ordered = order } = {},
) {
  const rows = compare({ ...record, ...changed }, ordered, { today, earlier });
  return rows.flatMap(({ field, difference }) => (difference ? [`${field}: ${difference}`] : []));
}

test('a faultless prescription has rows for everything and no difference', () => {
  const rows = compare(record, order, { today: '2026-11-16', earlier: [] });
  expect(rows.map(({ field }) => field)).toEqual([
    ...['person', 'birthDate', 'prescriber', 'validity'],
    ...['line', 'instructions', 'line', 'instructions', 'signature'],
  ]);
  expect(differing()).toEqual([]);
});

describe('each difference is found, and alone', () => {
  test.each<[string, Partial<PrescriptionRecord>]>([
    ['person: otherName', { patientName: 'Karla Vogelsang' }],
    ['birthDate: otherBirthDate', { birthDate: '1988-04-05' }],
    ['birthDate: noBirthDate', { birthDate: null }],
    ['prescriber: notADoctor', { prescriber: { ...record.prescriber, profession: 'vet' } }],
    ['validity: expired', { issuedOn: '2026-07-01' }],
    ['validity: expiredMeanwhile', { validUntil: '2026-11-12' }],
    ['validity: notYetIssued', { issuedOn: '2026-12-01' }],
    ['line: otherProduct', { lines: [{ ...onFirst, pzn: '99999999' }, onSecond] }],
    ['line: otherUnit', { lines: [{ ...onFirst, unit: 'milliliter' }, onSecond] }],
    ['line: orderedMore', { lines: [{ ...onFirst, amount: 9 }, onSecond] }],
    ['line: orderedLess', { lines: [{ ...onFirst, amount: 11 }, onSecond] }],
    ['line: notPrescribed', { lines: [onFirst] }],
    ['line: notOrdered', { lines: [onFirst, onSecond, { ...onSecond, orderLine: null, product: 'Marienberg 18/1' }] }],
    ['instructions: noInstructions', { lines: [{ ...onFirst, instructions: '' }, onSecond] }],
    ['instructions: merelyAsTold', { lines: [{ ...onFirst, instructions: 'gem. Anweisung' }, onSecond] }],
    ['signature: notSigned', { isSigned: false }],
  ])('%s', (difference, changed) => {
    expect(differing(changed)).toEqual([difference]);
  });

  test('a line that was amended away leaves what was prescribed for it', () => {
    expect(differing({}, { ordered: { ...order, lines: [kaeppele] } })).toEqual(['line: notOrdered']);
  });

  test('a product that is prescribed twice counts with both amounts', () => {
    expect(differing({ lines: [{ ...onFirst, amount: 4 }, { ...onFirst, amount: 6 }, onSecond] })).toEqual([]);
  });
});

describe('an earlier order', () => {
  const earlierOf = (quantity: number) => [
    { orderId: 'earlier', isSameFile: true, lines: [{ ...kaeppele, quantity }] },
  ];

  test.each([
    ['left enough', 20, 10, ['line: orderedLess', 'earlierUse: fileUsedBefore'], [10, 5]],
    ['left too little', 20, 11, ['line: orderedLess', 'earlierUse: fileUsedUp'], [9, 5]],
    ['took everything', 10, 10, ['earlierUse: fileUsedUp'], [0, 5]],
  ])('that %s', (_case, amount, used, expected, left) => {
    const lines = [{ ...onFirst, amount }, onSecond];
    expect(differing({ lines }, { earlier: earlierOf(used) })).toEqual(expected);
    expect(amountsLeft({ ...record, lines }, earlierOf(used))).toEqual(left);
  });

  test('that ended without being served took nothing and still needs a look', () => {
    expect(differing({}, { earlier: [{ orderId: 'earlier', isSameFile: false, lines: [] }] })).toEqual([
      'earlierUse: usedBefore',
    ]);
  });
});

test('who takes two names for one product settles neither the amount nor the unit with it', () => {
  const other = { ...onFirst, pzn: null, product: 'Blaue Mauer' };
  expect(differing({ lines: [other, onSecond] })).toEqual(['line: otherProduct']);
  expect(differing({ lines: [{ ...other, amount: 5 }, onSecond] })).toEqual(['line: orderedMore']);
  expect(differing({ lines: [{ ...other, unit: 'pack' }, onSecond] })).toEqual(['line: otherUnit']);
});

test('an earlier order counts by the name on its own prescription, too', () => {
  const line = { ...onFirst, pzn: null, product: 'Blaue Mauer' };
  const sold = { name: 'Mainkraut 22/1', pzn: '90000001', unit: 'gram', quantity: 10 } as const;
  const left = (prescribedAs: RecordLine[]) =>
    amountsLeft({ ...record, lines: [line] }, [
      { orderId: 'earlier', isSameFile: false, lines: [{ ...sold, prescribedAs }] },
    ]);
  expect(left([])).toEqual([10]);
  expect(left([line])).toEqual([0]);
});

test('a day that the practice names heals only what it fits', () => {
  const about = { birthDate: order.birthDate, record, today: '2026-11-16' };
  expect(isHealedByDay('noBirthDate', '1988-05-04', about)).toBe(true);
  expect(isHealedByDay('noBirthDate', '1988-04-05', about)).toBe(false);
  expect(isHealedByDay('notYetIssued', '2026-11-02', about)).toBe(true);
  expect(isHealedByDay('notYetIssued', '2026-12-01', about)).toBe(false);
  expect(isHealedByDay('notYetIssued', '2026-06-01', about)).toBe(false);
});

test('the same file is never another prescription', () => {
  const another = { choice: 'otherPrescription', text: 'ein anderes' } as const;
  expect(canAnswer('usedUp', another)).toBe(true);
  for (const same of ['fileUsedUp', 'fileUsedBefore'] as const) expect(canAnswer(same, another)).toBe(false);
});

test('the id of a row changes with what it compares, and only then', () => {
  const rowIds = (amount: number, phone = '') =>
    compare(
      { ...record, prescriber: { ...record.prescriber, phone }, lines: [{ ...onFirst, amount }, onSecond] },
      order,
      { today: '2026-11-16', earlier: [] },
    ).map(({ id }) => id);
  expect(rowIds(12)).toEqual(rowIds(12, '0931 1'));
  expect(rowIds(12).filter((id) => !rowIds(13).includes(id))).toHaveLength(1);
});

test('whatever is prescribed and ordered: every line of both has a row, and more is never ordered in silence', () => {
  const someLine = fc.record({
    amount: fc.integer({ min: 1, max: 30 }),
    orderLine: fc.option(fc.integer({ max: 4, min: 1 })),
  });
  const someOrder = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(
      fc.array(someLine, { minLength: 1, maxLength: 5 }),
      someOrder,
      fc.integer({ min: 1, max: 30 }),
      (recorded, positions, quantity) => {
        const lines = recorded.map((line) => ({ ...onFirst, ...line }));
        const ordered = { ...order, lines: positions.map((position) => ({ ...kaeppele, position, quantity })) };
        const rows = compare({ ...record, lines }, ordered, { today: '2026-11-16', earlier: [] });
        const lineRows = rows.filter(({ field }) => field === 'line');
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        expect(lineRows.flatMap(({ recordLine }) => recordLine ?? [])).toEqual(lines.map((_line, index) => index));
        for (const position of positions) {
          const prescribed = lines.reduce((sum, line) => sum + (line.orderLine === position ? line.amount : 0), 0);
          const found = lineRows.filter(({ orderLine }) => orderLine === position).map(({ difference }) => difference);
          expect(found.length).toBeGreaterThan(0);
          if (quantity > prescribed) expect(found.every((difference) => difference !== null)).toBe(true);
          if (quantity === prescribed) expect(found).toEqual(found.map(() => null));
        }
      },
    ),
  );
});

test('what a pharmacist cannot heal has no answer; who asked somebody says what they said', () => {
  const without = differences.filter((difference) => answersTo[difference].length === 0);
  expect(without).toEqual([
    'otherBirthDate',
    'notADoctor',
    'expired',
    'otherUnit',
    'orderedMore',
    'notPrescribed',
    'notSigned',
    'fileUsedUp',
  ]);
  expect(canAnswer('orderedLess', { choice: 'patientWantsLess', text: '' })).toBe(true);
  expect(canAnswer('otherName', { choice: 'samePerson', text: ' ' })).toBe(false);
  expect(canAnswer('otherName', { choice: 'samePerson', text: 'Heirat im Mai' })).toBe(true);
  expect(canAnswer('notSigned', { choice: 'practiceCalled', text: 'kommt nach' })).toBe(false);
});

test('a call to the practice raises no amount and names no other person or medicine', () => {
  const called = { choice: 'practiceCalled', text: '', spokenWith: 'Dr. Ebert', instructions: 'abends 0,1 g' } as const;
  const healed = differences.filter((difference) => canAnswer(difference, { ...called, day: '1988-05-04' }));
  expect(healed).toEqual(['noBirthDate', 'notYetIssued', 'noInstructions', 'merelyAsTold']);
});

test('instructions for use are settled by the dose itself, asked of the practice', () => {
  const called = { choice: 'practiceCalled', text: '', spokenWith: 'Dr. Ebert' } as const;
  expect(canAnswer('merelyAsTold', called)).toBe(false);
  expect(canAnswer('merelyAsTold', { ...called, spokenWith: ' ', instructions: 'abends 0,1 g' })).toBe(false);
  expect(canAnswer('merelyAsTold', { ...called, instructions: 'wie besprochen' })).toBe(false);
  expect(canAnswer('merelyAsTold', { ...called, instructions: 'abends 0,1 g' })).toBe(true);
  expect(canAnswer('merelyAsTold', { ...called, choice: 'patientAsked', instructions: 'abends 0,1 g' })).toBe(false);
});

test('the settled instructions are those of the prescription, or what was answered to exactly them', () => {
  const asTold = { ...record, lines: [{ ...onFirst, instructions: 'gem. Anweisung' }, onSecond] };
  const first = onFirst.orderLine as number;
  const row = compare(asTold, order, { today: '2026-11-16', earlier: [] }).find(
    ({ difference }) => difference === 'merelyAsTold',
  );
  const answered = (id: string) => (id === row?.id ? 'abends 0,1 g' : null);
  expect(settledInstructions(asTold, first, () => null)).toBeNull();
  expect(settledInstructions(asTold, first, answered)).toBe('abends 0,1 g');
  expect(settledInstructions(record, first, answered)).toBe(onFirst.instructions);
  expect(settledInstructions(record, 99, answered)).toBeNull();
});

test('what is not clear on the paper differs, unless its number is clear, and only the practice settles it with the product', () => {
  const unclear = { ...onFirst, pzn: null, product: 'K…le 25', isUnclear: true };
  expect(differing({ lines: [unclear, onSecond] })).toEqual(['line: unclearProduct']);
  expect(differing({ lines: [{ ...unclear, product: 'Käppele 25/1' }, onSecond] })).toEqual(['line: unclearProduct']);
  expect(differing({ lines: [{ ...unclear, pzn: '01234562' }, onSecond] })).toEqual([]);
  expect(differing({ lines: [{ ...unclear, pzn: '99999999' }, onSecond] })).toEqual(['line: otherProduct']);
  expect(differing({ lines: [{ ...unclear, amount: 5 }, onSecond] })).toEqual(['line: orderedMore']);
  expect(differing({ lines: [{ ...unclear, unit: 'pack' }, onSecond] })).toEqual(['line: otherUnit']);

  const call = { choice: 'practiceCalled', text: '', spokenWith: 'Dr. Ebert' } as const;
  expect(canAnswer('unclearProduct', call)).toBe(false);
  expect(canAnswer('unclearProduct', { ...call, product: 'Käppele 25/1' })).toBe(true);
  expect(canAnswer('unclearProduct', { ...call, spokenWith: '', product: 'Käppele 25/1' })).toBe(false);
  expect(canAnswer('unclearProduct', { choice: 'sameProduct', text: 'gleich', product: 'Käppele 25/1' })).toBe(false);
  expect(canAnswer('otherProduct', { ...call, product: 'Käppele 25/1' })).toBe(false);
});

test('whatever clear lines leave of an earlier order counts against an unclear one', () => {
  const unclear = { ...onFirst, pzn: null, product: '?', isUnclear: true };
  const used = (...lines: OrderedLine[]) => [{ orderId: 'earlier', isSameFile: true, lines }];
  expect(amountsLeft({ ...record, lines: [unclear, onSecond] }, used(kaeppele))).toEqual([0, 5]);
  expect(amountsLeft({ ...record, lines: [unclear, onSecond] }, used(steinburg))).toEqual([10, 0]);
});
