import { brotliDecompressSync } from 'node:zlib';
import { listBlogPosts, readBlogPost, readFaq } from '@shop/contract/content';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { describe, expect, test } from 'vitest';
import { contentFiles, contentRedirects } from '../../db/schema/content.ts';
import { givenText } from '../../testing/factories.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

function givenPost(slug: string, fields: Record<string, string> = {}, language = 'de', body = '\nText.\n') {
  const head = Object.entries({ title: `Titel ${slug}`, ...fields }).map(([key, value]) => `${key}: ${value}`);
  return givenText(db, {
    path: `blog/blog_${language}/${slug}/index.md`,
    content: ['---', ...head, '---', body].join('\n'),
  });
}

const webp = Buffer.from('RIFF____WEBPVP8 ');

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

describe('an image', () => {
  test('is asked for again each time, unless its revision is named', async () => {
    const { revisionId } = await givenText(db, { path: 'blog/covers/a.webp', bytes: webp, mediaType: 'image/webp' });
    const { app } = await testApp(database);
    const url = '/content_management/blog/covers/a.webp';

    const plain = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(plain.rawPayload).toEqual(webp);
    expect(plain.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const again = await app.inject({ url, headers: { 'if-none-match': plain.headers.etag as string } });
    expect(again.statusCode).toBe(304);

    const named = await app.inject(`${url}?v=${revisionId}`);
    expect(named.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject(`${url}?v=${revisionId + 1}`)).headers['cache-control']).toBe('no-cache');
  });

  test('that is new is sent at once', async () => {
    await givenText(db, { path: 'blog/covers/a.webp', bytes: webp, mediaType: 'image/webp' });
    const { app } = await testApp(database);
    const read = async () => (await app.inject('/content_management/blog/covers/a.webp')).rawPayload;
    expect(await read()).toEqual(webp);
    await givenText(db, { path: 'blog/covers/a.webp', bytes: Buffer.from('newer'), mediaType: 'image/webp' });
    expect((await read()).toString()).toBe('newer');
  });

  test('can run no script', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await givenText(db, { path: 'blog/covers/a.svg', bytes: Buffer.from(svg), mediaType: 'image/svg+xml' });
    const { app } = await testApp(database);
    const { headers } = await app.inject('/content_management/blog/covers/a.svg');
    expect(headers['content-security-policy']).toContain("script-src 'none'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  });

  test('of this shop is named by its revision in public texts', async () => {
    const { revisionId } = await givenText(db, { path: 'blog/covers/a.webp', bytes: webp, mediaType: 'image/webp' });
    const path = 'pages/about.de.md';
    await givenText(db, {
      path,
      content: '![A](/content_management/blog/covers/a.webp#12x7) /content_management/b.webp',
    });
    const { app } = await testApp(database);
    expect((await app.inject(`/content_management/${path}`)).body).toBe(
      `![A](/content_management/blog/covers/a.webp?v=${revisionId}#12x7) /content_management/b.webp`,
    );
  });
});

describe('[CT-03] the blog', () => {
  test('has an index made from its posts, newest first, the same as file and as API', async () => {
    await givenPost('alt', { date: '2025-01-31' });
    await givenPost('ohne-datum');
    await givenPost('neu', {
      date: '2026-02-01',
      excerpt: 'Kurz.',
      author: 'A. B.',
      cover_image: '/x.webp#12x7',
      cover_alt: 'Blatt',
    });
    await givenPost('english', {}, 'en');
    const { app, call } = await testApp(database);
    const file = await app.inject('/content_management/blog/blog_de/index.json');
    const { data } = await call(listBlogPosts, { query: {} });

    expect(file.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(file.json()).toEqual(data);
    expect(data.map(({ slug }) => slug)).toEqual(['neu', 'alt', 'ohne-datum']);
    expect(data[0]).toEqual({
      id: 'neu',
      slug: 'neu',
      title: 'Titel neu',
      excerpt: 'Kurz.',
      coverImage: '/x.webp#12x7',
      coverAlt: 'Blatt',
      date: '2026-02-01',
      author: 'A. B.',
      readingMinutes: 1,
      href: '/#/blog/neu',
    });
    const english = await call(listBlogPosts, { query: { lang: 'en' } });
    expect(english.data.map(({ slug }) => slug)).toEqual(['english']);
  });

  test('answers a post in the language asked for, else in German', async () => {
    await givenPost('beide', { title: 'Deutsch' });
    await givenPost('beide', { title: 'English' }, 'en');
    await givenPost('nur-deutsch', { title: 'Nur deutsch' });
    const { call } = await testApp(database);
    const post = async (slug: string, lang: 'de' | 'en') =>
      (await call(readBlogPost, { params: { slug }, query: { lang } })).data;

    expect(await post('beide', 'en')).toMatchObject({ title: 'English', lang: 'en', bodyMarkdown: 'Text.\n' });
    expect(await post('beide', 'de')).toMatchObject({ title: 'Deutsch', lang: 'de' });
    expect(await post('nur-deutsch', 'en')).toMatchObject({ title: 'Nur deutsch', lang: 'de' });
    const missing = await call(readBlogPost, { params: { slug: 'fehlt' }, query: {} });
    expect(missing.statusCode).toBe(404);
    expectError(missing, 'NotFound');
  });

  test('keeps drafts and their pictures to itself until they are published', async () => {
    await givenPost('entwurf', { draft: 'true' });
    await givenText(db, { path: 'blog/blog_de/entwurf/bild.webp', bytes: webp, mediaType: 'image/webp' });
    const { app, call } = await testApp(database);
    const statuses = async () => [
      (await app.inject('/content_management/blog/blog_de/entwurf/index.md')).statusCode,
      (await app.inject('/content_management/blog%2Fblog_de%2Fentwurf%2Findex.md')).statusCode,
      (await app.inject('/content_management/blog/blog_de/entwurf/bild.webp')).statusCode,
      (await call(readBlogPost, { params: { slug: 'entwurf' }, query: {} })).statusCode,
    ];
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    expect((await call(listBlogPosts, { query: {} })).data).toEqual([]);

    await givenPost('entwurf', { draft: 'false' });
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  });

  test('finds a renamed post under its old address, over any number of renamings', async () => {
    await givenPost('heute');
    await db.insert(contentRedirects).values([
      { fromPath: 'blog/blog_de/gestern', toPath: 'blog/blog_de/heute' },
      { fromPath: 'blog/blog_de/vorgestern/index.md', toPath: 'blog/blog_de/gestern/index.md' },
      { fromPath: 'blog/blog_de/kreis', toPath: 'blog/blog_de/kreis2' },
      { fromPath: 'blog/blog_de/kreis2', toPath: 'blog/blog_de/kreis' },
    ]);
    const { app, call } = await testApp(database);
    const file = (slug: string) => app.inject(`/content_management/blog/blog_de/${slug}/index.md`);

    for (const slug of ['gestern', 'vorgestern']) {
      const response = await file(slug);
      expect(response.statusCode).toBe(301);
      expect(response.headers.location).toBe('/content_management/blog/blog_de/heute/index.md');
      expect((await call(readBlogPost, { params: { slug }, query: {} })).data.slug).toBe('heute');
    }
    expect((await file('kreis')).statusCode).toBe(404);

    await givenPost('gestern', { title: 'Ein neuer Beitrag' });
    expect((await call(readBlogPost, { params: { slug: 'gestern' }, query: {} })).data.title).toBe('Ein neuer Beitrag');
  });
});

describe('[CT-03] the questions and answers', () => {
  test('are made from their markdown, as file and as API, with the pharmacy’s values', async () => {
    await givenText(db, { path: 'faq/faq.de.md', content: '## Rezept\n\n### Fragen?\n\nRufen Sie an: {{phone}}\n' });
    const { app, call } = await testApp(database);
    const { data } = await call(readFaq, { query: {} });

    expect(data).toEqual([
      { type: 'section', id: 'rezept', title: 'Rezept' },
      {
        type: 'question',
        id: 'fragen',
        question: 'Fragen?',
        answerHtml: `<p>Rufen Sie an: ${defaultShopConfig.phone}</p>`,
      },
    ]);
    expect((await app.inject('/content_management/faq/faq.de.json')).json()).toEqual(data);
  });

  test('in a language without them: no file, and German from the API', async () => {
    await givenText(db, { path: 'faq/faq.de.md', content: '### Fragen?\n' });
    const { app, call } = await testApp(database);
    expect((await app.inject('/content_management/faq/faq.en.json')).statusCode).toBe(404);
    expect((await call(readFaq, { query: { lang: 'en' } })).data).toHaveLength(1);
  });

  test('hold no HTML of the writer', async () => {
    await givenText(db, {
      path: 'faq/faq.de.md',
      content: '### <img src=x onerror=alert(1)>\n\n[a](javascript:b) <b>c',
    });
    const { call } = await testApp(database);
    expect((await call(readFaq, { query: {} })).data[0]).toMatchObject({ answerHtml: '<p>a &lt;b&gt;c</p>' });
  });
});
