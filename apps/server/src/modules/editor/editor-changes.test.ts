import { listEditorChanges, saveEditorFile } from '@shop/contract/editor';
import { expect, test } from 'vitest';
import { givenEditor } from '../../testing/logged-in-editor.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();

test('what editors saved last comes newest first, each text once; what came with the shop does not', async () => {
  const editor = await givenEditor(await testApp(database), database.db);
  expect((await editor.call(listEditorChanges, {})).data.items).toEqual([]);
  const save = (path: string, content: string) =>
    editor.call(saveEditorFile, { query: { path }, headers: {}, body: { content } });
  await save('agb/agb.de.md', '---\ntitle: AGB\nversion: 2026-11\n---\n\n## Geltung\n');
  await save('faq/faq.de.md', '## Rezept\n\n### Wie?\n\nSo.\n');
  await save('agb/agb.de.md', '---\ntitle: Unsere AGB\nversion: 2026-11\n---\n\n## Geltung\n');
  const { items } = (await editor.call(listEditorChanges, {})).data;
  expect(items.map(({ path, title }) => [path, title])).toEqual([
    ['agb/agb.de.md', 'Unsere AGB'],
    ['faq/faq.de.md', null],
  ]);
  expect(items[0]?.author).toEqual(expect.any(String));
});
