import { readdirSync, readFileSync } from 'node:fs';
import { type CallName, calls } from '@shop/contract/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { readStored } from '#lib/storage.ts';
import { contentServer, files, post, theText } from '#testing/at-editor.ts';
import { type FakeAnswers, refuse } from '#testing/fake-server.ts';
import { type RenderedPage, renderPage } from '#testing/render-page.tsx';

const draft = 'blog/blog_de/entwurf/index.md';
const draftText =
  '---\ntitle: Entwurf\ndraft: true\n---\n\n![Bild](/content_management/blog/blog_de/entwurf/bild.webp)\n';
const savedAt = '2026-11-14T10:00:00.000Z';
const revision = { revision: '3', change: 'seed', author: null, savedAt } as const;

beforeEach(() => {
  Object.assign(files, { [draft]: draftText, 'blog/blog_de/entwurf/bild.webp': '' });
});

/** A content service in memory, in which one call meets a session that is over. */
function serverWithout(refused: CallName) {
  const answers: FakeAnswers = {
    readEditorImage: refuse('NotFound'),
    uploadEditorImage: () => ({ path: 'faq/bild.png', width: 40, height: 30 }),
    listEditorRevisions: () => ({
      items: [{ revision: '7', change: 'save', author: 'anna', savedAt }, revision],
    }),
    readEditorRevision: () => ({ ...revision, content: 'Alt.' }),
    removeEditorFile: () => ({ revision: '9' }),
    restoreEditorFile: () => ({ revision: '10' }),
    renamePost: () => ({ success: true }),
    editorLogout: () => ({ success: true }),
  };
  return contentServer({ ...answers, [refused]: refuse('Unauthorized') });
}

type EditorCallName = { [Name in CallName]: (typeof calls)[Name]['mount'] extends 'editor' ? Name : never }[CallName];

const press = async ({ user }: RenderedPage, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** The file that is open, and what somebody does there that makes the call. A new call needs its line. */
const ways: Record<
  Exclude<EditorCallName, 'editorLogin'>,
  [path: string, act?: (page: RenderedPage) => Promise<void>]
> = {
  listEditorFiles: ['faq/faq.de.md'],
  listEditorChanges: [''],
  readEditorFile: ['faq/faq.de.md'],
  readEditorImage: [draft],
  saveEditorFile: [
    'faq/faq.de.md',
    async (page) => {
      await page.user.type(await theText(), 'Neu.');
      await press(page, 'Speichern');
    },
  ],
  uploadEditorImage: [
    'faq/faq.de.md',
    async ({ user }) => {
      await theText();
      const image = new File(['x'], 'bild.png', { type: 'image/png' });
      await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, image);
      const dialog = within(await screen.findByRole('dialog', { name: 'Bild hochladen' }));
      await user.type(dialog.getByRole('textbox', { name: /^Beschreibung/ }), 'Ein Bild');
      await user.click(dialog.getByRole('button', { name: 'Hochladen und einfügen' }));
    },
  ],
  listEditorRevisions: ['faq/faq.de.md', (page) => press(page, 'Fassungen')],
  readEditorRevision: [
    'faq/faq.de.md',
    async (page) => {
      await press(page, 'Fassungen');
      await press(page, /Mit dem Shop geliefert/);
    },
  ],
  removeEditorFile: [post, (page) => press(page, 'index.md löschen')],
  restoreEditorFile: [
    post,
    async (page) => {
      await press(page, 'index.md löschen');
      await press(page, 'Rückgängig');
    },
  ],
  renamePost: [
    post,
    async (page) => {
      await press(page, 'Adresse ändern');
      const dialog = within(await screen.findByRole('dialog'));
      await page.user.clear(dialog.getByRole('textbox', { name: 'Neue Adresse' }));
      await page.user.type(dialog.getByRole('textbox', { name: 'Neue Adresse' }), 'anders');
      await page.user.click(dialog.getByRole('button', { name: 'Adresse ändern' }));
    },
  ],
  editorLogout: ['faq/faq.de.md', (page) => press(page, 'Abmelden')],
};

describe('[CM-06] a 401', () => {
  test('there is a way for every call of the editor', () => {
    const ofTheEditor = Object.entries(calls).filter(([, { mount }]) => mount === 'editor');
    expect(Object.keys(ways).sort()).toEqual(
      ofTheEditor
        .map(([name]) => name)
        .filter((name) => name !== 'editorLogin')
        .sort(),
    );
  });

  test.each(Object.entries(ways))('of %s leads to the login', async (name, [path, act]) => {
    const received = serverWithout(name as CallName);
    const page = await renderPage(`/cms?path=${path}`);
    if (act) await theText();
    await act?.(page);
    expect(await screen.findByRole('heading', { name: 'Anmeldung zur Redaktion' })).toBeInTheDocument();
    expect(received[name as CallName]?.length).toBeGreaterThan(0);
    expect(readStored('cms_token')).toBeNull();
    // Whoever logs out knows why they are here.
    const isTold = screen.queryByText(/^Ihre Anmeldung ist abgelaufen/) !== null;
    expect(isTold).toBe(name !== 'editorLogout');
    if (isTold) expect(page.router.state.location.state).toMatchObject({ isSessionOver: true });
  });

  test('no part of the editor calls the server past the one that notices it', () => {
    const folder = `${import.meta.dirname}/../../features/editor`;
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const direct = sources.filter((file) =>
      /import \{[^}]*\bcall(?:Telling)?\b[^}]*\} from '#lib\/api\.ts'/.test(readFileSync(`${folder}/${file}`, 'utf8')),
    );
    expect(direct.sort()).toEqual(['login/editor-login.tsx', 'login/use-log-out.ts', 'use-editor-call.ts']);
  });
});

describe('without a token', () => {
  test('nobody is told that a session has expired who never had one', async () => {
    localStorage.removeItem('cms_token');
    const received = serverWithout('editorLogin');
    const { router } = await renderPage('/cms?path=faq/faq.de.md');
    expect(await screen.findByRole('heading', { name: 'Anmeldung zur Redaktion' })).toBeInTheDocument();
    expect(screen.queryByText(/abgelaufen/)).not.toBeInTheDocument();
    expect(router.state.location.state).toEqual({ from: '/cms?path=faq/faq.de.md', isSessionOver: false });
    expect(received.listEditorFiles).toBeUndefined();
  });

  test('so it is after logging out and coming back', async () => {
    serverWithout('editorLogin');
    const page = await renderPage('/cms');
    await press(page, 'Abmelden');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/cms/login'));
    await page.router.navigate('/cms');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/cms/login'));
    expect(screen.queryByText(/abgelaufen/)).not.toBeInTheDocument();
  });
});
