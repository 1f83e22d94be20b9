import { readContentFile } from '@shop/contract/content';
import { saveEditorFile } from '@shop/contract/editor';
import type { TestEditor } from './logged-in-editor.ts';
import type { TestApp } from './test-app.ts';

export const postPath = 'blog/blog_de/neu/index.md';

/** The smallest image that counts as one. */
export const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A post with this title, and with more lines of front matter. */
export function post(title: string, more = ''): string {
  return `---\ntitle: ${title}\n${more}---\n\nText von ${title}.\n`;
}

export function save(editor: TestEditor, path: string, content: string, ifMatch?: string) {
  return editor.call(saveEditorFile, {
    query: { path },
    headers: ifMatch ? { 'if-match': ifMatch } : {},
    body: { content },
  });
}

/** What a reader of the website gets. */
export function readPublic(shop: TestApp, path: string) {
  return shop.call(readContentFile, { params: { '*': path } });
}

export async function publicText(shop: TestApp, path: string): Promise<string> {
  return (await shop.app.inject(`/content_management/${path}`)).body;
}
