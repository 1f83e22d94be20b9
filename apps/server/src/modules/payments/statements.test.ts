import { type CsvColumns, listStatements, readStatement } from '@shop/contract/desk/payments';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { bankEntries, csvLayouts } from '../../db/schema/bank.ts';
import { journal } from '../../db/schema/journal.ts';
import { camtFile } from '../../testing/camt.ts';
import { givenAtDesk, type TestStaff } from '../../testing/staff.ts';
import { expectError, type TestApp, testApp } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { once } from '../../testing/write-headers.ts';

interface Books extends TestApp {
  accounting: TestStaff;
  read(file: string | Buffer, columns?: CsvColumns | null): ReturnType<typeof asked>;
}

function asked(staff: TestStaff, file: string | Buffer, columns: CsvColumns | null) {
  const body = { fileName: 'auszug.xml', data: Buffer.from(file).toString('base64'), columns };
  return staff.call(readStatement, { headers: once(), body });
}

const world = testWorld(async (database): Promise<Books> => {
  const shop = await testApp(database);
  const accounting = await givenAtDesk(shop, database.db, ['accounting']);
  return { ...shop, accounting, read: (file, columns = null) => asked(accounting, file, columns) };
});
const { db } = world;

const bookings = [
  { cents: 100, purpose: 'eins', reference: 'A' },
  { cents: 200, purpose: 'zwei' },
];

test('a statement is read once, also when it comes again as another kind of file', async () => {
  const { shop } = world;
  const { data } = await shop.read(camtFile(bookings, { kind: '052', version: '02' }));
  expect(data.statements).toMatchObject([
    { kind: 'camt.052', number: '221', from: '2026-11-16', entries: 2, fresh: 2, readBy: shop.accounting.person.name },
  ]);
  const whole = camtFile([...bookings, { cents: 300, purpose: 'drei' }]);
  expect((await shop.read(whole)).data.statements).toMatchObject([{ entries: 3, fresh: 1 }]);
  const zip = Buffer.from(zipSync({ 'a.xml': strToU8(whole), 'b.xml': strToU8(camtFile([{ cents: 4 }])) }));
  expect((await shop.read(zip)).data.statements).toMatchObject([{ fresh: 0 }, { fresh: 1 }]);
  expect(await db.$count(bankEntries)).toBe(4);
  expect((await shop.accounting.call(listStatements, {})).data.statements).toHaveLength(4);
  const kept = await db.select({ what: journal.what, detail: journal.detail }).from(journal).orderBy(journal.id);
  expect(kept.filter(({ what }) => what === 'statementRead')).toHaveLength(4);
  expect(JSON.stringify(kept)).not.toContain('eins');
});

test('what cannot be read of a file is told with its line, and the rest of it is kept, once', async () => {
  const { shop } = world;
  const file = camtFile([
    { cents: 500, purpose: 'eins', reference: 'DOPPELT' },
    { cents: 500, purpose: 'zwei', reference: 'DOPPELT' },
    { cents: 600, bookedOn: '2026-02-30' },
    { cents: 99_999_999_999 },
    { cents: 700, purpose: 'drei' },
  ]);
  const { data } = await shop.read(file);
  expect(data).toMatchObject({
    statements: [{ entries: 3, fresh: 3 }],
    unread: [
      { line: 7, reason: 'day' },
      { line: 8, reason: 'amount' },
    ],
  });
  expect((await shop.read(file)).data.statements).toMatchObject([{ entries: 3, fresh: 0 }]);
});

test('of a ZIP what cannot be read is told with the name of its file and why, and the rest is booked', async () => {
  const { shop } = world;
  const foreign = camtFile([{ cents: 9 }], { iban: 'DE02120300000000202051' });
  const files = {
    'mai/gut.xml': camtFile([bookings[0] ?? { cents: 0 }, { cents: 6, bookedOn: '2026-02-30' }]),
    'mai/halb.xml': camtFile(bookings).slice(0, -40),
    'fremd.xml': foreign,
    'bild.png': 'PNG',
    'gut2.xml': camtFile([{ cents: 300, purpose: 'drei' }]),
  };
  const packed = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  const { data } = await shop.read(Buffer.from(zipSync(packed)));
  expect(data.statements).toMatchObject([{ fresh: 1 }, { fresh: 1 }]);
  expect(data.unread).toMatchObject([{ zipped: 'gut.xml', reason: 'day' }]);
  expect(data.refused).toEqual([
    { name: 'halb.xml', reason: 'broken' },
    { name: 'bild.png', reason: 'type' },
    { name: 'fremd.xml', reason: 'account' },
  ]);
  expect(await db.$count(bankEntries)).toBe(2);
  const kept = await db.select({ what: journal.what, detail: journal.detail }).from(journal).orderBy(journal.id);
  const [read] = kept.filter(({ what }) => what === 'statementRead');
  expect(JSON.parse(read?.detail ?? '{}')).toMatchObject({ unread: 1, refused: 3 });

  const alone = Buffer.from(zipSync({ 'fremd.xml': strToU8(foreign) }));
  expectError(await shop.read(alone), 'StatementRefused', { reason: 'account' });
});

test('a file of a ZIP whose own bytes are damaged leaves the others', async () => {
  const { shop } = world;
  const whole = camtFile([{ cents: 300, purpose: 'drei'.repeat(500) }]);
  const zip = Buffer.from(zipSync({ 'a.xml': strToU8(whole), 'b.xml': strToU8(camtFile(bookings)) }));
  zip.fill(0xff, 40, 60);
  const { data } = await shop.read(zip);
  expect(data.refused).toEqual([{ name: 'a.xml', reason: 'broken' }]);
  expect(data.statements).toMatchObject([{ fresh: 2 }]);
});

test('two that read the same file at once count it once', async () => {
  const { shop } = world;
  await Promise.all([shop.read(camtFile(bookings)), shop.read(camtFile(bookings))]);
  expect(await db.$count(bankEntries)).toBe(2);
});

test('what is not of the account is refused, and nothing of it is kept', async () => {
  const { shop } = world;
  const foreign = camtFile(bookings, { iban: 'DE02120300000000202051' });
  expectError(await shop.read(foreign), 'StatementRefused', { reason: 'account' });
  expectError(await shop.read(camtFile([{ cents: 1, currency: 'CHF' }])), 'StatementRefused', { reason: 'currency' });
  const many = Object.fromEntries(Array.from({ length: 401 }, (_, index) => [`${index}.xml`, strToU8('x')]));
  expectError(await shop.read(Buffer.from(zipSync(many))), 'StatementRefused', { reason: 'zip' });
  expectError(await shop.read(Buffer.alloc(13 * 1024 * 1024, 'x')), 'StatementRefused', { reason: 'size' });
  expectError(await shop.read(Buffer.alloc(50_000_000, 'x')), 'BodyTooLarge');
  const pta = await givenAtDesk(shop, db, ['pta']);
  expectError(await asked(pta, camtFile(bookings), null), 'Forbidden');
  expect(await db.$count(bankEntries)).toBe(0);
});

test('the columns of a table are asked for once and remembered', async () => {
  const { shop } = world;
  const table = (purpose: string) => `Tag;Betrag;Zweck;Wer\n16.11.2026;12,30;${purpose};Lena\n`;
  const names = ['Tag', 'Betrag', 'Zweck', 'Wer'];
  expectError(await shop.read(table('eins')), 'ColumnsUnknown', {
    columns: names,
    rows: [['16.11.2026', '12,30', 'eins', 'Lena']],
  });
  const columns = {
    day: 'Tag',
    amount: 'Betrag',
    purpose: 'Zweck',
    name: 'Wer',
    iban: null,
    currency: null,
    account: null,
  };
  const wrong = { ...columns, amount: 'Wer' };
  expectError(await shop.read(table('eins'), wrong), 'StatementRefused', { reason: 'columns' });
  expect(await db.$count(csvLayouts)).toBe(0);
  expect((await shop.read(table('eins'), columns)).data.statements).toMatchObject([{ kind: 'csv', fresh: 1 }]);
  expect((await shop.read(table('zwei'))).data.statements).toMatchObject([{ fresh: 1 }]);
});
