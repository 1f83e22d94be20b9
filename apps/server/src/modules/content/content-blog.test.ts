import { listBlogPosts, readBlogPost, readFaq } from '@shop/contract/content';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { describe, expect, test } from 'vitest';
import { contentRedirects } from '../../db/schema/content.ts';
import { givenPost, givenText } from '../../testing/factories.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

const webp = Buffer.from('RIFF____WEBPVP8 ');

describe('[CT-03] the blog', () => {
  test('has an index made from its posts, newest first, the same as file and as API', async () => {
    await givenPost(db, 'alt', { date: '2025-01-31' });
    await givenPost(db, 'ohne-datum');
    await givenPost(db, 'neu', {
      date: '2026-02-01',
      excerpt: 'Kurz.',
      author: 'A. B.',
      cover_image: '/x.webp#12x7',
      cover_alt: 'Blatt',
    });
    await givenPost(db, 'english', {}, 'en');
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
    await givenPost(db, 'beide', { title: 'Deutsch' });
    await givenPost(db, 'beide', { title: 'English' }, 'en');
    await givenPost(db, 'nur-deutsch', { title: 'Nur deutsch' });
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
    await givenPost(db, 'entwurf', { draft: 'true' });
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

    await givenPost(db, 'entwurf', { draft: 'false' });
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  });

  test('finds a renamed post under its old address, over any number of renamings', async () => {
    await givenPost(db, 'heute');
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

    await givenPost(db, 'gestern', { title: 'Ein neuer Beitrag' });
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
