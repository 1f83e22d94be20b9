import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { contentFiles } from '#testing/content-files.ts';
import { fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

const lagerung = {
  id: 'lagerung',
  slug: 'lagerung',
  title: 'Richtig lagern',
  excerpt: 'Kühl und dunkel.',
  coverImage: '/content_management/blog/covers/lagerung.webp#1200x675',
  href: '/#/blog/lagerung',
  date: '2026-07-06',
  readingMinutes: 3,
};
const reisen = { ...lagerung, id: 'reisen', slug: 'reisen', title: 'Auf Reisen', coverImage: null };

describe('[CT-01] a card', () => {
  test("leads to its post, labelled 'Mehr lesen' and named by its title", async () => {
    fakeServer({ readContentFile: contentFiles({ 'blog/blog_de/index.json': [lagerung, reisen] }) });
    await renderPage('/blog');
    const link = await screen.findByRole('link', { name: 'Mehr lesen Richtig lagern' });
    expect(link).toHaveAttribute('href', '#/blog/lagerung');
    expect(screen.getByRole('link', { name: 'Mehr lesen Auf Reisen' })).toHaveAttribute('href', '#/blog/reisen');
  });

  test('without a slug leads to the plain external address', async () => {
    const elsewhere = { id: 'x', title: 'Merkblatt', href: 'https://www.bfarm.de/merkblatt' };
    fakeServer({ readContentFile: contentFiles({ 'blog/blog_de/index.json': [elsewhere] }) });
    await renderPage('/blog');
    const link = await screen.findByRole('link', { name: 'Mehr lesen Merkblatt' });
    expect(link).toHaveAttribute('href', 'https://www.bfarm.de/merkblatt');
  });

  test('never leads to a script', async () => {
    const harmful = { id: 'x', title: 'Merkblatt', href: 'javascript:alert(1)' };
    fakeServer({ readContentFile: contentFiles({ 'blog/blog_de/index.json': [harmful] }) });
    await renderPage('/blog');
    const card = await screen.findByRole('article');
    expect(within(card).queryByRole('link')).not.toBeInTheDocument();
  });

  test('tells the day and the reading time, and keeps the place of its cover', async () => {
    fakeServer({ readContentFile: contentFiles({ 'blog/blog_de/index.json': [lagerung] }) });
    await renderPage('/blog');
    const card = await screen.findByRole('article');
    expect(within(card).getByText('6. Juli 2026')).toHaveAttribute('datetime', '2026-07-06');
    expect(within(card).getByText('3 Min.')).toBeInTheDocument();
    const cover = card.querySelector('img');
    expect(cover).toHaveAttribute('src', '/content_management/blog/covers/lagerung.webp');
    expect(cover).toHaveAttribute('width', '1200');
    expect(cover).toHaveAttribute('height', '675');
  });
});

describe('[CT-03] the list comes from', () => {
  test('the content API where the file is missing', async () => {
    const received = fakeServer({ readContentFile: contentFiles({}), listBlogPosts: () => [reisen] });
    await renderPage('/blog');
    expect(await screen.findByRole('heading', { name: 'Auf Reisen' })).toBeInTheDocument();
    expect(received.listBlogPosts?.[0]?.query).toEqual({ lang: 'de' });
  });

  test('the content API where the file is HTML', async () => {
    const shell = '<!doctype html><title>Shop</title>';
    fakeServer({
      readContentFile: contentFiles({ 'blog/blog_de/index.json': shell }),
      listBlogPosts: () => [reisen],
    });
    await renderPage('/blog');
    expect(await screen.findByRole('heading', { name: 'Auf Reisen' })).toBeInTheDocument();
  });

  test('the German posts, marked as such, where there are no English ones', async () => {
    const files = { 'blog/blog_en/index.json': [], 'blog/blog_de/index.json': [lagerung] };
    fakeServer({ readContentFile: contentFiles(files) });
    await renderPage('/blog', { locale: 'en' });
    expect(await screen.findByRole('heading', { name: 'Richtig lagern' })).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('note')).toHaveTextContent('only available in German');
  });
});

test('it says that it is loading', async () => {
  fakeServer({ readContentFile: neverAnswers });
  await renderPage('/blog');
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Wird geladen...');
});

test('a failure can be tried again', async () => {
  let isDown = true;
  fakeServer({
    readContentFile: (request) =>
      isDown ? refuse('Internal')() : contentFiles({ 'blog/blog_de/index.json': [lagerung] })(request),
    listBlogPosts: refuse('Internal'),
  });
  const { user } = await renderPage('/blog');
  expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent(
    'Wir konnten die Beiträge nicht laden.',
  );
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Richtig lagern' })).toBeInTheDocument();
});

test('a shop without posts says so', async () => {
  fakeServer({ readContentFile: contentFiles({ 'blog/blog_de/index.json': [] }) });
  await renderPage('/blog');
  expect(await screen.findByText('Hier stehen bald die ersten Beiträge.')).toBeInTheDocument();
});
