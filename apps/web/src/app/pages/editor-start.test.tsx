import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentServer, listing } from '#testing/at-editor.ts';
import { refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

const change = {
  path: 'agb/agb.de.md',
  title: 'Allgemeine Geschäftsbedingungen',
  author: 'J. Kern',
  savedAt: '2026-11-15T13:29:00.000Z',
};

test('the first page shows areas, what changed last, drafts and hints, and each leads on', async () => {
  contentServer({
    listEditorChanges: () => ({ items: [change] }),
    listEditorFiles: ({ query: { dir = '' } }) => {
      if (dir === 'blog/blog_en') return { items: [] };
      const draft = { name: 'neu', type: 'dir' as const, title: 'Neues', isDraft: true };
      const shown = { name: 'lagerung', type: 'dir' as const, title: 'Lagerung', isDraft: false };
      return { items: dir === 'blog/blog_de' ? [draft, shown] : listing(dir) };
    },
  });
  const { user, router } = await renderPage('/cms');
  const areas = within(await screen.findByRole('navigation', { name: 'Bereiche' }));
  expect(areas.getAllByRole('link')).toHaveLength(5);
  expect(areas.getByRole('link', { name: /^Rechtstexte/ })).toHaveAttribute('href', '#/cms?area=legal');

  const recent = within(screen.getByRole('region', { name: 'Zuletzt geändert' }));
  expect(await recent.findByText(/^J\. Kern, 15\. November 2026 um 14:29/)).toBeInTheDocument();
  const drafts = within(screen.getByRole('region', { name: 'Entwürfe' }));
  expect(await drafts.findByRole('link', { name: 'Neues' })).toBeInTheDocument();
  const hints = within(screen.getByRole('region', { name: 'Hinweise' }));
  expect(await hints.findByText('Fehlt auf Englisch')).toBeInTheDocument();

  await user.click(recent.getByRole('link', { name: 'Allgemeine Geschäftsbedingungen' }));
  expect(router.state.location.search).toBe('?path=agb%2Fagb.de.md');
  expect(screen.queryByRole('navigation', { name: 'Bereiche' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /Startseite der Redaktion/ }));
  expect(await screen.findByRole('navigation', { name: 'Bereiche' })).toBeInTheDocument();
});

test('says so when what changed last cannot be read; the rest stays', async () => {
  contentServer({ listEditorChanges: refuse('Internal') });
  await renderPage('/cms');
  expect(await screen.findByText('Wir konnten nicht laden, was zuletzt geändert wurde.')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Bereiche' })).toBeInTheDocument();
});
