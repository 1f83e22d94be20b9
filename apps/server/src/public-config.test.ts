import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultShopConfig, demoVatId, readShopConfig } from '@shop/contract/shop-config';
import { expect, onTestFinished, test } from 'vitest';
import { publicConfig } from './public-config.ts';
import { readShopConfigFile } from './shop-config-file.ts';

const day = '2026-12-20';
const closure = { firstDay: '2026-12-24', lastDay: '2027-01-02', toldFrom: '2026-12-10', textDe: 'Zu', textEn: 'Shut' };

test('a closure is told from its day on until it is over, and none without words', () => {
  const config = { ...defaultShopConfig, closures: [closure, { ...closure, textDe: '', textEn: '' }] };
  const toldOn = (asked: string) => publicConfig(config, asked).closures;
  expect(toldOn('2026-12-09')).toEqual([]);
  expect(toldOn('2026-12-10')).toEqual([closure]);
  expect(toldOn('2027-01-02')).toEqual([closure]);
  expect(toldOn('2027-01-03')).toEqual([]);
});

test('everything that a pharmacy can set is public, as it is, but the mailbox for new orders, the limits for orders, the working days, how is packed, the accounts of the books, the words of questions and mails to patients and the own points of the checklist', () => {
  const {
    newOrderEmail: _address,
    ordering: _limits,
    workingDays: _days,
    packing: _packing,
    books: _books,
    questions: _questions,
    mails: _mails,
    checklist: _points,
    ...all
  } = defaultShopConfig;
  expect(publicConfig(defaultShopConfig, day)).toEqual(all);
});

test('what is in an object beside that is not, however deep it lies', () => {
  const stowaway = { canary: 'canary' };
  const config = {
    ...defaultShopConfig,
    ...stowaway,
    pharmacy: { ...defaultShopConfig.pharmacy, ...stowaway },
    chat: { ...defaultShopConfig.chat, ...stowaway },
    social: defaultShopConfig.social.map((link) => ({ ...link, ...stowaway })),
    closures: [{ ...closure, ...stowaway }],
    allowedApiBases: Object.assign(['https://api.example'], stowaway),
  };
  expect(JSON.stringify(publicConfig(config, day))).not.toContain('canary');
});

test('nor is a key of config.json that the shop does not know', () => {
  const raw = {
    shopName: 'Rosen',
    databaseUrl: 'canary',
    chat: { scriptUrl: '', applicationKey: '', key: 'canary' },
    social: [{ label: 'Blog', url: 'https://blog.example', token: 'canary' }],
  };
  const text = JSON.stringify(publicConfig(readShopConfig(raw).config, day));
  expect(text).toContain('Rosen');
  expect(text).toContain('https://blog.example');
  expect(text).not.toContain('canary');
});

function readWith(text: string, ids: { pharmacyId: string | null; shopId: string | null }) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-config-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  writeFileSync(path.join(dataDir, 'config.json'), text);
  return readShopConfigFile({ dataDir, webFolder: '/nowhere' }, { ...ids, isProduction: false });
}

test('the tax number of the demo is no number of a pharmacy', () => {
  const read = (isProduction: boolean) =>
    readShopConfigFile(
      { dataDir: '/nowhere', webFolder: '/nowhere' },
      { pharmacyId: null, shopId: null, isProduction },
    );
  expect(read(false).config.pharmacy.vatId).toBe(demoVatId);
  expect(read(true).config.pharmacy).toMatchObject({ vatId: '', owner: defaultShopConfig.pharmacy.owner });
});

test('[BZ-03] the ids of config.json count unless a variable is set', () => {
  const own = JSON.stringify({ pharmacyId: 'p-of-file', shopId: 's-of-file' });
  expect(readWith(own, { pharmacyId: null, shopId: null }).config).toMatchObject({
    pharmacyId: 'p-of-file',
    shopId: 's-of-file',
  });
  expect(readWith(own, { pharmacyId: 'p-7', shopId: null }).config).toMatchObject({
    pharmacyId: 'p-7',
    shopId: 's-of-file',
  });
  expect(readWith('{}', { pharmacyId: null, shopId: 's-9' }).config).toEqual({ ...defaultShopConfig, shopId: 's-9' });
});

test('a file that cannot be read is named; the defaults are used, and variables count all the same', () => {
  const { config, complaint } = readWith('{ "shopName": ', { pharmacyId: 'p-7', shopId: null });
  expect(config).toEqual({ ...defaultShopConfig, pharmacyId: 'p-7' });
  expect(complaint).toBe('config.json could not be read: the shop runs on its defaults.');
});
