import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { readStored } from '#lib/storage.ts';
import * as at from '#testing/at-editor.ts';
import { refuse } from '#testing/fake-server.ts';
import { patience } from '#testing/patience.ts';
import { renderPage } from '#testing/render-page.tsx';

describe('[CM-03] a text', () => {
  test('is loaded, changed, and saved with the revision it began with', async () => {
    const received = at.contentServer();
    const { user, text } = await at.openAndType('Neu.');
    expect(text.value).toBe(`${at.faqText}Neu.`);
    expect(screen.getByText('Nicht gespeichert', { selector: '[role=status] *' })).toBeInTheDocument();
    await user.click(at.saveButton());
    expect(await screen.findByText('Gespeichert.')).toBeInTheDocument();
    const [request] = received.saveEditorFile ?? [];
    expect(request?.query.path).toBe('faq/faq.de.md');
    expect(request?.headers.get('if-match')).toBe('"7"');
    expect(request?.headers.get('authorization')).toBe('Bearer token-of-the-editor');
    expect(request?.body).toEqual({ content: `${at.faqText}Neu.` });

    await user.type(text, 'er');
    await user.click(at.saveButton());
    await waitFor(() => expect(received.saveEditorFile).toHaveLength(2));
    expect(received.saveEditorFile?.[1]?.headers.get('if-match')).toBe('"8"');
  });

  test("'Gespeichert.' stands for 1.5 s", async () => {
    at.contentServer();
    await at.openAndType('Neu.');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.click(at.saveButton());
      await vi.waitFor(() => expect(screen.getByText('Gespeichert.')).toBeInTheDocument(), patience);
      await act(() => vi.advanceTimersByTimeAsync(1400));
      expect(screen.getByText('Gespeichert.')).toBeInTheDocument();
      await act(() => vi.advanceTimersByTimeAsync(200));
      expect(screen.queryByText('Gespeichert.')).not.toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  test("a failure says 'Fehler beim Speichern' and loses nothing", async () => {
    at.contentServer({ saveEditorFile: refuse('Unavailable') });
    const { user, text } = await at.openAndType('Neu.');
    await user.click(at.saveButton());
    expect(await screen.findByText('Fehler beim Speichern')).toBeInTheDocument();
    expect(text.value).toBe(`${at.faqText}Neu.`);
    expect(readStored('cms_unsaved_v1')).toMatchObject({
      'faq/faq.de.md': { text: `${at.faqText}Neu.`, revision: '7' },
    });
  });

  test('is saved with Ctrl+S', async () => {
    const received = at.contentServer();
    const { user } = await at.openAndType('Neu.');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Gespeichert.')).toBeInTheDocument();
    expect(received.saveEditorFile).toHaveLength(1);
  });

  test('that arrived although its answer was lost counts as saved', async () => {
    const saved = `${at.faqText}Neu.`;
    at.contentServer({ saveEditorFile: refuse('EditConflict', { content: saved, revision: '9' }) });
    const { user } = await at.openAndType('Neu.');
    await user.click(at.saveButton());
    expect(await screen.findByText('Gespeichert.')).toBeInTheDocument();
  });

  test('that is too much for readers is refused with its line, and stays in the editor', async () => {
    at.contentServer({ saveEditorFile: refuse('TextTooComplex', { problem: 'marks', line: 12 }) });
    const { user } = await at.openAndType('Neu.');
    await user.click(at.saveButton());
    expect(await screen.findByText(/ab Zeile 12 mehr Sternchen/)).toBeInTheDocument();
    expect((await at.theText()).value).toContain('Neu.');
  });

  test('images and other files cannot be opened', async () => {
    at.contentServer();
    await renderPage('/cms?path=blog/blog_de/lagerung');
    expect(await screen.findByRole('link', { name: 'index.md' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'kuehl.webp' })).not.toBeInTheDocument();
    expect(screen.getAllByText('kuehl.webp').length).toBeGreaterThan(0);
  });

  test('that is missing can be begun from its twin', async () => {
    delete at.files['blog/blog_en/lagerung/index.md'];
    const received = at.contentServer();
    const { user } = await at.openFile('blog/blog_en/lagerung/index.md');
    await user.click(await screen.findByRole('button', { name: 'Datei anlegen' }));
    expect(await screen.findByRole('switch', { name: 'Veröffentlicht' })).not.toBeChecked();
    await user.click(at.saveButton());
    await screen.findByText('Gespeichert.');
    expect(received.saveEditorFile?.[0]?.headers.get('if-match')).toBe('"0"');
  });
});

describe('the head of a text', () => {
  test('is fields that change their line only', async () => {
    at.contentServer();
    const { user } = await at.openFile(at.post);
    const title = await screen.findByRole('textbox', { name: 'Titel' });
    expect(title).toHaveValue('Lagerung');
    await user.type(title, ' zu Hause');
    // What stands in the fields does not stand in the text as well.
    expect((await at.theText()).value).toBe('## Licht\n\nDunkel lagern.\n');
    await user.click(at.saveButton());
    await screen.findByText('Gespeichert.');
    expect(at.files[at.post]).toBe(at.postText.replace('title: Lagerung', 'title: Lagerung zu Hause'));
  });

  test('the switch publishes and takes back', async () => {
    at.contentServer({ readEditorImage: refuse('NotFound') });
    const { user } = await at.openFile(at.post);
    const published = await screen.findByRole('switch', { name: 'Veröffentlicht' });
    expect(published).toBeChecked();
    await user.click(published);
    await user.click(at.saveButton());
    await screen.findByText('Gespeichert.');
    expect(at.files[at.post]).toContain('\ndraft: true\n---');
    await user.click(published);
    await user.click(at.saveButton());
    await waitFor(() => expect(at.files[at.post]).toBe(at.postText));
  });

  test('that cannot be read is told at its line, and nothing is lost', async () => {
    at.files[at.post] = '---\ntitle: Lagerung\nohne Doppelpunkt\n---\n\nText.\n';
    at.contentServer();
    const { user } = await at.openFile(at.post);
    expect(await screen.findByText(/können Zeile 3 der Kopfdaten nicht lesen/)).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Titel' }), '!');
    const text = await at.theText();
    expect(text.value).toBe('---\ntitle: Lagerung!\nohne Doppelpunkt\n---\n\nText.\n');
    await user.click(screen.getByRole('button', { name: 'Zu Zeile 3' }));
    expect(text).toHaveFocus();
    expect(text.value.slice(text.selectionStart)).toMatch(/^ohne Doppelpunkt/);
  });
});

describe('beside the text', () => {
  test('the preview follows what is typed and fills in the pharmacy', async () => {
    at.contentServer();
    const { text, user } = await at.openAndType('\n### Wer?\n\nDie {{{{shopName}}.');
    const preview = screen.getByRole('region', { name: 'Vorschau' });
    await user.click(await within(preview).findByRole('button', { name: 'Wer?' }));
    expect(await within(preview).findByText('Die Mainblüte.')).toBeInTheDocument();
    expect(text.value).toContain('{{shopName}}');
  });

  test('hints lead to their line and lock nothing', async () => {
    at.contentServer();
    const { text, user } = await at.openAndType('\n### Leer?\n');
    const hints = await screen.findByRole('region', { name: 'Hinweise' });
    expect(await within(hints).findByText('Antwort fehlt')).toBeInTheDocument();
    await user.click(within(hints).getByRole('button', { name: /^Zeile 7/ }));
    await waitFor(() => expect(text.value.slice(text.selectionStart)).toMatch(/^### Leer\?/));
    expect(at.saveButton()).not.toHaveAttribute('aria-disabled');
  });
});

test('a link is put in with help', async () => {
  at.contentServer();
  const { user } = await at.openFile('faq/faq.de.md');
  const text = await at.theText();
  await user.click(screen.getByRole('button', { name: 'Link einfügen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Link einfügen' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Wörter/ }), 'zum Shop');
  const address = within(dialog).getByRole('combobox', { name: 'Adresse' });
  await waitFor(() => expect(dialog.querySelector('option[value="/#/blog/lagerung"]')).not.toBeNull());
  await user.type(address, '/#/shop');
  await user.click(within(dialog).getByRole('button', { name: 'Einfügen' }));
  await waitFor(() => expect(text.value).toContain('[zum Shop](/#/shop)'));
});
