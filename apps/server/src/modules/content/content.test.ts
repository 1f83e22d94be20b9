import { brotliDecompressSync } from 'node:zlib';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { describe, expect, test } from 'vitest';
import { contentFiles } from '../../db/schema/content.ts';
import { givenText } from '../../testing/factories.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

describe('[WI-03] [CT-05] a text', () => {
  test('is markdown at its path, and caches must ask before they use it', async () => {
    await givenText(db, { path: 'impressum/impressum.de.md', content: '# Impressum\n' });
    const { app } = await testApp(database);
    const response = await app.inject('/content_management/impressum/impressum.de.md');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(response.body).toBe('# Impressum\n');
  });

  test('is compressed, and not sent again to who has it, with a tag of its own per encoding', async () => {
    await givenText(db, { path: 'agb/agb.de.md', content: 'Text '.repeat(500) });
    const { app } = await testApp(database);
    const url = '/content_management/agb/agb.de.md';
    const plain = await app.inject(url);
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('Text '.repeat(500));
    expect(packed.headers.etag).not.toBe(plain.headers.etag);

    const again = await app.inject({ url, headers: { 'if-none-match': plain.headers.etag as string } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('is found by either spelling of its letters, and by HEAD', async () => {
    await givenText(db, { path: 'glossar/Blüten.md', content: '# Blüten' });
    const { app } = await testApp(database);
    const decomposed = `/content_management/glossar/${encodeURIComponent('Blüten'.normalize('NFD'))}.md`;
    expect((await app.inject(decomposed)).statusCode).toBe(200);
    const head = await app.inject({ method: 'HEAD', url: decomposed });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '9']);
  });

  test('that was changed is in the next answer; one that was removed is in none', async () => {
    await givenText(db, { path: 'agb/agb.de.md', content: 'alt' });
    const { app } = await testApp(database);
    const read = () => app.inject('/content_management/agb/agb.de.md');
    expect((await read()).body).toBe('alt');
    await givenText(db, { path: 'agb/agb.de.md', content: 'neu' });
    expect((await read()).body).toBe('neu');
    await db.delete(contentFiles);
    expect((await read()).statusCode).toBe(404);
  });

  test.each([
    'impressum/missing.md',
    '%2e%2e%2fconfig.json',
    'impressum%2f..%2fimpressum%2fimpressum.de.md',
    'impressum/.%2fimpressum.de.md',
    'impressum//impressum.de.md',
    'impressum/.git/config',
    'impressum',
    '',
    'elsewhere/text.md',
    'impressum/impressum.de.md%00.png',
    'impressum%5cimpressum.de.md',
    'constructor',
    'blog/blog_fr/index.json',
  ])('that is not there, /%s, is our JSON error even for a browser', async (path) => {
    await givenText(db, { path: 'impressum/impressum.de.md', content: 'da' });
    await givenText(db, { path: 'elsewhere/text.md', content: 'nicht öffentlich' });
    const { app } = await testApp(database);
    const response = await app.inject({
      url: `/content_management/${path}`,
      headers: { accept: 'text/html,application/xhtml+xml,*/*' },
    });
    expect(response.statusCode).toBe(404);
    expectError(response, 'NotFound');
  });

  test.each([
    ['impressum', 'impressum/impressum.de.md'],
    ['datenschutz', 'datenschutz/datenschutz.md'],
    ['agb', 'agb/agb.md'],
    ['barrierefreiheit', 'barrierefreiheit/barrierefreiheit.de.md'],
    ['widerruf', 'widerruf/widerruf.de.md'],
    ['Cannabis-Glossar', 'glossar/Cannabis-Glossar.md'],
  ])('[CT-07] /%s.md at the root is the text of its folder', async (name, kept) => {
    const { app } = await testApp(database);
    const read = () => app.inject(`/content_management/${name}.md`);
    expect((await read()).statusCode).toBe(404);
    await givenText(db, { path: kept, content: `Text von ${name}` });
    const response = await read();
    expect([response.statusCode, response.body]).toEqual([200, `Text von ${name}`]);
    expect(response.headers['content-type']).toBe('text/markdown; charset=utf-8');
  });

  test('at the root is the one without a language before the German one', async () => {
    await givenText(db, { path: 'agb/agb.de.md', content: 'deutsch' });
    await givenText(db, { path: 'agb/agb.md', content: 'ohne Sprache' });
    const { app } = await testApp(database);
    expect((await app.inject('/content_management/agb.md')).body).toBe('ohne Sprache');
  });

  test('that is stored as another kind of file is not served', async () => {
    await givenText(db, { path: 'blog/covers/page.html', content: '<script>', mediaType: 'text/html' });
    await givenText(db, { path: 'blog/covers/a.webp', bytes: Buffer.from('<script>'), mediaType: 'text/html' });
    const { app } = await testApp(database);
    expect((await app.inject('/content_management/blog/covers/page.html')).statusCode).toBe(404);
    expect((await app.inject('/content_management/blog/covers/a.webp')).statusCode).toBe(404);
  });
});

describe('what the pharmacy fills in', () => {
  const text = async (path: string, content: string) => {
    await givenText(db, { path, content });
    const pharmacy = { ...defaultShopConfig.pharmacy, owner: 'Anna Adler', vatId: ' ' };
    const config = { ...defaultShopConfig, shopName: 'Adler-Apotheke', pharmacy };
    const { app } = await testApp(database, { shopConfig: { config, complaint: null } });
    return (await app.inject(`/content_management/${path}`)).body;
  };

  test('stands in the text', async () => {
    expect(await text('datenschutz/datenschutz.de.md', '{{pharmacyName}}, {{owner}}, {{phone}}')).toBe(
      `Adler-Apotheke, Anna Adler, ${defaultShopConfig.phone}`,
    );
  });

  test('is marked while it is missing, in the language of the text', async () => {
    expect(await text('impressum/impressum.de.md', 'USt: {{vatId}}')).toBe(
      'USt: **[Wird von der Apotheke ergänzt: Umsatzsteuer-ID]**',
    );
    expect(await text('impressum/impressum.en.md', 'VAT: {{vatId}}')).toBe(
      'VAT: **[To be completed by the pharmacy: VAT ID]**',
    );
  });

  test('is marked without asterisks in the front matter, which is no markdown', async () => {
    expect(await text('pages/contact.de.md', '---\nhours: {{chamber}}\n---\n{{unknown}}')).toBe(
      '---\nhours: [Wird von der Apotheke ergänzt: Apothekerkammer]\n---\n**[Wird von der Apotheke ergänzt: unknown]**',
    );
  });
});
