import { screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { forgetText } from '#features/editor/writing/kept-texts.ts';
import { store } from '#lib/storage.ts';
import { type FakeAnswers, fakeServer, refuse } from './fake-server.ts';
import { type RenderedPage, renderPage } from './render-page.tsx';

// The code editor needs a browser; without it the text stays in the plain field that every browser has.
vi.mock('#features/editor/text/code-text.tsx', () => {
  throw new Error('not in this test');
});

/**
 * For the tests of the editor, who is logged in before each of them: a content service in memory, and what an editor
 * sees and does.
 */
export const post = 'blog/blog_de/lagerung/index.md';
export const postText = '---\ntitle: Lagerung\ndate: 2026-05-04\ncover_image:\n---\n\n## Licht\n\nDunkel lagern.\n';
export const faqText = '## Rezept\n\n### Wie?\n\nSo.\n';
const glossaryText = '---\ntitle: Glossar\n---\n\n## A\n\n### Abgabe\n\nText.\n';

/** The texts of the service by path, the same ones before every test. */
export const files: Record<string, string> = {};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  store('cms_token', 'token-of-the-editor');
  for (const path of Object.keys(files)) delete files[path];
  Object.assign(files, {
    [post]: postText,
    'blog/blog_de/lagerung/kuehl.webp': '',
    'blog/blog_en/lagerung/index.md': postText,
    'blog/covers/lagerung.webp': '',
    'faq/faq.de.md': faqText,
    'faq/faq.en.md': faqText,
    'glossar/Cannabis-Glossar.md': glossaryText,
    'impressum/impressum.de.md': '---\ntitle: Impressum\nversion: 2026-11\n---\n\n## Angaben\n',
  });
});

// What was typed and not saved would be offered to the next test.
afterEach(() => {
  for (const path of Object.keys(files)) forgetText(path);
});

/** Every save is one revision more. */
export function contentServer(answers: FakeAnswers = {}) {
  let revisions = 7;
  return fakeServer({
    listEditorChanges: () => ({ items: [] }),
    listEditorFiles: ({ query: { dir = '' } }) => ({ items: listing(dir) }),
    readEditorFile: ({ query: { path = '' } }) => {
      const content = files[path];
      return content === undefined ? refuse('NotFound')() : { content, revision: String(revisions) };
    },
    saveEditorFile: ({ query: { path = '' }, body }) => {
      files[path] = (body as { content: string }).content;
      return { revision: String(++revisions) };
    },
    ...answers,
  });
}

export function listing(dir: string) {
  const below = Object.keys(files).filter((path) => dir === '' || path.startsWith(`${dir}/`));
  const names = new Map<string, 'dir' | 'file'>();
  for (const path of below) {
    const [name = '', ...rest] = path.slice(dir === '' ? 0 : dir.length + 1).split('/');
    names.set(name, rest.length > 0 ? 'dir' : 'file');
  }
  return [...names].map(([name, type]) => ({ name, type }));
}

export const openFile = (path: string): Promise<RenderedPage> => renderPage(`/cms?path=${path}`);
export const theText = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Text von/ });
export const saveButton = () => screen.getByRole('button', { name: 'Speichern' });

export async function openAndType(words: string) {
  const page = await openFile('faq/faq.de.md');
  const text = await theText();
  await page.user.click(text);
  text.setSelectionRange(text.value.length, text.value.length);
  await page.user.keyboard(words);
  return { ...page, text };
}
