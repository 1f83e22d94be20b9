import * as cms from '@shop/contract/editor';
import { describe, expect, test } from 'vitest';
import { contentRevisions } from '../../db/schema/content.ts';
import { pixel, post, postPath, publicText, readPublic, save } from '../../testing/editor-texts.ts';
import { givenEditor } from '../../testing/logged-in-editor.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';

const world = testWorld(testApp);
const { database, db } = world;

describe('a text that could not be shown to readers', () => {
  test.each([
    ['marks', 2, `# Neu\n${'**a'.repeat(40_000)}`],
    ['length', 1, 'a'.repeat(300_000)],
    ['depth', 1, '>'.repeat(5_000)],
  ] as const)('is refused with the reason (%s) and the line, and nothing changes', async (problem, line, content) => {
    const eva = await givenEditor(world.shop, db);
    await save(eva, postPath, post('Alt'));
    expectError(await save(eva, postPath, content), 'TextTooComplex', { problem, line });
    expect(await publicText(world.shop, postPath)).toContain('Text von Alt');
    expect(await db.select().from(contentRevisions)).toHaveLength(1);
  });

  test('was stored by an earlier version: readers see it as it was written', async () => {
    const eva = await givenEditor(world.shop, db);
    await save(eva, postPath, post('Alt'));
    await save(eva, 'faq/faq.de.md', '## A');
    const hostile = `${post('Alt')}${'**a'.repeat(40_000)}`;
    await db.update(contentRevisions).set({ content: hostile });
    database.changes.announce('content_changed');
    expect((await world.shop.app.inject('/api/content/blog/neu')).json()).toMatchObject({ slug: 'neu', title: 'Alt' });
    const page = await world.shop.app.inject('/blog/neu');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<pre><code>');
    expect((await world.shop.app.inject('/api/content/faq')).json()).toEqual([]);
  });
});

describe('drafts, removal and older states', () => {
  test('a draft is for editors only', async () => {
    const eva = await givenEditor(world.shop, db);
    await save(eva, postPath, post('Neu', 'draft: true\n'));
    expectError(await readPublic(world.shop, postPath), 'NotFound');
    expect((await eva.call(cms.readEditorFile, { query: { path: postPath } })).data.content).toContain('draft: true');
  });

  test('what was removed is gone from the public and comes back unchanged', async () => {
    const eva = await givenEditor(world.shop, db);
    await save(eva, postPath, post('Neu'));
    const { revision } = (await eva.call(cms.removeEditorFile, { query: { path: postPath } })).data;
    expectError(await readPublic(world.shop, postPath), 'NotFound');
    expectError(await eva.call(cms.removeEditorFile, { query: { path: postPath } }), 'NotFound');
    await eva.call(cms.restoreEditorFile, { body: { path: postPath, revision } });
    expect(await publicText(world.shop, postPath)).toContain('Text von Neu');
    const { items } = (await eva.call(cms.listEditorRevisions, { query: { path: postPath } })).data;
    expect(items.map(({ change }) => change)).toEqual(['restore', 'remove', 'save']);
  });

  test("an older state is read and restored; another file's is not", async () => {
    const eva = await givenEditor(world.shop, db);
    const old = (await save(eva, postPath, post('Alt'))).data.revision;
    await save(eva, postPath, post('Neu'));
    const foreign = (await save(eva, 'blog/blog_de/anderer/index.md', post('Fremd'))).data.revision;
    const read = await eva.call(cms.readEditorRevision, { params: { revision: old }, query: { path: postPath } });
    expect(read.data).toMatchObject({ content: post('Alt'), author: 'eva' });
    for (const revision of [foreign, '999999']) {
      expectError(await eva.call(cms.restoreEditorFile, { body: { path: postPath, revision } }), 'NotFound');
      expectError(
        await eva.call(cms.readEditorRevision, { params: { revision }, query: { path: postPath } }),
        'NotFound',
      );
    }
    await eva.call(cms.restoreEditorFile, { body: { path: postPath, revision: old } });
    expect(await publicText(world.shop, postPath)).toContain('Text von Alt');
  });
});

describe('renaming a post', () => {
  test('moves both languages and their images, and leads on from the old address', async () => {
    const eva = await givenEditor(world.shop, db);
    await eva.call(cms.uploadEditorImage, { body: { dir: 'blog/blog_de/neu', filename: 'bild.png', data: pixel } });
    await save(eva, postPath, `${post('Neu')}![Bild](/content_management/blog/blog_de/neu/bild.png#1x1)`);
    await save(eva, 'blog/blog_en/neu/index.md', post('New'));
    expect((await eva.call(cms.renamePost, { body: { slug: 'neu', newSlug: 'anders' } })).data).toEqual({
      success: true,
    });

    expect(await publicText(world.shop, 'blog/blog_de/anders/index.md')).toContain('/blog/blog_de/anders/bild.png');
    expect(await publicText(world.shop, 'blog/blog_en/anders/index.md')).toContain('Text von New');
    const old = await world.shop.app.inject(`/content_management/${postPath}`);
    expect(old.statusCode).toBe(301);
    expect(old.headers.location).toBe('/content_management/blog/blog_de/anders/index.md');
    expect((await world.shop.app.inject('/api/content/blog/neu')).json()).toMatchObject({ slug: 'anders' });
  });

  test('a draft leaves nothing behind at its old address', async () => {
    const eva = await givenEditor(world.shop, db);
    await save(eva, postPath, post('Neu', 'draft: true\n'));
    await eva.call(cms.renamePost, { body: { slug: 'neu', newSlug: 'anders' } });
    expectError(await readPublic(world.shop, postPath), 'NotFound');
  });

  test('not onto another post, not of none, not to an odd address', async () => {
    const eva = await givenEditor(world.shop, db);
    await save(eva, postPath, post('Neu'));
    await save(eva, 'blog/blog_en/anders/index.md', post('Other'));
    expectError(await eva.call(cms.renamePost, { body: { slug: 'neu', newSlug: 'anders' } }), 'AddressTaken');
    expectError(await eva.call(cms.renamePost, { body: { slug: 'keiner', newSlug: 'frei' } }), 'NotFound');
    expectError(await eva.call(cms.renamePost, { body: { slug: '../faq', newSlug: 'frei' } }), 'NotFound');
    for (const newSlug of ['Groß', '../x', 'a/b', '-a', 'a--b', '']) {
      expect((await eva.call(cms.renamePost, { body: { slug: 'neu', newSlug } })).json().id).toBe('InvalidInput');
    }
    expect(await publicText(world.shop, postPath)).toContain('Text von Neu');
  });

  test('a new post at an old address is read there', async () => {
    const eva = await givenEditor(world.shop, db);
    await save(eva, postPath, post('Neu'));
    await eva.call(cms.renamePost, { body: { slug: 'neu', newSlug: 'anders' } });
    await save(eva, postPath, post('Ganz neu'));
    expect(await publicText(world.shop, postPath)).toContain('Text von Ganz neu');
  });
});
