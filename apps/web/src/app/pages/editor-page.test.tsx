import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetText } from '#features/editor/writing/kept-texts.ts';
import { readStored, store } from '#lib/storage.ts';
import { type FakeAnswers, fakeServer, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

// The code editor needs a browser; without it the text stays in the plain field that every browser has.
vi.mock('#features/editor/text/code-text.tsx', () => {
  throw new Error('not in this test');
});

const post = 'blog/blog_de/lagerung/index.md';
const postText = '---\ntitle: Lagerung\ndate: 2026-05-04\ncover_image:\n---\n\n## Licht\n\nDunkel lagern.\n';
const faqText = '## Rezept\n\n### Wie?\n\nSo.\n';
const glossaryText = '---\ntitle: Glossar\n---\n\n## A\n\n### Abgabe\n\nText.\n';

let files: Record<string, string>;
let revisions: number;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  store('cms_token', 'token-of-the-editor');
  revisions = 7;
  files = {
    [post]: postText,
    'blog/blog_de/lagerung/kuehl.webp': '',
    'blog/blog_en/lagerung/index.md': postText,
    'blog/covers/lagerung.webp': '',
    'faq/faq.de.md': faqText,
    'faq/faq.en.md': faqText,
    'glossar/Cannabis-Glossar.md': glossaryText,
    'impressum/impressum.de.md': '---\ntitle: Impressum\nversion: 2026-11\n---\n\n## Angaben\n',
  };
});

afterEach(() => {
  for (const path of Object.keys(files)) forgetText(path);
});

/** A content service in memory; every save is one revision more. */
function contentServer(answers: FakeAnswers = {}) {
  return fakeServer({
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

function listing(dir: string) {
  const below = Object.keys(files).filter((path) => dir === '' || path.startsWith(`${dir}/`));
  const names = new Map<string, 'dir' | 'file'>();
  for (const path of below) {
    const [name = '', ...rest] = path.slice(dir === '' ? 0 : dir.length + 1).split('/');
    names.set(name, rest.length > 0 ? 'dir' : 'file');
  }
  return [...names].map(([name, type]) => ({ name, type }));
}

const openFile = (path: string) => renderPage(`/cms?path=${path}`);
const theText = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Text von/ });
const saveButton = () => screen.getByRole('button', { name: 'Speichern' });

async function openAndType(words: string) {
  const page = await openFile('faq/faq.de.md');
  const text = await theText();
  await page.user.click(text);
  text.setSelectionRange(text.value.length, text.value.length);
  await page.user.keyboard(words);
  return { ...page, text };
}

describe('[CM-02] /cms', () => {
  test('has the areas, and each has its files', async () => {
    contentServer();
    const { user } = await renderPage('/cms');
    const area = screen.getByRole('combobox', { name: 'Bereich' });
    expect(
      within(area)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Rechtstexte', 'FAQ', 'Glossar', 'Ratgeber (Blog)', 'Seiten']);
    expect(await screen.findByRole('link', { name: 'lagerung' })).toBeInTheDocument();
    await user.selectOptions(area, 'FAQ');
    expect(await screen.findByRole('link', { name: 'faq.de.md' })).toBeInTheDocument();
    await user.selectOptions(area, 'Rechtstexte');
    expect(await screen.findByRole('link', { name: 'impressum' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'faq' })).not.toBeInTheDocument();
  });

  test("a folder descends, 'Up' ascends", async () => {
    contentServer();
    const { user, router } = await renderPage('/cms');
    await user.click(await screen.findByRole('link', { name: 'lagerung' }));
    expect(await screen.findByRole('link', { name: 'index.md' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Nach oben' }));
    expect(await screen.findByRole('link', { name: 'lagerung' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Nach oben' }));
    expect(await screen.findByRole('link', { name: 'covers' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Nach oben' })).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?path=blog');
  });

  test('images are thumbnails', async () => {
    contentServer();
    await renderPage('/cms?path=blog/covers');
    expect(await screen.findByRole('img', { name: 'lagerung.webp' })).toHaveAttribute(
      'src',
      '/content_management/blog/covers/lagerung.webp',
    );
  });

  test('says when the files cannot be loaded, and tries again', async () => {
    let isBroken = true;
    contentServer({
      listEditorFiles: ({ query: { dir = '' } }) => (isBroken ? refuse('Internal')() : { items: listing(dir) }),
    });
    const { user } = await renderPage('/cms?path=faq');
    expect(await screen.findByText(/Die Dateien konnten nicht geladen werden/)).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: 'faq.de.md' })).toBeInTheDocument();
  });

  test('the other language is one step away', async () => {
    contentServer();
    const { user, router } = await openFile('faq/faq.de.md');
    await theText();
    await user.click(screen.getByRole('link', { name: 'Englisch' }));
    await waitFor(() => expect(router.state.location.search).toBe('?path=faq%2Ffaq.en.md'));
  });

  test('only the blog area offers a new post', async () => {
    contentServer();
    await renderPage('/cms?area=faq');
    await screen.findByRole('link', { name: 'faq.de.md' });
    expect(screen.queryByRole('button', { name: 'Neuer Beitrag' })).not.toBeInTheDocument();
  });
});

describe('[CM-03] a text', () => {
  test('is loaded, changed, and saved with the revision it began with', async () => {
    const received = contentServer();
    const { user, text } = await openAndType('Neu.');
    expect(text.value).toBe(`${faqText}Neu.`);
    expect(screen.getByText('Nicht gespeichert', { selector: '[role=status] *' })).toBeInTheDocument();
    await user.click(saveButton());
    expect(await screen.findByText('Gespeichert.')).toBeInTheDocument();
    const [request] = received.saveEditorFile ?? [];
    expect(request?.query.path).toBe('faq/faq.de.md');
    expect(request?.headers.get('if-match')).toBe('"7"');
    expect(request?.headers.get('authorization')).toBe('Bearer token-of-the-editor');
    expect(request?.body).toEqual({ content: `${faqText}Neu.` });

    await user.type(text, 'er');
    await user.click(saveButton());
    await waitFor(() => expect(received.saveEditorFile).toHaveLength(2));
    expect(received.saveEditorFile?.[1]?.headers.get('if-match')).toBe('"8"');
  });

  test("'Gespeichert.' stands for 1.5 s", async () => {
    contentServer();
    await openAndType('Neu.');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.click(saveButton());
      await vi.waitFor(() => expect(screen.getByText('Gespeichert.')).toBeInTheDocument());
      await act(() => vi.advanceTimersByTimeAsync(1400));
      expect(screen.getByText('Gespeichert.')).toBeInTheDocument();
      await act(() => vi.advanceTimersByTimeAsync(200));
      expect(screen.queryByText('Gespeichert.')).not.toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  test("a failure says 'Fehler beim Speichern' and loses nothing", async () => {
    contentServer({ saveEditorFile: refuse('Unavailable') });
    const { user, text } = await openAndType('Neu.');
    await user.click(saveButton());
    expect(await screen.findByText('Fehler beim Speichern')).toBeInTheDocument();
    expect(text.value).toBe(`${faqText}Neu.`);
    expect(readStored('cms_unsaved_v1')).toMatchObject({ 'faq/faq.de.md': { text: `${faqText}Neu.`, revision: '7' } });
  });

  test('is saved with Ctrl+S', async () => {
    const received = contentServer();
    const { user } = await openAndType('Neu.');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Gespeichert.')).toBeInTheDocument();
    expect(received.saveEditorFile).toHaveLength(1);
  });

  test('that arrived although its answer was lost counts as saved', async () => {
    const saved = `${faqText}Neu.`;
    contentServer({ saveEditorFile: refuse('EditConflict', { content: saved, revision: '9' }) });
    const { user } = await openAndType('Neu.');
    await user.click(saveButton());
    expect(await screen.findByText('Gespeichert.')).toBeInTheDocument();
  });

  test('that is too much for readers is refused with its line, and stays in the editor', async () => {
    contentServer({ saveEditorFile: refuse('TextTooComplex', { problem: 'marks', line: 12 }) });
    const { user } = await openAndType('Neu.');
    await user.click(saveButton());
    expect(await screen.findByText(/ab Zeile 12 mehr Sternchen/)).toBeInTheDocument();
    expect((await theText()).value).toContain('Neu.');
  });

  test('images and other files cannot be opened', async () => {
    contentServer();
    await renderPage('/cms?path=blog/blog_de/lagerung');
    expect(await screen.findByRole('link', { name: 'index.md' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'kuehl.webp' })).not.toBeInTheDocument();
    expect(screen.getAllByText('kuehl.webp').length).toBeGreaterThan(0);
  });

  test('that is missing can be begun from its twin', async () => {
    delete files['blog/blog_en/lagerung/index.md'];
    const received = contentServer();
    const { user } = await openFile('blog/blog_en/lagerung/index.md');
    await user.click(await screen.findByRole('button', { name: 'Datei anlegen' }));
    expect((await theText()).value).toContain('draft: true');
    await user.click(saveButton());
    await screen.findByText('Gespeichert.');
    expect(received.saveEditorFile?.[0]?.headers.get('if-match')).toBe('"0"');
  });
});

describe('the head of a text', () => {
  test('is fields that change their line only', async () => {
    contentServer();
    const { user } = await openFile(post);
    const title = await screen.findByRole('textbox', { name: 'Titel' });
    expect(title).toHaveValue('Lagerung');
    await user.type(title, ' zu Hause');
    expect((await theText()).value).toBe(postText.replace('title: Lagerung', 'title: Lagerung zu Hause'));
  });

  test('the switch publishes and takes back', async () => {
    contentServer();
    const { user } = await openFile(post);
    const published = await screen.findByRole('switch', { name: 'Veröffentlicht' });
    expect(published).toBeChecked();
    await user.click(published);
    expect((await theText()).value).toContain('\ndraft: true\n---');
    await user.click(published);
    expect((await theText()).value).toBe(postText);
  });

  test('that cannot be read is told at its line, and nothing is lost', async () => {
    files[post] = '---\ntitle: Lagerung\nohne Doppelpunkt\n---\n\nText.\n';
    contentServer();
    const { user } = await openFile(post);
    expect(await screen.findByText(/in Zeile 3 nicht lesbar/)).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Titel' }), '!');
    const text = await theText();
    expect(text.value).toBe('---\ntitle: Lagerung!\nohne Doppelpunkt\n---\n\nText.\n');
    await user.click(screen.getByRole('button', { name: 'Zu Zeile 3' }));
    expect(text).toHaveFocus();
    expect(text.value.slice(text.selectionStart)).toMatch(/^ohne Doppelpunkt/);
  });
});

describe('beside the text', () => {
  test('the preview follows what is typed and fills in the pharmacy', async () => {
    contentServer();
    const { text, user } = await openAndType('\n### Wer?\n\nDie {{{{shopName}}.');
    const preview = screen.getByRole('region', { name: 'Vorschau' });
    await user.click(await within(preview).findByRole('button', { name: 'Wer?' }));
    expect(await within(preview).findByText('Die Mainblüte.')).toBeInTheDocument();
    expect(text.value).toContain('{{shopName}}');
  });

  test('hints lead to their line and lock nothing', async () => {
    contentServer();
    const { text, user } = await openAndType('\n### Leer?\n');
    const hints = await screen.findByRole('region', { name: 'Hinweise' });
    expect(await within(hints).findByText('Antwort fehlt')).toBeInTheDocument();
    await user.click(within(hints).getByRole('button', { name: /^Zeile 7/ }));
    await waitFor(() => expect(text.value.slice(text.selectionStart)).toMatch(/^### Leer\?/));
    expect(saveButton()).not.toHaveAttribute('aria-disabled');
  });
});

describe('[CM-04] an upload', () => {
  const file = new File(['x'], 'Blüte 1.png', { type: 'image/png' });
  const picker = () => document.querySelector('input[type=file]') as HTMLInputElement;

  test('asks what the picture shows and puts it into the text with its size', async () => {
    const received = contentServer({
      uploadEditorImage: () => ({ path: 'faq/Blüte-1.png', width: 40, height: 30 }),
    });
    const { user } = await openFile('faq/faq.de.md');
    const text = await theText();
    await user.upload(picker(), file);
    const dialog = await screen.findByRole('dialog', { name: 'Bild hochladen' });
    await user.click(within(dialog).getByRole('button', { name: 'Hochladen und einfügen' }));
    expect(within(dialog).getByText(/Bitte beschreiben Sie das Bild/)).toBeInTheDocument();
    expect(received.uploadEditorImage).toBeUndefined();
    await user.type(within(dialog).getByRole('textbox', { name: /^Beschreibung/ }), 'Eine Blüte');
    await user.click(within(dialog).getByRole('button', { name: 'Hochladen und einfügen' }));
    await waitFor(() => expect(text.value).toContain('![Eine Blüte](/content_management/faq/Bl%C3%BCte-1.png#40x30)'));
    const body = received.uploadEditorImage?.[0]?.body as Record<string, string>;
    expect(body).toMatchObject({ dir: 'faq', filename: 'Blüte-1.png' });
    expect(body.data).toMatch(/^data:image\/png;base64,/);
  });

  test('of several pictures asks about one after the other', async () => {
    contentServer({
      uploadEditorImage: ({ body }) => ({
        path: `faq/${(body as { filename: string }).filename}`,
        width: 40,
        height: 30,
      }),
    });
    const { user } = await openFile('faq/faq.de.md');
    const text = await theText();
    await user.upload(picker(), [file, new File(['y'], 'blatt.png', { type: 'image/png' })]);
    for (const name of ['Blüte-1.png', 'blatt.png']) {
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name der Datei' })).toHaveValue(name));
      await user.type(screen.getByRole('textbox', { name: /^Beschreibung/ }), `Bild ${name}`);
      await user.click(screen.getByRole('button', { name: 'Hochladen und einfügen' }));
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(text.value).toContain('![Bild Blüte-1.png]('));
    expect(text.value).toContain('![Bild blatt.png](');
  });

  test('works by pasting too', async () => {
    contentServer();
    await openFile('faq/faq.de.md');
    fireEvent.paste(await theText(), { clipboardData: { files: [file], types: ['Files'] } });
    expect(await screen.findByRole('dialog', { name: 'Bild hochladen' })).toBeInTheDocument();
  });

  test('needs a file or folder to be open', async () => {
    contentServer();
    const { user } = await renderPage('/cms?area=legal');
    await user.click(await screen.findByRole('button', { name: 'Bild hochladen' }));
    expect(
      await screen.findByText('Bitte eine Datei zum Bearbeiten öffnen oder zuerst in einen Ordner navigieren.'),
    ).toBeInTheDocument();
  });

  test('that is refused is logged and told, and can be tried again', async () => {
    contentServer({ uploadEditorImage: refuse('ImageRefused', { reason: 'exists' }) });
    const { user } = await renderPage('/cms?path=blog/covers');
    await screen.findByRole('img', { name: 'lagerung.webp' });
    await user.upload(picker(), file);
    await user.click(await screen.findByRole('button', { name: 'Hochladen' }));
    expect(await screen.findByText(/schon ein Bild mit diesem Namen/)).toBeInTheDocument();
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining('image could not be uploaded'),
      expect.anything(),
    );
    expect(screen.getByRole('textbox', { name: 'Name der Datei' })).toHaveValue('Blüte-1.png');
  });
});

test('[CM-05] a new post is a draft in a folder of its own, and opens', async () => {
  const received = contentServer();
  const { user, router } = await renderPage('/cms');
  await screen.findByRole('link', { name: 'lagerung' });
  await user.click(screen.getByRole('button', { name: 'Neuer Beitrag' }));
  expect(await screen.findByRole('textbox', { name: 'Titel' })).toHaveValue('Neuer Beitrag');
  const path = received.saveEditorFile?.[0]?.query.path ?? '';
  expect(path).toMatch(/^blog\/blog_de\/new-post-\d{13}\/index\.md$/);
  expect(router.state.location.search).toBe(`?path=${encodeURIComponent(path)}`);
  expect(files[path]).toContain('title: Neuer Beitrag\n');
  expect(files[path]).toMatch(/\ncover_image:\n/);
  expect(files[path]).toMatch(/\n# Neuer Beitrag\n/);
});

describe('[CM-06] a 401', () => {
  test('leads to the login and back to the same file with the text kept', async () => {
    let isOver = false;
    contentServer({
      saveEditorFile: () => (isOver ? refuse('Unauthorized')() : { revision: '9' }),
      editorLogin: () => ({ token: 'another-token' }),
    });
    const { user, router } = await openAndType('Kostbar.');
    isOver = true;
    await user.click(saveButton());
    expect(await screen.findByRole('heading', { name: 'Anmeldung zur Redaktion' })).toBeInTheDocument();
    expect(readStored('cms_token')).toBeNull();

    isOver = false;
    await user.type(screen.getByRole('textbox', { name: 'Benutzername' }), 'anna');
    await user.type(screen.getByLabelText('Passwort'), 'geheim');
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect((await theText()).value).toBe(`${faqText}Kostbar.`);
    expect(router.state.location.search).toBe('?path=faq/faq.de.md');
    await user.click(saveButton());
    expect(await screen.findByText('Gespeichert.')).toBeInTheDocument();
  });

  test('without a token there is nothing to see', async () => {
    localStorage.removeItem('cms_token');
    contentServer();
    await openFile('faq/faq.de.md');
    expect(await screen.findByRole('heading', { name: 'Anmeldung zur Redaktion' })).toBeInTheDocument();
  });

  test('logging out ends the session and removes the token', async () => {
    const received = contentServer({ editorLogout: () => ({ success: true }) });
    const { user, router } = await renderPage('/cms');
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/cms/login'));
    expect(readStored('cms_token')).toBeNull();
    expect(received.editorLogout?.[0]?.headers.get('authorization')).toBe('Bearer token-of-the-editor');
  });
});

describe('unsaved text', () => {
  test('is not left behind without a choice', async () => {
    const received = contentServer();
    const { user, router } = await openAndType('Neu.');
    await user.click(screen.getByRole('link', { name: 'faq.en.md' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nicht gespeicherter Text' });
    expect(router.state.location.search).toBe('?path=faq/faq.de.md');
    await user.click(within(dialog).getByRole('button', { name: 'Speichern und weiter' }));
    await waitFor(() => expect(router.state.location.search).toBe('?path=faq%2Ffaq.en.md'));
    expect(received.saveEditorFile).toHaveLength(1);
  });

  test('can be dropped, or gone on with', async () => {
    contentServer();
    const { user, router, text } = await openAndType('Neu.');
    await user.click(screen.getByRole('link', { name: 'faq.en.md' }));
    await user.click((await screen.findAllByRole('button', { name: 'Weiter bearbeiten' }))[1] as HTMLElement);
    expect(text.value).toContain('Neu.');
    await user.click(screen.getByRole('link', { name: 'faq.en.md' }));
    await user.click(await screen.findByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(router.state.location.search).toBe('?path=faq%2Ffaq.en.md'));
    expect(readStored('cms_unsaved_v1')).toBeNull();
  });

  test('holds up the closing of the tab', async () => {
    contentServer();
    const { user } = await openAndType('Neu.');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await user.click(saveButton());
    await screen.findByText('Gespeichert.');
    const later = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });

  test('is offered after a reload', async () => {
    store('cms_unsaved_v1', { 'faq/faq.de.md': { text: `${faqText}Von gestern.`, revision: '6', at: Date.now() } });
    const received = contentServer();
    const { user } = await openFile('faq/faq.de.md');
    const text = await theText();
    expect(text.value).toBe(faqText);
    await user.click(screen.getByRole('button', { name: 'Wiederherstellen' }));
    expect(text.value).toBe(`${faqText}Von gestern.`);
    await user.click(saveButton());
    await waitFor(() => expect(received.saveEditorFile?.[0]?.headers.get('if-match')).toBe('"6"'));
  });
});

describe('two editors at once', () => {
  const theirs = '## Rezept\n\n### Wie?\n\nAnders.\n';

  async function runIntoConflict() {
    let isFirst = true;
    const received = contentServer({
      saveEditorFile: () => {
        if (!isFirst) return { revision: '10' };
        isFirst = false;
        return refuse('EditConflict', { content: theirs, revision: '9' })();
      },
      listEditorRevisions: () => ({
        items: [{ revision: '9', change: 'save', author: 'J. Kern', savedAt: '2026-11-15T13:29:00.000Z' }],
      }),
    });
    const page = await openAndType('Meins.');
    await page.user.click(saveButton());
    const dialog = await screen.findByRole('dialog', { name: 'Diese Datei wurde inzwischen geändert' });
    return { ...page, dialog, received };
  }

  test('see both versions side by side and overwrite nothing', async () => {
    const { dialog, received } = await runIntoConflict();
    expect(await within(dialog).findByText(/^J. Kern hat faq.de.md um 14:29 Uhr gespeichert/)).toBeInTheDocument();
    expect(within(dialog).getByRole('region', { name: 'Ihre Fassung' })).toHaveTextContent('Meins.');
    expect(within(dialog).getByRole('region', { name: 'Die andere Fassung' })).toHaveTextContent('Anders.');
    expect(received.saveEditorFile).toHaveLength(1);
  });

  test('keep theirs, knowing what it replaces', async () => {
    const { user, dialog, received, text } = await runIntoConflict();
    await user.click(within(dialog).getByRole('button', { name: 'Meine Fassung speichern' }));
    expect(await screen.findByText('Gespeichert.')).toBeInTheDocument();
    expect(received.saveEditorFile?.[1]?.headers.get('if-match')).toBe('"9"');
    expect(received.saveEditorFile?.[1]?.body).toEqual({ content: text.value });
  });

  test('take the other one', async () => {
    const { user, dialog, text } = await runIntoConflict();
    await user.click(within(dialog).getByRole('button', { name: 'Andere Fassung laden' }));
    expect(text.value).toBe(theirs);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('put both into the text', async () => {
    const { user, dialog, text } = await runIntoConflict();
    await user.click(within(dialog).getByRole('button', { name: 'Beide zusammenführen' }));
    expect(text.value).toContain('Meins.');
    expect(text.value).toContain('Anders.');
    expect(screen.getByText('Nicht gespeichert', { selector: '[role=status] *' })).toBeInTheDocument();
  });
});

test('an earlier version is compared and loaded, and saved only with Save', async () => {
  const old = faqText.replace('So.', 'Früher so.');
  const received = contentServer({
    listEditorRevisions: () => ({
      items: [
        { revision: '7', change: 'save', author: 'anna', savedAt: '2026-11-15T13:29:00.000Z' },
        { revision: '3', change: 'seed', author: null, savedAt: '2026-11-14T10:00:00.000Z' },
      ],
    }),
    readEditorRevision: () => ({
      revision: '3',
      change: 'seed',
      author: null,
      savedAt: '2026-11-14T10:00:00.000Z',
      content: old,
    }),
  });
  const { user } = await openFile('faq/faq.de.md');
  const text = await theText();
  await user.click(screen.getByRole('button', { name: 'Fassungen' }));
  const drawer = await screen.findByRole('region', { name: 'Fassungen' });
  expect(await within(drawer).findByText('anna · aktuelle Fassung')).toBeInTheDocument();
  await user.click(within(drawer).getByRole('button', { name: /Mit dem Shop geliefert/ }));
  const difference = await within(drawer).findByRole('region', { name: /^Von dieser Fassung/ });
  expect(within(difference).getByText('Weg:', { exact: false }).closest('li')).toHaveTextContent('Früher so.');
  expect(within(difference).getByText('Dazu:', { exact: false }).closest('li')).toHaveTextContent('So.');
  await user.click(within(drawer).getByRole('button', { name: 'Diese Fassung laden' }));
  expect(text.value).toBe(old);
  expect(received.saveEditorFile).toBeUndefined();
});

describe('files of a post', () => {
  test('are deleted and brought back', async () => {
    const received = contentServer({
      removeEditorFile: ({ query: { path = '' } }) => {
        delete files[path];
        return { revision: '7' };
      },
      restoreEditorFile: ({ body }) => {
        files[(body as { path: string }).path] = postText;
        return { revision: '9' };
      },
    });
    const { user, router } = await openFile(post);
    await theText();
    await user.click(screen.getByRole('button', { name: 'index.md löschen' }));
    expect(await screen.findByText('index.md ist gelöscht.')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?path=blog%2Fblog_de%2Flagerung');
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect((await theText()).value).toBe(postText);
    expect(received.restoreEditorFile?.[0]?.body).toEqual({ path: post, revision: '7' });
  });

  test('a legal text cannot be deleted', async () => {
    contentServer();
    await openFile('impressum/impressum.de.md');
    await theText();
    expect(screen.queryByRole('button', { name: /löschen/ })).not.toBeInTheDocument();
  });

  test('get another address', async () => {
    let isTaken = true;
    const received = contentServer({
      renamePost: ({ body }) => {
        if (isTaken) return refuse('AddressTaken')();
        const { newSlug } = body as { newSlug: string };
        files[post.replace('lagerung', newSlug)] = postText;
        return { success: true };
      },
    });
    const { user, router } = await openFile(post);
    await theText();
    await user.click(screen.getByRole('button', { name: 'Adresse ändern' }));
    const dialog = await screen.findByRole('dialog');
    const address = within(dialog).getByRole('textbox', { name: 'Neue Adresse' });
    await user.clear(address);
    await user.type(address, 'Richtig Lagern');
    await user.click(within(dialog).getByRole('button', { name: 'Adresse ändern' }));
    expect(within(dialog).getByText(/nur kleine Buchstaben/)).toBeInTheDocument();
    await user.clear(address);
    await user.type(address, 'richtig-lagern');
    await user.click(within(dialog).getByRole('button', { name: 'Adresse ändern' }));
    expect(await within(dialog).findByText(/gibt es schon einen Beitrag/)).toBeInTheDocument();
    isTaken = false;
    await user.click(within(dialog).getByRole('button', { name: 'Adresse ändern' }));
    await waitFor(() => expect(router.state.location.search).toBe('?path=blog%2Fblog_de%2Frichtig-lagern%2Findex.md'));
    expect(received.renamePost?.at(-1)?.body).toEqual({ slug: 'lagerung', newSlug: 'richtig-lagern' });
  });
});

test('a link is put in with help', async () => {
  contentServer();
  const { user } = await openFile('faq/faq.de.md');
  const text = await theText();
  await user.click(screen.getByRole('button', { name: 'Link einfügen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Link einfügen' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Worte/ }), 'zum Shop');
  const address = within(dialog).getByRole('combobox', { name: 'Adresse' });
  await waitFor(() => expect(dialog.querySelector('option[value="/#/blog/lagerung"]')).not.toBeNull());
  await user.type(address, '/#/shop');
  await user.click(within(dialog).getByRole('button', { name: 'Einfügen' }));
  await waitFor(() => expect(text.value).toContain('[zum Shop](/#/shop)'));
});
