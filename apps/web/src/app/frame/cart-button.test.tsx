import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCart, aCartLine } from '#testing/factories.ts';
import { fakeServer, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aCartLine({ productId: `6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c${String(index).padStart(2, '0')}` }),
  );

const cartButton = () => screen.findByRole('button', { name: /^Warenkorb/ });

describe('the cart button', () => {
  it.each([
    [0, 'Warenkorb', ''],
    [1, 'Warenkorb, 1 Position', '1'],
    [9, 'Warenkorb, 9 Positionen', '9'],
    [10, 'Warenkorb, 10 Positionen', '9+'],
  ])('[FR-05] with %s lines is called "%s" and shows "%s"', async (count, name, badge) => {
    fakeServer({ readCart: () => aCart(lines(count)) });
    await renderPage('/faq');
    const button = await screen.findByRole('button', { name });
    expect(button).toHaveTextContent(new RegExp(`^${badge.replace('+', '\\+')}$`));
  });

  it('[FR-05] does not count a line without a quantity', async () => {
    fakeServer({
      readCart: () =>
        aCart([...lines(1), aCartLine({ quantity: 0, productId: '6f0f6f4e-8d53-4c52-9a3b-000000000000' })]),
    });
    await renderPage('/faq');
    expect(await screen.findByRole('button', { name: 'Warenkorb, 1 Position' })).toHaveTextContent(/^1$/);
  });

  it('counts nothing while the cart cannot be read', async () => {
    fakeServer({ readCart: refuse('Unavailable') });
    await renderPage('/faq');
    expect(await cartButton()).toHaveAccessibleName('Warenkorb');
  });

  it('[FR-11] opens the cart panel', async () => {
    fakeServer({ readCart: () => aCart() });
    const { user } = await renderPage('/faq');
    const button = await cartButton();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    // The panel is a chunk of its own, and a busy machine loads it slowly.
    expect(await screen.findByRole('dialog', { name: 'Warenkorb' })).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});
