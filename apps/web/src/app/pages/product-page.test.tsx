import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { linkTo } from '#lib/routes.ts';
import { address, heading, inMain, listOf, loadingText, ready, shopWith } from '#testing/at-product.ts';
import { aProduct, aProductDetail } from '#testing/factories.ts';
import { neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

/** The next page is a chunk of its own, and a busy machine loads it slowly. */

describe('[PD-01] the states', () => {
  test("loading: 'Lade Produkt…', said and shown", async () => {
    shopWith({ readProduct: neverAnswers });
    await renderPage(address);
    expect(loadingText()).toBeVisible();
    expect(loadingText()).toHaveAttribute('role', 'status');
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    expect(heading()).toHaveTextContent('Produkt');
  });

  test('ready: the name in heading and title, and nothing is loading any more', async () => {
    const received = shopWith();
    await renderPage(address);
    await ready();
    expect(heading()).toHaveTextContent('Käppele 25/1');
    expect(heading()).toHaveAttribute('lang', 'de');
    expect(document.title).toBe('Käppele 25/1 · Mainblüte Apotheke');
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'false');
    expect(received.readProduct?.[0]?.params).toEqual({ slug: 'kaeppele-25-1' });
  });

  test("failed: 'Fehler: {message}', and a retry that works", async () => {
    let isDown = true;
    shopWith({ readProduct: () => (isDown ? refuse('Internal')() : aProductDetail()) });
    const { user } = await renderPage(address);
    expect(await inMain().findByRole('alert')).toHaveTextContent(
      'Fehler: Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
    );
    expect(loadingText()).not.toBeInTheDocument();

    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(heading()).toHaveTextContent('Käppele 25/1'));
  });

  test('an answer that is no product is a failure, not a broken page', async () => {
    shopWith({ readProduct: () => Response.json({ hello: 'world' }) });
    await renderPage(address);
    expect(await inMain().findByRole('alert')).toHaveTextContent(/^Fehler: /);
  });

  test('unknown: says that there is no such product and leads to the others', async () => {
    shopWith({ readProduct: refuse('NotFound') });
    await renderPage('/product/gibt-es-nicht');
    expect(await inMain().findByRole('alert')).toHaveTextContent(
      'Fehler: Unter dieser Adresse führen wir kein Produkt.',
    );
    expect(heading()).toHaveTextContent('Produkt nicht gefunden');
    expect(document.title).toBe('Produkt nicht gefunden · Mainblüte Apotheke');
    expect(screen.getByRole('link', { name: 'Zu den Blüten' })).toHaveAttribute('href', '#/shop?type=bud');
    expect(screen.getByRole('link', { name: 'Zu den Extrakten' })).toHaveAttribute('href', '#/shop?type=extract');
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument();
  });

  test('from the list: what the list knew is there at once, the rest follows, and the heading keeps the focus', async () => {
    let answer = (_detail: ReturnType<typeof aProductDetail>) => {};
    shopWith({
      listProducts: () => listOf(aProduct()),
      readProduct: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const { user } = await renderPage('/shop?type=bud');
    await user.click(await screen.findByRole('link', { name: 'Käppele 25/1' }));
    await screen.findByRole('spinbutton');
    expect(heading()).toHaveTextContent('Käppele 25/1');
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(loadingText()).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();

    await act(async () => answer(aProductDetail()));
    await ready();
    expect(screen.getByRole('table')).toBeVisible();
    expect(heading()).toHaveFocus();
  });
});

describe('[PD-02] the way back', () => {
  test("reads '← Zurück zu Blüten' and goes back in history", async () => {
    shopWith({ listProducts: () => listOf(aProduct()) });
    const { user, router } = await renderPage('/shop?type=bud');
    await act(() => router.navigate(linkTo('Product', { slug: 'kaeppele-25-1' })));
    await user.click(screen.getByRole('button', { name: '← Zurück zu Blüten' }));
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/shop?type=bud'));
  });

  test('leads home when there is nothing to go back to', async () => {
    shopWith();
    vi.spyOn(window.history, 'state', 'get').mockReturnValue({ idx: 0 });
    const { user, router } = await renderPage(address);
    await user.click(screen.getByRole('button', { name: '← Zurück zu Blüten' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('names the extracts for an extract', async () => {
    shopWith({ readProduct: () => aProductDetail({ type: 'extract', unit: 'milliliter' }) });
    await renderPage(address);
    expect(await screen.findByRole('button', { name: '← Zurück zu Extrakten' })).toBeVisible();
  });
});

test('a shop context that fails takes nothing from the page', async () => {
  shopWith({ findShopByDomain: refuse('Internal'), readShopContext: refuse('Internal') });
  await renderPage(address);
  expect(await screen.findByText(/^40\sg am Lager$/)).toBeVisible();
});
