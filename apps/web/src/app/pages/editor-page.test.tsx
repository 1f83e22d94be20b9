import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { contentServer, files, listing, openFile, post, postText, theText } from '#testing/at-editor.ts';
import { refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

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
    expect(await screen.findByText(/Wir konnten die Dateien nicht laden/)).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: 'faq.de.md' })).toBeInTheDocument();
  });

  test('the other language is one step away', async () => {
    contentServer();
    const { user, router } = await openFile('faq/faq.de.md');
    await theText();
    await user.click(screen.getByRole('link', { name: 'EN, Englisch' }));
    await waitFor(() => expect(router.state.location.search).toBe('?path=faq%2Ffaq.en.md'));
  });

  test('only the blog area offers a new post', async () => {
    contentServer();
    await renderPage('/cms?area=faq');
    await screen.findByRole('link', { name: 'faq.de.md' });
    expect(screen.queryByRole('button', { name: 'Neuer Beitrag' })).not.toBeInTheDocument();
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
    expect(await screen.findByText('Sie haben index.md gelöscht.')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?path=blog%2Fblog_de%2Flagerung');
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect((await theText()).value).toBe(postText.slice(postText.indexOf('## ')));
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
