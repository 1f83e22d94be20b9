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
  if (!('rows' in file)) throw new Error('no table');
  return readCsv(file.rows, columns, ownIban);
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

test('another account shows, and another currency or column is refused', async () => {
  const other = 'DE02120300000000202051';
  expect((await read(`${head}\n${row('1,00', '2026-11-16', 'EUR', other)}`)).iban).toBe(other);
  await expect(read(`${head}\n${row('1,00', '2026-11-16', 'USD')}`)).rejects.toMatchObject({ reason: 'currency' });
  await expect(read(`${head}\n${row('viel')}`)).rejects.toMatchObject({ reason: 'columns' });
  await expect(read(`${head}\n${row('1,00', '31.02.2026x')}`)).rejects.toMatchObject({ reason: 'columns' });
  await expect(read('a;b;c;d\n1;2;3;4')).rejects.toMatchObject({ reason: 'columns' });
});

test.each(['%PDF-1.7', 'nothing', '"a;b', '\0;\0;\0;\0', ''])('%j is no table', async (text) => {
  await expect(readStatementFile(Buffer.from(text))).rejects.toMatchObject({ reason: 'type' });
});
