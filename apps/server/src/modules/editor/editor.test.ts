import { readContentFile } from '@shop/contract/content';
import {
  editorLogout,
  listEditorFiles,
  listEditorRevisions,
  readEditorFile,
  readEditorImage,
  readEditorRevision,
  removeEditorFile,
  renamePost,
  restoreEditorFile,
  saveEditorFile,
  uploadEditorImage,
} from '@shop/contract/editor';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../db/pool.ts';
import { contentFiles, contentRevisions } from '../../db/schema/content.ts';
import { givenEditor as loggedInEditor, type TestEditor } from '../../testing/logged-in-editor.ts';
import { expectError, type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase, workerConnection } from '../../testing/test-database.ts';
import { cleanSvg } from './clean-svg.ts';

const database = testDatabase();
const { db } = database;
let shop: TestApp;
beforeEach(async () => {
  shop = await testApp(database);
});

const givenEditor = () => loggedInEditor(shop, db);

function save(editor: TestEditor, path: string, content: string, ifMatch?: string) {
  return editor.call(saveEditorFile, {
    query: { path },
    headers: ifMatch ? { 'if-match': ifMatch } : {},
    body: { content },
  });
}

function post(title: string, more = ''): string {
  return `---\ntitle: ${title}\n${more}---\n\nText von ${title}.\n`;
}

const postPath = 'blog/blog_de/neu/index.md';
const readPublic = (path: string) => shop.call(readContentFile, { params: { '*': path } });
const publicText = async (path: string) => (await shop.app.inject(`/content_management/${path}`)).body;

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function svgUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

describe('a token', () => {
  test('ends after half an hour of rest, after eight hours, and with the logout', async () => {
    const list = (editor: TestEditor) => editor.call(listEditorFiles, { query: { dir: '' } });
    const rested = await givenEditor();
    shop.clock.advance({ minutes: 31 });
    expectError(await list(rested), 'Unauthorized');

    const busy = await givenEditor();
    for (let times = 0; times < 16; times++) {
      shop.clock.advance({ minutes: 29 });
      expect((await list(busy)).statusCode).toBe(200);
    }
    shop.clock.advance({ minutes: 29 });
    expectError(await list(busy), 'Unauthorized');

    const leaving = await givenEditor();
    expect((await leaving.call(editorLogout, {})).data).toEqual({ success: true });
    expectError(await list(leaving), 'Unauthorized');
  });
});

describe('texts', () => {
  test('[CM-03] a saved text is public at once, as a new revision with author and time', async () => {
    const eva = await givenEditor();
    await save(eva, postPath, post('Alt'));
    shop.clock.advance({ minutes: 5 });
    const saved = await save(eva, postPath, post('Neu'));
    expect(await publicText(postPath)).toContain('Text von Neu');
    expect((await eva.call(readEditorFile, { query: { path: postPath } })).data).toEqual({
      content: post('Neu'),
      revision: saved.data.revision,
    });
    expect((await eva.call(listEditorRevisions, { query: { path: postPath } })).data.items).toMatchObject([
      { change: 'save', author: 'eva', revision: saved.data.revision, savedAt: shop.clock.now().toISOString() },
      { change: 'save', author: 'eva' },
    ]);
  });

  test('[CM-07] the FAQ is edited as markdown and served as json', async () => {
    const eva = await givenEditor();
    const content = '## Rezept\n\n### Wie lange gilt es?\n\nDrei Monate.\n';
    await save(eva, 'faq/faq.de.md', content);
    const faq = (await shop.app.inject('/content_management/faq/faq.de.json')).json();
    expect(faq).toMatchObject([
      { type: 'section', title: 'Rezept' },
      { type: 'question', question: 'Wie lange gilt es?', answerHtml: expect.stringContaining('Drei Monate.') },
    ]);
  });

  /** The embedded database has one process; only a server can have two. */
  if (process.env.TEST_DATABASE_URL) {
    test('a text that another process saved is public here too', async () => {
      expect((await readPublic(postPath)).statusCode).toBe(404);
      const other = openDatabase(workerConnection(), pino({ level: 'silent' }));
      const elsewhere = await testApp(other);
      const eva = await givenEditor();
      const saved = await elsewhere.app.inject({
        method: 'PUT',
        url: '/api/cms/content',
        query: { path: postPath },
        headers: { authorization: `Bearer ${eva.token}` },
        payload: { content: post('Neu') },
      });
      expect(saved.statusCode, saved.body).toBe(200);
      await expect.poll(() => publicText(postPath)).toContain('Text von Neu');
      await other.pool.end();
    });
  }

  test('somebody who saved in between is not overwritten, unless nobody asks', async () => {
    const eva = await givenEditor();
    const saveOver = (content: string, ifMatch?: string) => save(eva, postPath, content, ifMatch);
    const first = (await saveOver(post('Eins'))).data.revision;
    const second = (await saveOver(post('Zwei'), `"${first}"`)).data.revision;
    expectError(await saveOver(post('Drei'), `"${first}"`), 'EditConflict', {
      content: post('Zwei'),
      revision: second,
    });
    expect(await publicText(postPath)).toContain('Text von Zwei');
    expect((await saveOver(post('Vier'))).statusCode).toBe(200);
    expect((await saveOver(post('Fünf'), 'nonsense')).json().id).toBe('InvalidInput');
  });

  test('of twenty who save the same state at once, one does', async () => {
    const eva = await givenEditor();
    const { revision } = (await save(eva, postPath, 'x')).data;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => save(eva, postPath, `${at}`, `"${revision}"`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
  });

  test('a text of 200,000 characters is taken, a longer one refused', async () => {
    const eva = await givenEditor();
    expect((await save(eva, postPath, 'ä'.repeat(200_000))).statusCode).toBe(200);
    expectError(await save(eva, postPath, 'ä'.repeat(200_001)), 'TextTooComplex', { problem: 'length', line: 1 });
    expect((await save(eva, postPath, 'ä'.repeat(500_001))).json().id).toBe('InvalidInput');
  });

  test.each([
    '../editors',
    'blog/../../secret.md',
    'blog%2f..%2f..%2fsecret.md',
    '/etc/passwd.md',
    'C:\\windows\\x.md',
    'blog\\..\\x.md',
    'blog/blog_de/neu/\0.md',
    'blog/blog_de/．．/x.md',
    'blog/blog_de/.hidden/index.md',
    'blog//index.md',
    'somewhere/else.md',
    'blog/blog_de/neu/index.html',
    'faq/faq.de.json',
    'blog/blog_de/neu/index.md/..',
  ])('nothing is read or written at %j', async (path) => {
    const eva = await givenEditor();
    const answers = [
      await save(eva, path, 'x'),
      await eva.call(readEditorFile, { query: { path } }),
      await eva.call(removeEditorFile, { query: { path } }),
      await eva.call(uploadEditorImage, { body: { dir: path, filename: 'a.png', data: pixel } }),
      await eva.call(uploadEditorImage, { body: { dir: 'blog', filename: `${path}/a.png`, data: pixel } }),
    ];
    for (const answer of answers) expect(answer.statusCode, answer.body).toBe(404);
    expect(await db.select().from(contentFiles)).toEqual([]);
  });

  test('new texts are posts: not any name anywhere', async () => {
    const eva = await givenEditor();
    for (const path of ['glossar/anderes.md', 'blog/anderes.md', 'agb/neu.md']) {
      expectError(await save(eva, path, 'x'), 'NotFound');
    }
  });
});

test('[CM-02] folders list their folders, posts with title and state, and files', async () => {
  const eva = await givenEditor();
  await save(eva, postPath, post('Neu', 'draft: true\n'));
  await save(eva, 'blog/blog_de/alt/index.md', post('Alt'));
  await save(eva, 'faq/faq.de.md', '## A');
  await eva.call(uploadEditorImage, { body: { dir: 'blog/blog_de/neu', filename: 'bild.png', data: pixel } });
  const list = async (dir: string) => (await eva.call(listEditorFiles, { query: { dir } })).data.items;
  expect(await list('')).toEqual([
    { name: 'blog', type: 'dir' },
    { name: 'faq', type: 'dir' },
  ]);
  expect(await list('blog/blog_de/')).toEqual([
    { name: 'alt', type: 'dir', title: 'Alt', isDraft: false },
    { name: 'neu', type: 'dir', title: 'Neu', isDraft: true },
  ]);
  expect(await list('blog/blog_de/neu')).toEqual([
    { name: 'bild.png', type: 'file' },
    { name: 'index.md', type: 'file' },
  ]);
  expect(await list('glossar')).toEqual([]);
  expectError(await eva.call(listEditorFiles, { query: { dir: '../..' } }), 'NotFound');
});

describe('a text that could not be shown to readers', () => {
  test.each([
    ['marks', 2, `# Neu\n${'**a'.repeat(40_000)}`],
    ['length', 1, 'a'.repeat(300_000)],
    ['depth', 1, '>'.repeat(5_000)],
  ] as const)('is refused with the reason (%s) and the line, and nothing changes', async (problem, line, content) => {
    const eva = await givenEditor();
    await save(eva, postPath, post('Alt'));
    expectError(await save(eva, postPath, content), 'TextTooComplex', { problem, line });
    expect(await publicText(postPath)).toContain('Text von Alt');
    expect(await db.select().from(contentRevisions)).toHaveLength(1);
  });

  test('was stored by an earlier version: readers see it as it was written', async () => {
    const eva = await givenEditor();
    await save(eva, postPath, post('Alt'));
    await save(eva, 'faq/faq.de.md', '## A');
    const hostile = `${post('Alt')}${'**a'.repeat(40_000)}`;
    await db.update(contentRevisions).set({ content: hostile });
    database.changes.announce('content_changed');
    expect((await shop.app.inject('/api/content/blog/neu')).json()).toMatchObject({ slug: 'neu', title: 'Alt' });
    const page = await shop.app.inject('/blog/neu');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<pre><code>');
    expect((await shop.app.inject('/api/content/faq')).json()).toEqual([]);
  });
});

describe('drafts, removal and older states', () => {
  test('a draft is for editors only', async () => {
    const eva = await givenEditor();
    await save(eva, postPath, post('Neu', 'draft: true\n'));
    expectError(await readPublic(postPath), 'NotFound');
    expect((await eva.call(readEditorFile, { query: { path: postPath } })).data.content).toContain('draft: true');
  });

  test('what was removed is gone from the public and comes back unchanged', async () => {
    const eva = await givenEditor();
    await save(eva, postPath, post('Neu'));
    const { revision } = (await eva.call(removeEditorFile, { query: { path: postPath } })).data;
    expectError(await readPublic(postPath), 'NotFound');
    expectError(await eva.call(removeEditorFile, { query: { path: postPath } }), 'NotFound');
    await eva.call(restoreEditorFile, { body: { path: postPath, revision } });
    expect(await publicText(postPath)).toContain('Text von Neu');
    const { items } = (await eva.call(listEditorRevisions, { query: { path: postPath } })).data;
    expect(items.map(({ change }) => change)).toEqual(['restore', 'remove', 'save']);
  });

  test("an older state is read and restored; another file's is not", async () => {
    const eva = await givenEditor();
    const old = (await save(eva, postPath, post('Alt'))).data.revision;
    await save(eva, postPath, post('Neu'));
    const foreign = (await save(eva, 'blog/blog_de/anderer/index.md', post('Fremd'))).data.revision;
    const read = await eva.call(readEditorRevision, { params: { revision: old }, query: { path: postPath } });
    expect(read.data).toMatchObject({ content: post('Alt'), author: 'eva' });
    for (const revision of [foreign, '999999']) {
      expectError(await eva.call(restoreEditorFile, { body: { path: postPath, revision } }), 'NotFound');
      expectError(await eva.call(readEditorRevision, { params: { revision }, query: { path: postPath } }), 'NotFound');
    }
    await eva.call(restoreEditorFile, { body: { path: postPath, revision: old } });
    expect(await publicText(postPath)).toContain('Text von Alt');
  });
});

describe('renaming a post', () => {
  test('moves both languages and their images, and leads on from the old address', async () => {
    const eva = await givenEditor();
    await eva.call(uploadEditorImage, { body: { dir: 'blog/blog_de/neu', filename: 'bild.png', data: pixel } });
    await save(eva, postPath, `${post('Neu')}![Bild](/content_management/blog/blog_de/neu/bild.png#1x1)`);
    await save(eva, 'blog/blog_en/neu/index.md', post('New'));
    expect((await eva.call(renamePost, { body: { slug: 'neu', newSlug: 'anders' } })).data).toEqual({ success: true });

    expect(await publicText('blog/blog_de/anders/index.md')).toContain('/blog/blog_de/anders/bild.png');
    expect(await publicText('blog/blog_en/anders/index.md')).toContain('Text von New');
    const old = await shop.app.inject(`/content_management/${postPath}`);
    expect(old.statusCode).toBe(301);
    expect(old.headers.location).toBe('/content_management/blog/blog_de/anders/index.md');
    expect((await shop.app.inject('/api/content/blog/neu')).json()).toMatchObject({ slug: 'anders' });
  });

  test('a draft leaves nothing behind at its old address', async () => {
    const eva = await givenEditor();
    await save(eva, postPath, post('Neu', 'draft: true\n'));
    await eva.call(renamePost, { body: { slug: 'neu', newSlug: 'anders' } });
    expectError(await readPublic(postPath), 'NotFound');
  });

  test('not onto another post, not of none, not to an odd address', async () => {
    const eva = await givenEditor();
    await save(eva, postPath, post('Neu'));
    await save(eva, 'blog/blog_en/anders/index.md', post('Other'));
    expectError(await eva.call(renamePost, { body: { slug: 'neu', newSlug: 'anders' } }), 'AddressTaken');
    expectError(await eva.call(renamePost, { body: { slug: 'keiner', newSlug: 'frei' } }), 'NotFound');
    expectError(await eva.call(renamePost, { body: { slug: '../faq', newSlug: 'frei' } }), 'NotFound');
    for (const newSlug of ['Groß', '../x', 'a/b', '-a', 'a--b', '']) {
      expect((await eva.call(renamePost, { body: { slug: 'neu', newSlug } })).json().id).toBe('InvalidInput');
    }
    expect(await publicText(postPath)).toContain('Text von Neu');
  });

  test('a new post at an old address is read there', async () => {
    const eva = await givenEditor();
    await save(eva, postPath, post('Neu'));
    await eva.call(renamePost, { body: { slug: 'neu', newSlug: 'anders' } });
    await save(eva, postPath, post('Ganz neu'));
    expect(await publicText(postPath)).toContain('Text von Ganz neu');
  });
});

describe('images', () => {
  const dir = 'blog/blog_de/neu';
  const upload = (eva: TestEditor, filename: string, data: string) =>
    eva.call(uploadEditorImage, { body: { dir, filename, data } });

  test('[CM-04] are stored with their size and served as what they are', async () => {
    const eva = await givenEditor();
    await save(eva, postPath, post('Neu'));
    expect((await upload(eva, 'bild.png', pixel)).data).toEqual({ path: `${dir}/bild.png`, width: 1, height: 1 });
    const served = await shop.app.inject(`/content_management/${dir}/bild.png`);
    expect(served.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(served.rawPayload.toString('base64')).toBe(pixel.split(',')[1]);
  });

  test('beside a draft are for editors only', async () => {
    const eva = await givenEditor();
    await save(eva, postPath, post('Neu', 'draft: true\n'));
    await upload(eva, 'bild.png', pixel);
    expectError(await readPublic(`${dir}/bild.png`), 'NotFound');
    const read = await eva.call(readEditorImage, { query: { path: `${dir}/bild.png` } });
    expect(read.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
    expect(read.rawPayload.toString('base64')).toBe(pixel.split(',')[1]);
    for (const path of [postPath, `${dir}/anderes.png`, '../secret.png']) {
      expectError(await eva.call(readEditorImage, { query: { path } }), 'NotFound');
    }
  });

  test('never take the place of another', async () => {
    const eva = await givenEditor();
    await upload(eva, 'bild.png', pixel);
    expectError(await upload(eva, 'bild.png', pixel), 'ImageRefused', { reason: 'exists' });
    expect(await db.select().from(contentRevisions)).toHaveLength(1);
  });

  test.each([
    [
      'a page that says it is an image',
      'a.png',
      `data:image/png;base64,${Buffer.from('<html><script>').toString('base64')}`,
    ],
    ['another type than its name says', 'a.jpg', pixel],
    [
      'a drawing with the name of a photo',
      'a.png',
      svgUrl('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
    ],
    ['no data', 'a.png', 'data:image/png;base64,'],
    ['not base64', 'a.png', 'data:image/png,%00'],
  ])('%s is refused', async (_what, filename, data) => {
    expectError(await upload(await givenEditor(), filename, data), 'ImageRefused', { reason: 'type' });
  });

  test('of 6 MiB are refused with a reason', async () => {
    const large = Buffer.concat([Buffer.from(pixel.split(',')[1] as string, 'base64'), Buffer.alloc(6 * 1024 * 1024)]);
    const data = `data:image/png;base64,${large.toString('base64')}`;
    expectError(await upload(await givenEditor(), 'a.png', data), 'ImageRefused', { reason: 'size' });
  });

  test('with more pixels than a screen can want are refused', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"></svg>';
    expectError(await upload(await givenEditor(), 'a.svg', svgUrl(svg)), 'ImageRefused', { reason: 'size' });
  });

  test('that are drawings come without script, and are served so that none could run', async () => {
    const eva = await givenEditor();
    await save(eva, postPath, post('Neu'));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" onload="alert(1)">
      <script>alert(1)</script><foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>
      <a href="javascript:alert(1)"><rect width="5" height="5" fill="url(#g)" onclick="x()"/></a>
      <rect width="5" height="5" fill="url(https://evil.example/x)"/><use href="https://evil.example/#a"/><use href="#g"/>
      <style>@import 'https://evil.example'</style><path d="M0 0" style="background:url(x)"/></svg>`;
    expect((await upload(eva, 'plan.svg', svgUrl(svg))).data).toEqual({
      path: `${dir}/plan.svg`,
      width: 10,
      height: 10,
    });
    const served = await shop.app.inject(`/content_management/${dir}/plan.svg`);
    expect(served.statusCode, served.body).toBe(200);
    expect(served.headers['content-security-policy']).toContain("script-src 'none'");
    expect(served.body).not.toMatch(/script|onload|onclick|foreignObject|javascript|evil|style|<a/);
    expect(served.body).toContain('<path d="M0 0">');
    expect(served.body).toContain('<use href="#g">');
  });

  test('that are broken or hide entities are refused', async () => {
    const bomb =
      '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">&a;</svg>';
    expect(await cleanSvg(Buffer.from(bomb))).toBeNull();
    expect(await cleanSvg(Buffer.from('<svg width="1" height="1"><g></svg>'))).toBeNull();
    expect(await cleanSvg(Buffer.from('<html><svg></svg></html>'))).toBeNull();
    expect((await upload(await givenEditor(), 'a.svg', svgUrl(bomb))).json()).toMatchObject({ id: 'ImageRefused' });
  });
});
