import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { trusting } from '../testing/own-signatures.ts';
import { isTaskId, judgeCodes } from './codes/prescription-codes.ts';
import { inspectBytes } from './inspect-bytes.ts';

const now = new Date('2026-11-19T10:00:00Z');
const inspect = (content: string | Buffer) =>
  inspectBytes({ bytes: Buffer.from(content as string), signed: null }, trusting(), now);

/** Found by trying: the last two digits make the whole 1 modulo 97. */
function taskId(number: number): string {
  const digits = `160${String(number).padStart(12, '0')}`;
  const check = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0')).find(
    (end) => BigInt(digits + end) % 97n === 1n,
  );
  return `${digits.match(/.{3}/g)?.join('.')}.${check}`;
}

const code = (...ids: string[]) =>
  JSON.stringify({ urls: ids.map((id) => `Task/${id}/$accept?ac=${'0f'.repeat(32)}`) });

test('a code names one to three prescriptions whose numbers prove themselves', () => {
  const [first, second] = [taskId(1), taskId(2)];
  expect(isTaskId(first)).toBe(true);
  expect(isTaskId(first.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)))).toBe(false);
  expect(judgeCodes([code(first, second)])).toMatchObject({
    verdict: 'good',
    codes: [{ taskId: first }, { taskId: second }],
  });
  expect(judgeCodes([code(first), code(first)]).codes).toHaveLength(1);
  expect(judgeCodes([])).toMatchObject({ kind: 'unknown', verdict: 'none' });
});

test.each([
  ['four prescriptions', code(taskId(1), taskId(2), taskId(3), taskId(4))],
  ['a wrong check digit', code('160.000.000.000.001.00')],
  ['something else', 'https://example.com'],
  ['one good code beside another text', null],
])('%s is refused', (_, text) => {
  const texts = text === null ? [code(taskId(1)), 'x'] : [text];
  expect(judgeCodes(texts)).toMatchObject({ kind: 'datamatrix', verdict: 'bad' });
});

test('a printed code is read from a picture, and a picture without one is nothing', async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
  const { image } = await writeBarcode(code(taskId(7)), { format: 'DataMatrix', scale: 4 });
  const picture = Buffer.from((await image?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(await inspect(picture)).toMatchObject({ kind: 'datamatrix', verdict: 'good', codes: [{ taskId: taskId(7) }] });
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  expect(await inspect(Buffer.from(pixel, 'base64'))).toMatchObject({ verdict: 'none' });
});

const namespace = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08';
const entry = (amount: string, side = 'CRDT') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BkTxCd><Prtry><Cd>X</Cd></Prtry></BkTxCd></Ntry>`;
const balance =
  '<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-18</Dt></Dt></Bal>';
const statement = (entries: string, uri = namespace) =>
  `<Document xmlns="${uri}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId><CreDtTm>2026-11-18T10:00:00</CreDtTm></GrpHdr><Stmt><Id>1</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${balance}${entries}</Stmt></BkToCstmrStmt></Document>`;

test('a bank message tells its accounts and sums to the cent', async () => {
  const found = await inspect(statement(entry('0.1') + entry('0.20') + entry('88.15', 'DBIT')));
  expect(found).toMatchObject({
    kind: 'camt',
    verdict: 'good',
    fields: {
      message: 'camt.053.001.08',
      statements: 1,
      accounts: ['DE02120300000000202051'],
      entries: 3,
      credits: '0.3',
      debits: '88.15',
    },
  });
});

test.each([
  ['an amount in words', statement(entry('viel')), 'Stmt.Ntry.Amt'],
  ['a side that is none', statement(entry('1', 'LEFT')), 'Stmt.Ntry.CdtDbtInd'],
  [
    'parts in another order',
    statement(entry('1')).replace(balance, '').replace('</Stmt>', `${balance}</Stmt>`),
    'Stmt.Bal',
  ],
  ['a message of another bank format', statement('', namespace.replace('053', '099')), 'Document'],
  ['one that is cut off', statement(entry('1')).slice(0, 400), 'Document'],
])('%s is refused with the place', async (_, text, field) => {
  const { verdict, errors } = await inspect(text);
  expect([verdict, errors?.map((error) => error.field)]).toEqual(['bad', expect.arrayContaining([field])]);
});

test('a document type declaration is refused, whatever it declares', async () => {
  const entities = `<!DOCTYPE Document [<!ENTITY a "aaaa">]>${statement(entry('1'))}`;
  expect((await inspect(entities)).verdict).toBe('bad');
});
