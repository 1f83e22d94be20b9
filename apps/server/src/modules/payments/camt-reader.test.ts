import { describe, expect, test } from 'vitest';
import { camtFile, ownIban } from '../../testing/camt.ts';
import { readCamt } from './camt-reader.ts';

const paid = {
  cents: 8_580,
  name: 'Hartung & Söhne',
  iban: 'DE02120300000000202051',
  purpose: 'Rezept R9JV C2XG danke',
};

describe.each(['052', '053'] as const)('CAMT.%s', (kind) => {
  test.each(['02', '08'])('of version %s is read field by field', async (version) => {
    const bookings = [
      { ...paid, reference: 'A1' },
      { cents: -4_000, name: 'Vermieter', purpose: 'Miete', isReversal: true },
      { cents: 999, status: 'PDNG' as const },
    ];
    const [statement, ...others] = await readCamt(camtFile(bookings, { kind, version }));
    expect(others).toEqual([]);
    expect(statement).toEqual({
      kind: `camt.${kind}`,
      iban: ownIban,
      number: '221',
      unread: [],
      entries: [
        {
          bookedOn: '2026-11-16',
          direction: 'in',
          amountCents: 8_580,
          name: paid.name,
          iban: paid.iban,
          purpose: paid.purpose,
          bankReference: 'A1 in 8580',
          isReversal: false,
        },
        {
          bookedOn: '2026-11-16',
          direction: 'out',
          amountCents: 4_000,
          name: 'Vermieter',
          iban: '',
          purpose: 'Miete',
          bankReference: null,
          isReversal: true,
        },
      ],
    });
  });
});

test('a batch that is booked in one sum is taken apart, and must add up', async () => {
  const part = (cents: string) =>
    `<TxDtls><Refs><EndToEndId>E${cents}</EndToEndId></Refs><Amt Ccy="EUR">${cents}</Amt><CdtDbtInd>CRDT</CdtDbtInd></TxDtls>`;
  const file = (...parts: string[]) =>
    camtFile([{ cents: 3_000, reference: 'B' }]).replace(/<TxDtls>.*<\/TxDtls>/, parts.map(part).join(''));
  const [statement] = await readCamt(file('10.00', '20.0'));
  expect(statement?.entries).toMatchObject([
    { amountCents: 1_000, bankReference: 'B/1 in 1000', purpose: 'E10.00' },
    { amountCents: 2_000, bankReference: 'B/2 in 2000', purpose: 'E20.0' },
  ]);
  expect(await readCamt(file('10.00', '21.00'))).toMatchObject([{ entries: [], unread: [{ reason: 'broken' }] }]);
});

const good = camtFile([paid]);

test.each([
  ['another version', camtFile([paid], { version: '04' }), 'version'],
  ['another message', good.replace('camt.053', 'pain.001'), 'type'],
  ['half a file', good.slice(0, -200), 'broken'],
  ['no statement', good.replace(/<Stmt>[\s\S]*<\/Stmt>/, ''), 'broken'],
  [
    'a document type, whose entities explode',
    good
      .replace('<Document', '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Document')
      .replace('danke', '&b;'),
    'broken',
  ],
  ['too deep a nesting', good.replace('<Ntry>', `<Ntry>${'<a>'.repeat(40)}`), 'broken'],
])('%s is refused', async (_what, text, reason) => {
  await expect(readCamt(text)).rejects.toMatchObject({ reason });
});

const one = (differences: object) => camtFile([{ ...paid, ...differences }]);

test.each([
  ['another currency', one({ currency: 'CHF' }), 'currency'],
  ['an amount of three decimals', good.replace('85.80', '85.805'), 'amount'],
  ['a negative amount', good.replace('85.80', '-85.80'), 'amount'],
  ['more than a bank books', one({ cents: 99_999_999_999 }), 'amount'],
  ['no direction', good.replace('CRDT', 'BOTH'), 'broken'],
  ['a month that is none', one({ bookedOn: '2026-13-40' }), 'day'],
  ['a day that February does not have', one({ bookedOn: '2026-02-30' }), 'day'],
  ['the year 0', one({ bookedOn: '0000-01-01' }), 'day'],
  ['an entity without a document type', good.replace('danke', '&b;'), 'broken'],
  ['a character that XML does not know', good.replace('danke', '&#0;'), 'broken'],
])('an entry with %s is told with its line, and the others are read', async (_what, text, reason) => {
  const [entry = ''] = /<Ntry>.*<\/Ntry>/.exec(good) ?? [];
  const between = text.replace(/<Ntry>.*<\/Ntry>/, (broken) => `${entry}\n${broken}\n${entry}`);
  const [statement] = await readCamt(between);
  expect(statement?.entries).toMatchObject([{ amountCents: 8_580 }, { amountCents: 8_580 }]);
  expect(statement?.unread).toEqual([{ line: 6, reason }]);
});

test('an ampersand as banks write it takes nothing with it, and texts longer than any bank writes are cut', async () => {
  const [statement] = await readCamt(
    good.replace('Hartung &amp; S', 'Hartung & S').replace('danke', 'x'.repeat(50_000)),
  );
  expect(statement?.entries[0]?.name).toBe(paid.name);
  expect(statement?.entries[0]?.purpose).toHaveLength(1_000);
});
