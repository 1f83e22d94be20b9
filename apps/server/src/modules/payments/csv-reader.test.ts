import { expect, test } from 'vitest';
import { ownIban } from '../../testing/camt.ts';
import { readCsv } from './csv-reader.ts';
import { readStatementFile } from './statement-file.ts';

const columns = {
  day: 'Buchungstag',
  amount: 'Betrag',
  purpose: 'Verwendungszweck',
  name: 'Name',
  iban: 'IBAN',
  currency: 'Währung',
  account: 'Auftragskonto',
};

async function read(text: string | Buffer) {
  const file = await readStatementFile(Buffer.from(text));
  if (!('table' in file)) throw new Error('no table');
  return readCsv(file.table, columns, ownIban);
}

const head = '"Auftragskonto";"Buchungstag";"Verwendungszweck";"Name";"IBAN";"Betrag";"Währung"';
const row = (amount: string, day = '16.11.2026', currency = 'EUR', account = ownIban) =>
  `"${account}";"${day}";"Rezept ""R9JV""\n C2XG";"Schäfer";"de02 1203 0000 0000 2020 51";"${amount}";"${currency}"`;

test('a table is read by its columns, below whatever stands above it, in either encoding', async () => {
  const text = `Kontoauszug;\n\n${head}\r\n${row('1.085,80')}\r\n${row('-12,5', '16.11.26')}\r\n`;
  const expected = [
    { bookedOn: '2026-11-16', direction: 'in', amountCents: 108_580, name: 'Schäfer', iban: 'DE02120300000000202051' },
    { bookedOn: '2026-11-16', direction: 'out', amountCents: 1_250, purpose: 'Rezept "R9JV"\n C2XG' },
  ];
  expect((await read(text)).entries).toMatchObject(expected);
  expect((await read(Buffer.from(text, 'latin1'))).entries).toMatchObject(expected);
  expect((await read(text.replaceAll(';', ',').replace('1.085,80', '1,085.80'))).entries).toMatchObject(expected);
});

test('another account shows, and another currency is told, another column refused', async () => {
  const other = 'DE02120300000000202051';
  expect((await read(`${head}\n${row('1,00', '2026-11-16', 'EUR', other)}`)).iban).toBe(other);
  const unread = async (line: string) => (await read(`${head}\n${line}`)).unread;
  expect(await unread(row('1,00', '2026-11-16', 'USD'))).toEqual([{ line: 2, reason: 'currency' }]);
  expect(await unread(row('viel'))).toEqual([{ line: 2, reason: 'amount' }]);
  expect(await unread(row('1,00', '31.02.2026x'))).toEqual([{ line: 2, reason: 'day' }]);
  await expect(read('a;b;c;d\n1;2;3;4')).rejects.toMatchObject({ reason: 'columns' });
});

test('a row that cannot be read is told with its line, and the rows around it are read', async () => {
  const rows = [
    row('1,00'),
    row('2,00').replace('"Schäfer"', '"Schäfer'),
    row('3,00', '30.02.2026'),
    row('4,00', '0000-01-01'),
    row('999.999.999,99'),
    row('6,00').replace('Schäfer', 'Sch\0fer'),
    row('5,00'),
  ];
  const taken = await read([head, ...rows].join('\n'));
  expect(taken.entries.map(({ amountCents }) => amountCents)).toEqual([100, 500]);
  // The purpose of each row has a line break of its own.
  expect(taken.unread).toEqual([
    { line: 4, reason: 'broken' },
    { line: 5, reason: 'broken' },
    { line: 6, reason: 'day' },
    { line: 8, reason: 'day' },
    { line: 10, reason: 'amount' },
    { line: 12, reason: 'broken' },
  ]);
});

test('texts longer than any bank writes are cut', async () => {
  const long = row('1,00').replace('Schäfer', 'x'.repeat(9_000));
  expect((await read(`${head}\n${long}`)).entries[0]?.name).toHaveLength(200);
});

test.each(['%PDF-1.7', 'nothing', '"a;b', '\0;\0;\0;\0', ''])('%j is no table', async (text) => {
  await expect(readStatementFile(Buffer.from(text))).rejects.toMatchObject({ reason: 'type' });
});
