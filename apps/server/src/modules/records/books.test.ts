import { buffer } from 'node:stream/consumers';
import { defaultBooks } from '@shop/contract/books-settings';
import { exportDatev, exportInvoices } from '@shop/contract/desk/record-exports';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { bankEntries, bankStatements, payments } from '../../db/schema/bank.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { seals } from '../../db/schema/seals.ts';
import { cancellationOf, type Invoice } from '../../documents/invoice.ts';
import { readDatev } from '../../testing/datev-reader.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { invoice as sample } from '../../testing/sample-invoice.ts';
import { givenAtDesk } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { openDatevFile } from './books-service.ts';
import { periodOf } from './period.ts';

const database = testDatabase();
const { db } = database;

let shop: DeskShop;
beforeEach(async () => {
  shop = await deskShop(database);
});

const books = { ...defaultBooks, consultantNumber: 29_098, clientNumber: 55_003 };

async function datev(period: string, settings: Partial<typeof books> = {}): Promise<Buffer> {
  const config = { ...shop.ordering.config, books: { ...books, ...settings } };
  return buffer(await openDatevFile({ db, config }, period));
}

function invoiceOf(number: string, issuedOn: string): Invoice {
  return { ...sample, kind: 'invoice', number, issuedOn, suppliedOn: issuedOn };
}

async function keep(content: Invoice): Promise<void> {
  const { number, kind, issuedOn } = content;
  await db
    .insert(invoices)
    .values({ number, kind, issuedAt: new Date(`${issuedOn}T12:00:00Z`), content: { ...content } });
}

async function givenEntry(): Promise<string> {
  const read = { readAt: shop.clock.now(), readBy: shop.pta.person.id, readByName: 'Rita', fileName: 'a.xml' };
  const [statement] = await db
    .insert(bankStatements)
    .values({ ...read, kind: 'camt.053', entryCount: 1, freshCount: 1 })
    .returning();
  const money = {
    bookedOn: '2026-10-01',
    direction: 'in',
    amountCents: 8_980,
    name: '',
    iban: '',
    purpose: '',
  } as const;
  const [entry] = await db
    .insert(bankEntries)
    .values({ ...money, statementId: statement?.id ?? '', fingerprint: 'a', isReversal: false })
    .returning();
  return entry?.id ?? '';
}

test('every invoice of a period is a booking that the strict reader takes, the same bytes each time', async () => {
  await keep(invoiceOf('RE-2026-00001', '2026-10-05'));
  await keep(invoiceOf('RE-2026-00002', '2026-10-31'));
  await keep(invoiceOf('RE-2026-00003', '2026-11-01'));
  const file = await datev('2026-10');
  const { head, bookings } = readDatev(file);
  expect(head.slice(10, 16)).toEqual(['29098', '55003', '20260101', '4', '20261001', '20261031']);
  expect([...new Set(bookings.map(({ paper }) => paper))]).toEqual(['RE-2026-00001', 'RE-2026-00002']);
  const gross = invoiceOf('', '').lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  expect(bookings.reduce((sum, { amount }) => sum + amount, 0)).toBe(2 * gross);
  expect(bookings[0]).toMatchObject({ side: 'S', account: '10000', contraAccount: '8400', day: '0510' });
  shop.clock.advance({ hours: 30 });
  expect((await datev('2026-10')).equals(file)).toBe(true);
});

test('a cancellation after its period was exported is booked in its own, and names what it takes back', async () => {
  const invoice = invoiceOf('RE-2026-00001', '2026-10-05');
  await keep(invoice);
  const before = await datev('2026-10');
  await keep(cancellationOf(invoice, { number: 'RE-2026-00002', issuedOn: '2026-11-03' }));
  expect((await datev('2026-10')).equals(before)).toBe(true);
  const { bookings } = readDatev(await datev('2026-11'));
  expect(bookings[0]).toMatchObject({ side: 'H', paper: 'RE-2026-00002', info: 'RE-2026-00001', day: '0311' });
  const { bookings: ofYear } = readDatev(await datev('2026'));
  const sum = ofYear.reduce((cents, { amount, side }) => cents + (side === 'S' ? amount : -amount), 0);
  expect(sum).toBe(0);
});

test('a period is locked once it is over and closed; what changes later is a booking of the period it happens in', async () => {
  const invoice = invoiceOf('RE-2026-00001', '2026-10-05');
  await keep(invoice);
  const locks = async (period: string) => {
    const file = await datev(period);
    const rows = file.toString('latin1').trim().split('\r\n').slice(2);
    return [readDatev(file).head[20], ...new Set(rows.map((row) => row.split(';')[113]))];
  };
  const seal = { byStaffId: shop.pta.person.id, byName: 'Paula', counts: {}, reasons: {}, recordsHash: '', hash: '' };
  const close = (number: number, day: string, sealedAt: string) =>
    db.insert(seals).values({
      ...{ number, day, sealedAt: new Date(sealedAt), journalPosition: number, journalHash: '' },
      ...seal,
    });
  await close(1, '2026-10-31', '2026-10-31T17:00:00Z');
  expect(await locks('2026-10')).toEqual(['0', '0']);
  await close(2, '2026-11-02', '2026-11-02T17:00:00Z');
  expect(await locks('2026-10')).toEqual(['1', '1']);
  const before = await datev('2026-10');
  await keep(cancellationOf(invoice, { number: 'RE-2026-00002', issuedOn: '2026-11-03' }));
  expect((await datev('2026-10')).equals(before)).toBe(true);
  expect(await locks('2026-11')).toEqual(['0', '0']);
});

test('payments go along on request: those of the bank, and what no entry of it tells by way of transit', async () => {
  const paid = { orderCode: 'R9JV-C2XG', amountCents: 8_980 };
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  const entryId = await givenEntry();
  await db.insert(payments).values([
    { ...paid, kind: 'transfer', entryId, at: at('2026-10-01') },
    { ...paid, kind: 'undone', entryId, amountCents: -8_980, at: at('2026-10-02') },
    { ...paid, kind: 'till', reason: '4711, Kasse 2', at: at('2026-10-03') },
    { ...paid, kind: 'undone', amountCents: -8_980, reason: 'vertippt', at: at('2026-10-04') },
    { ...paid, kind: 'manual', at: at('2026-10-05') },
    { ...paid, kind: 'refund', amountCents: -8_980, reason: 'von Hand überwiesen', at: at('2026-10-06') },
    { ...paid, kind: 'refund', entryId, amountCents: -8_980, at: at('2026-10-07') },
    { ...paid, kind: 'waived', amountCents: 5, at: at('2026-10-05') },
  ]);
  expect(readDatev(await datev('2026-10')).bookings).toEqual([]);
  const file = await datev('2026-10', { withPayments: true });
  expect(readDatev(file).bookings).toMatchObject([
    { side: 'S', account: '1200', contraAccount: '10000', day: '0110', paper: 'R9JV-C2XG' },
    { side: 'H', account: '1200', day: '0210' },
    { side: 'S', account: '1360', contraAccount: '10000', day: '0310', info: '4711Kasse2' },
    { side: 'H', account: '1360', day: '0410' },
    { side: 'S', account: '1360', day: '0510' },
    { side: 'H', account: '1360', contraAccount: '10000', day: '0610' },
    { side: 'H', account: '1200', day: '0710' },
  ]);
  expect((await datev('2026-10', { withPayments: true })).equals(file)).toBe(true);
});

test('without the numbers of the tax adviser, or an account for a VAT rate, there is no file', async () => {
  await keep(invoiceOf('RE-2026-00001', '2026-10-05'));
  await expect(datev('2026-10', { consultantNumber: 0 })).rejects.toMatchObject({ id: 'BooksUnset' });
  const odd = invoiceOf('RE-2026-00002', '2026-10-06');
  await keep({ ...odd, lines: odd.lines.map((line) => ({ ...line, vatPercent: 16 })) });
  await expect(datev('2026-10')).rejects.toMatchObject({ id: 'BooksUnset' });
});

test('no name and no address of a patient is in the file', async () => {
  const invoice = invoiceOf('RE-2026-00001', '2026-10-05');
  await keep(invoice);
  const text = (await datev('2026')).toString('latin1');
  expect(text).not.toContain(invoice.buyer.city);
  for (const word of invoice.buyer.fullName.split(' ')) expect(text).not.toContain(word);
});

test.each([
  ['2026-02', '01-01', { from: '2026-02-01', to: '2026-02-28', fiscalYearStart: '2026-01-01' }],
  ['2026-12', '01-01', { from: '2026-12-01', to: '2026-12-31', fiscalYearStart: '2026-01-01' }],
  ['2026', '07-01', { from: '2026-07-01', to: '2027-06-30', fiscalYearStart: '2026-07-01' }],
  ['2026-03', '07-01', { from: '2026-03-01', to: '2026-03-31', fiscalYearStart: '2025-07-01' }],
])('%s of a fiscal year that begins on %s', (period, start, expected) => {
  expect(periodOf(period, start)).toEqual(expected);
});

test('the books are for those who keep them, and each export is on record', async () => {
  await keep(invoiceOf('RE-2026-00001', '2026-10-05'));
  const accounting = await givenAtDesk(shop, db, ['accounting']);
  const query = { period: '2026-10' };
  expectError(await shop.pta.call(exportInvoices, { query }), 'Forbidden');
  expectError(await accounting.call(exportDatev, { query }), 'BooksUnset');
  const answer = await accounting.call(exportInvoices, { query });
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  expect(Object.keys(files)).toEqual(['rechnungen.csv', 'papiere/RE-2026-00001.pdf']);
  expect(strFromU8(files['rechnungen.csv'] as Uint8Array)).toContain('"RE-2026-00001";"Rechnung";"";"2026-10-05"');
});
