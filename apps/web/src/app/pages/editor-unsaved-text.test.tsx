import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readStored, store } from '#lib/storage.ts';
import { contentServer, faqText, openAndType, openFile, saveButton, theText } from '#testing/at-editor.ts';
import { refuse } from '#testing/fake-server.ts';

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
  const anders = '## Rezept\n\n### Wie?\n\nAnders.\n';

  async function runIntoConflict(theirs = anders) {
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
      readEditorRevision: () => ({
        revision: '7',
        change: 'save',
        author: null,
        savedAt: '2026-11-15T13:00:00.000Z',
        content: faqText,
      }),
    });
    const page = await openAndType('Meins.');
    await page.user.click(saveButton());
    const dialog = await screen.findByRole('dialog', { name: 'Jemand hat diese Datei inzwischen geändert' });
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
    expect(text.value).toBe(anders);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('put both into the text where they changed different lines', async () => {
    const { user, dialog, text } = await runIntoConflict();
    await within(dialog).findByText(/alle Änderungen beider Fassungen/);
    await user.click(within(dialog).getByRole('button', { name: 'Beide zusammenführen' }));
    expect(text.value).toBe('## Rezept\n\n### Wie?\n\nAnders.\nMeins.');
    expect(screen.getByText('Nicht gespeichert', { selector: '[role=status] *' })).toBeInTheDocument();
  });

  test('choose at the marks where they changed the same lines', async () => {
    const { user, dialog, text } = await runIntoConflict(`${faqText}Ihres.`);
    await within(dialog).findByText(/An einer Stelle haben beide dieselben Zeilen geändert/);
    await user.click(within(dialog).getByRole('button', { name: 'Beide zusammenführen' }));
    expect(text.value).toBe(`${faqText}<<<<<<< Ihre Fassung\nMeins.\n=======\nIhres.\n>>>>>>> Die andere Fassung`);
    expect((await screen.findAllByText('Zwei Fassungen zur Auswahl')).length).toBeGreaterThan(0);
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
  expect(within(difference).getByText('Gestrichen:', { exact: false }).closest('li')).toHaveTextContent('Früher so.');
  expect(within(difference).getByText('Neu:', { exact: false }).closest('li')).toHaveTextContent('So.');
  await user.click(within(drawer).getByRole('button', { name: 'Diese Fassung laden' }));
  expect(text.value).toBe(old);
  expect(received.saveEditorFile).toBeUndefined();
});
