import { readFileSync } from 'node:fs';
import { euLogo } from '@shop/contract/eu-logo';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { leaveCheckout, shop } from '#testing/at-checkout.ts';
import { withCheckoutDone } from '#testing/at-prescription.ts';
import { aProduct, aProductDetail } from '#testing/factories.ts';
import { neverAnswers } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

afterEach(leaveCheckout);

const euLogoRegisterUrl = 'https://register.example/4711';
const footer = () => within(screen.getByRole('contentinfo'));
const withMedicines = ['/shop', '/product/kaeppele-25-1', '/cart', '/checkout', '/checkout/versand', '/prescription'];

function aShop() {
  withCheckoutDone();
  shop({
    listProducts: () => ({ items: [aProduct()], page: 1, pageSize: 200, total: 1 }),
    readProduct: () => aProductDetail(),
    findShopByDomain: neverAnswers,
  });
}

describe.each(withMedicines)('%s, where medicines are offered', (address) => {
  test("shows the EU logo with a link to the pharmacy's register entry", async () => {
    aShop();
    await renderPage(address, { config: { euLogoRegisterUrl } });
    const link = await footer().findByRole('link', {
      name: `EU-Versandlogo: ${euLogo.sentence} (öffnet in neuem Tab)`,
    });
    expect(link).toHaveAttribute('href', euLogoRegisterUrl);
    expect(within(link).getByRole('img')).toHaveAttribute('src', '/eu-logo-de.svg');
    expect(within(link).getByRole('img')).toHaveAttribute('lang', 'de');
    expect(footer().queryByText(/Registereintrag fehlt/)).not.toBeInTheDocument();
  });

  test('says what is missing where there is no entry, and shows no logo', async () => {
    aShop();
    await renderPage(address);
    expect(await footer().findByText('EU-Versandlogo: Registereintrag fehlt.')).toBeVisible();
    expect(document.querySelector(`img[src="${euLogo.path}"]`)).toBeNull();
  });
});

test('its sentence stays German for English readers', async () => {
  aShop();
  await renderPage('/cart', { locale: 'en', config: { euLogoRegisterUrl } });
  const link = await footer().findByRole('link', { name: /^EU common logo: / });
  expect(within(link).getByRole('img', { name: euLogo.sentence })).toBeVisible();
});

test('pages without medicines have neither logo nor placeholder', async () => {
  const { router } = await renderPage('/faq', { config: { euLogoRegisterUrl } });
  for (const address of [routes.Home, routes.Contact, routes.Imprint, '/nowhere']) {
    await router.navigate(address);
    await waitFor(() => expect(router.state.location.pathname).toBe(address));
    expect(footer().queryByRole('link', { name: /EU-Versandlogo/ })).not.toBeInTheDocument();
  }
});

describe('the file of the logo', () => {
  const file = `${import.meta.dirname}/../../../public${euLogo.path}`;
  const drawn = new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'image/svg+xml');

  test('carries the sentence, the German flag in black, red and gold, and nothing from elsewhere', () => {
    const words = [...drawn.querySelectorAll('text')].map(({ textContent }) => textContent).join(' ');
    expect(words).toBe(euLogo.sentence);
    const fills = [...drawn.querySelectorAll('path')].slice(1).map((stripe) => stripe.getAttribute('fill') ?? '#000');
    expect(fills).toEqual(['#000', '#d00', '#ffce00']);
    expect(drawn.documentElement.outerHTML.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|<script|href/,
    );
  });

  test('has the size that its place is kept for', () => {
    expect(drawn.documentElement.getAttribute('viewBox')).toBe(`0 0 ${euLogo.width} ${euLogo.height}`);
  });
});
