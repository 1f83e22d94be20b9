import { expect, test } from 'vitest';
import { checkSender } from './mail-sender.ts';

/** A DNS with these TXT records, and nothing else. */
function dnsWith(records: Record<string, string>) {
  return async (name: string) => {
    const text = records[name];
    if (text === undefined) throw Object.assign(new Error('no record'), { code: 'ENOTFOUND' });
    return text.split('\n').map((line) => [line.slice(0, 10), line.slice(10)]);
  };
}

const good = {
  'apotheke.de': 'v=spf1 include:mail.example -all\nsome-other=record',
  'x._domainkey.apotheke.de': 'v=DKIM1; k=rsa; p=MIIBIjANBgkq',
  '_dmarc.apotheke.de': 'v=DMARC1; p=quarantine',
};

const states = async (records: Record<string, string>, selector: string | null = 'x') =>
  (await checkSender('apotheke.de', selector, dnsWith(records))).map(({ state }) => state);

test('a domain with SPF, DKIM and DMARC is fine', async () => {
  expect(await states(good)).toEqual(['fine', 'fine', 'fine']);
});

test.each([
  ['nothing at all', {}, ['wrong', 'wrong', 'wrong']],
  ['two SPF records', { ...good, 'apotheke.de': 'v=spf1 -all\nv=spf1 a -all' }, ['wrong', 'fine', 'fine']],
  ['everybody may send', { ...good, 'apotheke.de': 'v=spf1 +all' }, ['wrong', 'fine', 'fine']],
  ['a withdrawn key', { ...good, 'x._domainkey.apotheke.de': 'v=DKIM1; p=' }, ['fine', 'wrong', 'fine']],
  ['DMARC that only watches', { ...good, '_dmarc.apotheke.de': 'v=DMARC1; p=none' }, ['fine', 'fine', 'remark']],
])('%s is told', async (_what, records, expected) => {
  expect(await states(records)).toEqual(expected);
});

test('a key under an unknown name is no fault, as long as nobody has told the name', async () => {
  expect(await states(good, null)).toEqual(['fine', 'remark', 'fine']);
});

test('a DNS that does not answer is said, not taken for missing records', async () => {
  const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ETIMEOUT' }));
  const found = await checkSender('apotheke.de', null, away);
  expect(found).toMatchObject([{ state: 'remark', says: expect.stringContaining('were not looked at') }]);
});

test('a sender that belongs to nobody is told', async () => {
  expect(await checkSender('mainbluete.example', null, dnsWith({}))).toMatchObject([{ state: 'wrong' }]);
});
