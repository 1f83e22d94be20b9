import * as cms from '@shop/contract/editor';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../db/pool.ts';
import { contentFiles } from '../../db/schema/content.ts';
import { pixel, post, postPath, publicText, readPublic, save } from '../../testing/editor-texts.ts';
import { givenEditor, type TestEditor } from '../../testing/logged-in-editor.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { workerConnection } from '../../testing/test-database.ts';
import { testWorld } from '../../testing/test-world.ts';

const world = testWorld(testApp);
const { db } = world;

describe('a token', () => {
  test('ends after half an hour of rest, after eight hours, and with the logout', async () => {
    const list = (editor: TestEditor) => editor.call(cms.listEditorFiles, { query: { dir: '' } });
    const rested = await givenEditor(world.shop, db);
    world.shop.clock.advance({ minutes: 31 });
    expectError(await list(rested), 'Unauthorized');

    const busy = await givenEditor(world.shop, db);
    for (let times = 0; times < 16; times++) {
      world.shop.clock.advance({ minutes: 29 });
      expect((await list(busy)).statusCode).toBe(200);
    }
    world.shop.clock.advance({ minutes: 29 });
    expectError(await list(busy), 'Unauthorized');

    const leaving = await givenEditor(world.shop, db);
    expect((await leaving.call(cms.editorLogout, {})).data).toEqual({ success: true });
    expectError(await list(leaving), 'Unauthorized');
  });
});

describe('texts', () => {
  test('[CM-03] a saved text is public at once, as a new revision with author and time', async () => {
    const eva = await givenEditor(world.shop, db);
    await save(eva, postPath, post('Alt'));
    world.shop.clock.advance({ minutes: 5 });
    const saved = await save(eva, postPath, post('Neu'));
    expect(await publicText(world.shop, postPath)).toContain('Text von Neu');
    expect((await eva.call(cms.readEditorFile, { query: { path: postPath } })).data).toEqual({
      content: post('Neu'),
      revision: saved.data.revision,
    });
    expect((await eva.call(cms.listEditorRevisions, { query: { path: postPath } })).data.items).toMatchObject([
      { change: 'save', author: 'eva', revision: saved.data.revision, savedAt: world.shop.clock.now().toISOString() },
      { change: 'save', author: 'eva' },
    ]);
  });

  test('[CM-07] the FAQ is edited as markdown and served as json', async () => {
    const eva = await givenEditor(world.shop, db);
    const content = '## Rezept\n\n### Wie lange gilt es?\n\nDrei Monate.\n';
    await save(eva, 'faq/faq.de.md', content);
    const faq = (await world.shop.app.inject('/content_management/faq/faq.de.json')).json();
    expect(faq).toMatchObject([
      { type: 'section', title: 'Rezept' },
      { type: 'question', question: 'Wie lange gilt es?', answerHtml: expect.stringContaining('Drei Monate.') },
    ]);
  });

  test('a text that another process saved is public here too', async () => {
    expect((await readPublic(world.shop, postPath)).statusCode).toBe(404);
    const other = openDatabase(workerConnection(), pino({ level: 'silent' }));
    const elsewhere = await testApp(other);
    const eva = await givenEditor(world.shop, db);
    const saved = await elsewhere.app.inject({
      method: 'PUT',
      url: '/api/cms/content',
      query: { path: postPath },
      headers: { authorization: `Bearer ${eva.token}` },
      payload: { content: post('Neu') },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    await expect.poll(() => publicText(world.shop, postPath)).toContain('Text von Neu');
    await other.pool.end();
  });

  test('somebody who saved in between is not overwritten, unless nobody asks', async () => {
    const eva = await givenEditor(world.shop, db);
    const saveOver = (content: string, ifMatch?: string) => save(eva, postPath, content, ifMatch);
    const first = (await saveOver(post('Eins'))).data.revision;
    const second = (await saveOver(post('Zwei'), `"${first}"`)).data.revision;
    expectError(await saveOver(post('Drei'), `"${first}"`), 'EditConflict', {
      content: post('Zwei'),
      revision: second,
    });
    expect(await publicText(world.shop, postPath)).toContain('Text von Zwei');
    expect((await saveOver(post('Vier'))).statusCode).toBe(200);
    expect((await saveOver(post('Fünf'), 'nonsense')).json().id).toBe('InvalidInput');
  });

  test('of twenty who save the same state at once, one does', async () => {
    const eva = await givenEditor(world.shop, db);
    const { revision } = (await save(eva, postPath, 'x')).data;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => save(eva, postPath, `${at}`, `"${revision}"`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
  });

  test('a text of 200,000 characters is taken, a longer one refused', async () => {
    const eva = await givenEditor(world.shop, db);
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
    'blog/blog_de/．．/x.md',
    'blog/blog_de/.hidden/index.md',
    'blog//index.md',
    'somewhere/else.md',
    'blog/blog_de/neu/index.html',
    'faq/faq.de.json',
    'blog/blog_de/neu/index.md/..',
  ])('nothing is read or written at %j', async (path) => {
    const eva = await givenEditor(world.shop, db);
    const answers = [
      await save(eva, path, 'x'),
      await eva.call(cms.readEditorFile, { query: { path } }),
      await eva.call(cms.removeEditorFile, { query: { path } }),
      await eva.call(cms.uploadEditorImage, { body: { dir: path, filename: 'a.png', data: pixel } }),
      await eva.call(cms.uploadEditorImage, { body: { dir: 'blog', filename: `${path}/a.png`, data: pixel } }),
    ];
    for (const answer of answers) expect(answer.statusCode, answer.body).toBe(404);
    expect(await db.select().from(contentFiles)).toEqual([]);
  });

  test('new texts are posts: not any name anywhere', async () => {
    const eva = await givenEditor(world.shop, db);
    for (const path of ['glossar/anderes.md', 'blog/anderes.md', 'agb/neu.md']) {
      expectError(await save(eva, path, 'x'), 'NotFound');
    }
  });
});

test('[CM-02] folders list their folders, posts with title and state, and files', async () => {
  const eva = await givenEditor(world.shop, db);
  await save(eva, postPath, post('Neu', 'draft: true\n'));
  await save(eva, 'blog/blog_de/alt/index.md', post('Alt'));
  await save(eva, 'faq/faq.de.md', '## A');
  await eva.call(cms.uploadEditorImage, { body: { dir: 'blog/blog_de/neu', filename: 'bild.png', data: pixel } });
  const list = async (dir: string) => (await eva.call(cms.listEditorFiles, { query: { dir } })).data.items;
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
  expectError(await eva.call(cms.listEditorFiles, { query: { dir: '../..' } }), 'NotFound');
});
