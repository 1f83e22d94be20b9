import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { showEverything } from '#testing/all-in-sight.ts';
import { contentFiles } from '#testing/content-files.ts';
import { fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

const file = `---
title: Richtig lagern
excerpt: Kühl und dunkel.
date: 2026-07-06
author: Mareike Sandner
cover_image: /content_management/blog/covers/lagerung.webp#1200x675
cover_alt: Gezeichnete Blüte
---

Wichtig: trocken lagern. Mehr im [Glossar](/#/glossar).

## Warum dunkel

Zurück [nach oben](#warum-dunkel).

<img src=x onerror="alert(1)">
`;
const germanPath = 'blog/blog_de/lagerung/index.md';
const index = { 'blog/blog_de/index.json': [] };

describe('[CT-02] a post', () => {
  test('shows title, cover, day, reading time and its text', async () => {
    fakeServer({ readContentFile: contentFiles({ ...index, [germanPath]: file }) });
    await renderPage('/blog/lagerung');
    expect(await screen.findByRole('heading', { level: 1, name: 'Richtig lagern' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Gezeichnete Blüte' })).toHaveAttribute('width', '1200');
    expect(screen.getByText('6. Juli 2026')).toBeInTheDocument();
    expect(screen.getByText('1 Min.')).toBeInTheDocument();
    expect(screen.getByText('Von Mareike Sandner')).toBeInTheDocument();
    expect(screen.getByText(/^Wichtig: trocken lagern/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Warum dunkel' })).toHaveAttribute('id', 'warum-dunkel');
    await waitFor(() => expect(document.title).toBe('Richtig lagern · Mainblüte Apotheke'));
  });

  test('without an excerpt prints its first paragraph once', async () => {
    const plain = '---\ntitle: Richtig lagern\n---\n\nKühl und dunkel lagern.\n\nMehr dazu.';
    fakeServer({ readContentFile: contentFiles({ ...index, [germanPath]: plain }) });
    await renderPage('/blog/lagerung');
    expect(await screen.findByText('Mehr dazu.')).toBeInTheDocument();
    expect(screen.getAllByText('Kühl und dunkel lagern.')).toHaveLength(1);
  });

  test('needs no cover, and its title is there once', async () => {
    const plain = '# Richtig lagern\n\nText.';
    fakeServer({ readContentFile: contentFiles({ ...index, [germanPath]: plain }) });
    await renderPage('/blog/lagerung');
    expect(await screen.findByRole('heading', { level: 1, name: 'Richtig lagern' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { name: 'Richtig lagern' })).toHaveLength(1);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('does nothing on its own: markup in it is shown as text', async () => {
    fakeServer({ readContentFile: contentFiles({ ...index, [germanPath]: file }) });
    const { container } = await renderPage('/blog/lagerung');
    expect(await screen.findByText('<img src=x onerror="alert(1)">')).toBeInTheDocument();
    expect(container.querySelector('[onerror]')).toBeNull();
  });

  test('loads until it is there, and says so', async () => {
    fakeServer({ readContentFile: neverAnswers });
    await renderPage('/blog/lagerung', { locale: 'en' });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
  });

  test('keeps saying so after a failure, with a retry beside it', async () => {
    let isDown = true;
    fakeServer({
      readContentFile: (request) =>
        isDown ? refuse('Internal')() : contentFiles({ ...index, [germanPath]: file })(request),
      readBlogPost: refuse('Internal'),
    });
    const { user } = await renderPage('/blog/lagerung');
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    expect(screen.getByText('Wird geladen...')).toBeInTheDocument();
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Richtig lagern' })).toBeInTheDocument();
    expect(screen.queryByText('Wird geladen...')).not.toBeInTheDocument();
  });
});

describe('[CT-03] a post comes from', () => {
  const answer = { id: '1', slug: 'lagerung', title: 'Aus der API', coverImage: null, bodyMarkdown: 'Text.' };

  test.each([
    ['missing', contentFiles(index)],
    ['HTML by its type', contentFiles({ ...index, [germanPath]: '<!doctype html><title>x</title>' })],
    [
      'HTML under the name of markdown',
      contentFiles({ ...index, [germanPath]: '\n<!DOCTYPE html><html><body>Shop</body></html>' }),
    ],
    ['HTML without a doctype', contentFiles({ ...index, [germanPath]: ' <html><body>Shop</body></html>' })],
    ['not to be had', refuse('Unavailable')],
  ])('the content API where its file is %s', async (_case, readContentFile) => {
    const received = fakeServer({ readContentFile, readBlogPost: () => answer, listBlogPosts: () => [] });
    await renderPage('/blog/lagerung');
    expect(await screen.findByRole('heading', { level: 1, name: 'Aus der API' })).toBeInTheDocument();
    expect(received.readBlogPost?.[0]).toMatchObject({ params: { slug: 'lagerung' }, query: { lang: 'de' } });
  });

  test("nowhere: 'post not found'", async () => {
    fakeServer({ readContentFile: contentFiles(index), readBlogPost: refuse('NotFound') });
    await renderPage('/blog/lagerung', { locale: 'en' });
    expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent('post not found');
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the guide' })).toHaveAttribute('href', '#/blog');
  });
});

describe('in the English interface', () => {
  test('the English post is shown where it exists', async () => {
    const files = { [germanPath]: file, 'blog/blog_en/lagerung/index.md': '---\ntitle: Storage\n---\n\nCool.' };
    fakeServer({ readContentFile: contentFiles({ ...files, 'blog/blog_en/index.json': [], ...index }) });
    await renderPage('/blog/lagerung', { locale: 'en' });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Storage' });
    expect(heading).not.toHaveAttribute('lang');
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  test('else the German one, marked as German and with a note', async () => {
    fakeServer({
      readContentFile: contentFiles({ [germanPath]: file, ...index }),
      readBlogPost: refuse('NotFound'),
      listBlogPosts: () => [],
    });
    await renderPage('/blog/lagerung', { locale: 'en' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Richtig lagern' })).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('note')).toHaveTextContent('This article is only available in German.');
    expect(screen.getByText(/^Wichtig/).closest('[lang]')).toHaveAttribute('lang', 'de');
  });
});

describe('[NA-02] links in the text', () => {
  test('stay in the shop without loading it anew', async () => {
    const glossary = '## A\n\n### Abgabe\n\nText.';
    fakeServer({
      readContentFile: contentFiles({ ...index, [germanPath]: file, 'glossar/Cannabis-Glossar.md': glossary }),
    });
    const { user, router } = await renderPage('/blog/lagerung');
    const text = await screen.findByText(/^Wichtig/);
    await user.click(within(text).getByRole('link', { name: 'Glossar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/glossar'));
  });

  test('to an anchor go to that place of the same post', async () => {
    fakeServer({ readContentFile: contentFiles({ ...index, [germanPath]: file }) });
    const { user, router } = await renderPage('/blog/lagerung');
    await user.click(await screen.findByRole('link', { name: 'nach oben' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/blog/lagerung', hash: '#warum-dunkel' }),
    );
    expect(screen.getByRole('heading', { name: 'Warum dunkel' })).toHaveFocus();
  });

  test('with a modifier key are left to the browser', async () => {
    fakeServer({ readContentFile: contentFiles({ ...index, [germanPath]: file }) });
    const { user, router } = await renderPage('/blog/lagerung');
    const link = await screen.findByRole('link', { name: 'nach oben' });
    const isPrevented: boolean[] = [];
    document.addEventListener(
      'click',
      (event) => {
        isPrevented.push(event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
    await user.keyboard('{Control>}');
    await user.click(link);
    expect(isPrevented).toEqual([false]);
    expect(router.state.location.hash).toBe('');
  });

  test('an anchor in the address is found once the text is there', async () => {
    fakeServer({ readContentFile: contentFiles({ ...index, [germanPath]: file }) });
    await renderPage('/blog/lagerung#warum-dunkel');
    const heading = await screen.findByRole('heading', { name: 'Warum dunkel' });
    await waitFor(() => expect(heading).toHaveFocus());
  });
});

test('other posts are offered below, not the one that is open', async () => {
  const entry = (slug: string, title: string) => ({ id: slug, slug, title, excerpt: '', coverImage: null, href: '' });
  const list = [
    entry('lagerung', 'Richtig lagern'),
    ...['a', 'b', 'c', 'd'].map((slug) => entry(slug, `Post ${slug}`)),
  ];
  fakeServer({ readContentFile: contentFiles({ 'blog/blog_de/index.json': list, [germanPath]: file }) });
  showEverything();
  await renderPage('/blog/lagerung');
  const further = await screen.findByRole('region', { name: 'Weiterlesen' });
  const titles = within(further).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Post a', 'Post b', 'Post c']);
});
