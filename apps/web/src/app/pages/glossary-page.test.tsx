import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { contentFiles } from '#testing/content-files.ts';
import { fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

const file = `Kurz erklärt.

Sprungliste: A M

## A

### Abgabe

In der Apotheke.

## M

### MCT-Öl

Ein Träger.

### Myrcen

Ein Terpen.
`;
const glossary = contentFiles({ 'glossar/Cannabis-Glossar.md': file });

const bar = () => screen.findByRole('navigation', { name: 'A bis Z' });
const contents = () => screen.findByRole('navigation', { name: 'Inhalt' });

describe('[CT-07] the glossary', () => {
  test('shows its terms under their letters, in German where there is no English file', async () => {
    fakeServer({ readContentFile: glossary });
    await renderPage('/glossar', { locale: 'en' });
    expect(await screen.findByRole('heading', { level: 2, name: 'M' })).toBeInTheDocument();
    const term = screen.getByRole('heading', { level: 3, name: 'Myrcen' });
    expect(term.closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('note')).toHaveTextContent('The glossary is only available in German.');
  });

  test('is English where there is an English file', async () => {
    const english = file.replace('Ein Terpen.', 'A terpene.');
    const received = fakeServer({
      readContentFile: contentFiles({
        'glossar/Cannabis-Glossar.md': file,
        'glossar/Cannabis-Glossar.en.md': english,
      }),
    });
    await renderPage('/glossar', { locale: 'en' });
    expect(await screen.findByText('A terpene.')).toBeInTheDocument();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    expect(screen.getByText('A terpene.').closest('[lang]')).not.toHaveAttribute('lang', 'de');
    expect(received.readContentFile?.map(({ params }) => params.rest)).toEqual(['glossar/Cannabis-Glossar.en.md']);
  });

  test('asks for no English file in German', async () => {
    const received = fakeServer({ readContentFile: glossary });
    await renderPage('/glossar');
    expect(await screen.findByText('Ein Terpen.')).toBeInTheDocument();
    expect(received.readContentFile?.map(({ params }) => params.rest)).toEqual(['glossar/Cannabis-Glossar.md']);
  });

  test('comes from the root where its folder has none', async () => {
    const received = fakeServer({ readContentFile: contentFiles({ 'Cannabis-Glossar.md': file }) });
    await renderPage('/glossar');
    expect(await screen.findByRole('heading', { name: 'Myrcen' })).toBeInTheDocument();
    expect(received.readContentFile?.map(({ params }) => params.rest)).toEqual([
      'glossar/Cannabis-Glossar.md',
      'Cannabis-Glossar.md',
    ]);
  });

  test("has the letters of its 'Sprungliste' in a bar that leads to them", async () => {
    fakeServer({ readContentFile: glossary });
    const { user, router } = await renderPage('/glossar');
    const links = within(await bar()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['A', 'M']);
    expect(screen.queryByText('Sprungliste', { exact: false })).not.toBeInTheDocument();
    await user.click(within(await bar()).getByRole('link', { name: 'M' }));
    await waitFor(() => expect(router.state.location.hash).toBe('#m'));
    expect(screen.getByRole('heading', { level: 2, name: 'M' })).toHaveFocus();
  });

  test('has its terms as contents that lead to them', async () => {
    fakeServer({ readContentFile: glossary });
    const { user, router } = await renderPage('/glossar');
    const links = within(await contents()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Abgabe', 'MCT-Öl', 'Myrcen']);
    await user.click(within(await contents()).getByRole('link', { name: 'Myrcen' }));
    await waitFor(() => expect(router.state.location.hash).toBe('#myrcen'));
    expect(screen.getByRole('heading', { level: 3, name: 'Myrcen' })).toHaveFocus();
  });

  test('a product page finds its terpene: /glossar#myrcen', async () => {
    fakeServer({ readContentFile: glossary });
    await renderPage('/glossar#myrcen');
    const term = await screen.findByRole('heading', { level: 3, name: 'Myrcen' });
    await waitFor(() => expect(term).toHaveFocus());
  });

  test('the contents can be narrowed down', async () => {
    fakeServer({ readContentFile: glossary });
    const { user } = await renderPage('/glossar');
    const list = within(await contents());
    await user.type(list.getByRole('searchbox', { name: 'Begriff suchen' }), 'oel');
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(1));
    expect(list.getByRole('link')).toHaveTextContent('MCT-Öl');
    await user.type(list.getByRole('searchbox'), 'xx');
    expect(await list.findByText('Kein Begriff gefunden.')).toBeInTheDocument();
  });
});

describe('[CT-07] the contents in a dialog', () => {
  async function openContents() {
    fakeServer({ readContentFile: glossary });
    const page = await renderPage('/glossar');
    const button = await screen.findByRole('button', { name: 'Inhalt', hidden: true });
    await page.user.click(button);
    return { ...page, button, dialog: screen.getByRole('dialog', { name: 'Inhalt' }) };
  }

  test('close by their button', async () => {
    const { user, dialog } = await openContents();
    await user.click(within(dialog).getByRole('button', { name: 'Inhalt schließen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('close by Escape', async () => {
    const { dialog } = await openContents();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('close by a press on the overlay', async () => {
    const { user, dialog } = await openContents();
    await user.click(dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('close when a term is chosen, and the term is there', async () => {
    const { user, dialog } = await openContents();
    await user.click(within(dialog).getByRole('link', { name: 'Myrcen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 3, name: 'Myrcen' })).toHaveFocus());
  });
});

describe('[CT-07] the way back to the top', () => {
  test('appears after 400 px', async () => {
    fakeServer({ readContentFile: glossary });
    const { user } = await renderPage('/glossar');
    await screen.findByRole('heading', { name: 'Myrcen' });
    scrollTo(400);
    expect(screen.queryByRole('button', { name: 'Nach oben' })).not.toBeInTheDocument();
    scrollTo(401);
    const goTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await user.click(screen.getByRole('button', { name: 'Nach oben' }));
    expect(goTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0, behavior: 'smooth' }));
    scrollTo(0);
    expect(screen.queryByRole('button', { name: 'Nach oben' })).not.toBeInTheDocument();
  });

  function scrollTo(top: number) {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
    fireEvent.scroll(window);
  }
});

describe('[CT-07] what is not there', () => {
  test.each([
    ['de', 'Glossar nicht gefunden.'],
    ['en', 'Glossary not found.'],
  ] as const)('%s: %s', async (locale, sentence) => {
    fakeServer({ readContentFile: contentFiles({}) });
    await renderPage('/glossar', { locale });
    expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent(sentence);
  });

  test.each([
    ['de', 'Fehler beim Laden des Glossars.'],
    ['en', 'We could not load the glossary.'],
  ] as const)('a server that fails, %s: %s', async (locale, sentence) => {
    fakeServer({ readContentFile: refuse('Internal') });
    await renderPage('/glossar', { locale });
    expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent(sentence);
  });

  test('it can be tried again', async () => {
    let isDown = true;
    fakeServer({ readContentFile: (request) => (isDown ? refuse('Internal')() : glossary(request)) });
    const { user } = await renderPage('/glossar');
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Myrcen' })).toBeInTheDocument();
  });

  test('while it loads it says so', async () => {
    fakeServer({ readContentFile: neverAnswers });
    await renderPage('/glossar');
    expect(screen.getByText('Wird geladen...')).toBeInTheDocument();
  });
});
