import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { contentFiles } from '#testing/content-files.ts';
import { fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

const pages = ['impressum', 'datenschutz', 'agb', 'barrierefreiheit', 'widerruf'];

describe.each(pages)('[CT-05] /%s', (name) => {
  test('shows the file of the language, asked for past every cache', async () => {
    fakeServer({ readContentFile: contentFiles({ [`${name}/${name}.de.md`]: '## Abschnitt\n\nDer Text.' }) });
    const sent = vi.spyOn(globalThis, 'fetch');
    await renderPage(`/${name}`);
    expect(await screen.findByText('Der Text.')).toBeInTheDocument();
    const request = sent.mock.calls.find(([address]) => String(address).includes('/content_management/'));
    expect(request?.[0]).toBe(`/content_management/${name}/${name}.de.md`);
    expect(request?.[1]?.cache).toBe('no-store');
  });

  test('else the file without a language, else the one at the root', async () => {
    const files: Record<string, string> = { [`${name}/${name}.md`]: 'Ohne Sprache.', [`${name}.md`]: 'An der Wurzel.' };
    const received = fakeServer({ readContentFile: (request) => contentFiles(files)(request) });
    const { unmount } = await renderPage(`/${name}`, { locale: 'en' });
    expect((await screen.findByText('Ohne Sprache.')).closest('[lang]')).toHaveAttribute('lang', 'de');
    unmount();

    delete files[`${name}/${name}.md`];
    await renderPage(`/${name}`, { locale: 'en' });
    expect(await screen.findByText('An der Wurzel.')).toBeInTheDocument();
    expect(received.readContentFile?.slice(-3).map(({ params }) => params.rest)).toEqual([
      `${name}/${name}.en.md`,
      `${name}/${name}.md`,
      `${name}.md`,
    ]);
  });

  test('else the built-in text in paragraphs', async () => {
    fakeServer({ readContentFile: contentFiles({}) });
    const config = { email: 'post@loewe.example', shopName: 'Löwen-Apotheke' };
    const { container } = await renderPage(`/${name}`, { config });
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('post@loewe.example'));
    expect(container.querySelectorAll('main p').length).toBeGreaterThan(1);
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument();
  });

  test('says that it is loading', async () => {
    fakeServer({ readContentFile: neverAnswers });
    await renderPage(`/${name}`);
    expect(screen.getByText('Wird geladen...')).toBeInTheDocument();
  });
});

test('[CT-05] the built-in text comes in the language of the interface', async () => {
  fakeServer({ readContentFile: contentFiles({}) });
  await renderPage('/impressum', { locale: 'en' });
  expect(await screen.findByText(/^The provider of this shop is Mainblüte Apotheke/)).toBeInTheDocument();
});

test('[CT-05] HTML in place of the file counts as missing', async () => {
  fakeServer({
    readContentFile: contentFiles({ 'agb/agb.de.md': '<!doctype html><p>Shell</p>', 'agb/agb.md': 'AGB.' }),
  });
  await renderPage('/agb');
  expect(await screen.findByText('AGB.')).toBeInTheDocument();
});

test('[BZ-02] the built-in privacy text names the 30 days', async () => {
  fakeServer({ readContentFile: contentFiles({}) });
  await renderPage('/datenschutz');
  expect(await screen.findByText('Server-Protokolle werden nach 30 Tagen gelöscht.')).toBeInTheDocument();
});

test('a server that fails leaves the built-in text and a way to try again', async () => {
  let isDown = true;
  fakeServer({
    readContentFile: (request) =>
      isDown ? refuse('Internal')() : contentFiles({ 'agb/agb.de.md': 'Die AGB.' })(request),
  });
  const { user } = await renderPage('/agb');
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  expect(screen.getByText(/^Ihr Vertragspartner ist Mainblüte Apotheke/)).toBeInTheDocument();
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('Die AGB.')).toBeInTheDocument();
  expect(screen.queryByText(/^Ihr Vertragspartner/)).not.toBeInTheDocument();
});

describe('[CT-06] the terms', () => {
  const files = { 'agb/agb.en.md': '## Scope\n\nEnglish terms.', 'agb/agb.de.md': '## Geltung\n\nDeutsche AGB.' };

  test('carry a note above the translation that links to /agb and opens the German text', async () => {
    fakeServer({ readContentFile: contentFiles(files) });
    const { user } = await renderPage('/agb', { locale: 'en' });
    await screen.findByText('English terms.');
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent('This text was translated by machine');
    const link = within(note).getByRole('link', { name: 'Allgemeine Geschäftsbedingungen' });
    expect(link).toHaveAttribute('href', '#/agb');
    await user.click(link);
    const text = await screen.findByText('Deutsche AGB.');
    expect(text.closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('note')).not.toHaveTextContent('translated by machine');

    await user.click(screen.getByRole('link', { name: 'To the translation' }));
    expect(await screen.findByText('English terms.')).toBeInTheDocument();
  });

  test('carry none above the German text', async () => {
    fakeServer({ readContentFile: contentFiles(files) });
    await renderPage('/agb');
    await screen.findByText('Deutsche AGB.');
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  test('are the only page with it', async () => {
    fakeServer({ readContentFile: contentFiles({ 'datenschutz/datenschutz.en.md': 'English privacy.' }) });
    await renderPage('/datenschutz', { locale: 'en' });
    await screen.findByText('English privacy.');
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});

describe('a long text', () => {
  const long = ['Geltung', 'Vertrag', 'Preise', 'Haftung'].map((title) => `## ${title}\n\nText.`).join('\n\n');

  test('has a list of its sections that leads to them', async () => {
    fakeServer({ readContentFile: contentFiles({ 'agb/agb.de.md': long }) });
    const { user, router } = await renderPage('/agb');
    const contents = await screen.findByRole('navigation', { name: 'Inhalt' });
    await user.click(within(contents).getByRole('link', { name: 'Preise' }));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/agb', hash: '#preise' }));
    expect(screen.getByRole('heading', { name: 'Preise' })).toHaveFocus();
  });

  test('a short one needs none', async () => {
    fakeServer({ readContentFile: contentFiles({ 'agb/agb.de.md': '## Geltung\n\nText.' }) });
    await renderPage('/agb');
    await screen.findByText('Text.');
    expect(screen.queryByRole('navigation', { name: 'Inhalt' })).not.toBeInTheDocument();
  });
});

test.each([
  ['2026-11', 'Stand: November 2026'],
  ['2026-11-03', 'Stand: 3. November 2026'],
  ['Entwurf', 'Stand: Entwurf'],
])('the version %s reads %s', async (version, shown) => {
  fakeServer({ readContentFile: contentFiles({ 'agb/agb.de.md': `---\nversion: ${version}\n---\n\nText.` }) });
  await renderPage('/agb');
  expect(await screen.findByText(shown)).toBeInTheDocument();
});
