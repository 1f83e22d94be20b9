import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { describe, expect, test, vi } from 'vitest';
import type { ItemToAdd } from '#domain/cart/add-to-cart.ts';
import { ApiError } from '#lib/api-error.ts';
import { allMessages } from '#testing/all-messages.ts';
import { aProductDetail } from '#testing/factories.ts';
import { patience } from '#testing/patience.ts';
import { type Product, readProduct } from '../read-product.ts';
import { PurchaseForm } from './product-purchase.tsx';

const german = await allMessages('de');

type Detail = Parameters<typeof aProductDetail>[0];
type OnAdd = (item: ItemToAdd) => Promise<void>;

interface Circumstances {
  onAdd?: OnAdd;
  showStock?: boolean;
  quantityInCart?: number | null;
}

function renderPurchase(differences: Detail = {}, circumstances: Circumstances = {}) {
  const { onAdd = () => Promise.resolve(), showStock = true, quantityInCart = null } = circumstances;
  const product = readProduct(aProductDetail(differences)) as Product;
  const purchase = (inCart: number | null) => (
    <IntlProvider locale="de" messages={german} timeZone="Europe/Berlin">
      <PurchaseForm product={product} showStock={showStock} quantityInCart={inCart} onAdd={onAdd} />
    </IntlProvider>
  );
  const { rerender } = render(purchase(quantityInCart));
  return Object.assign(userEvent.setup(), { cartHas: (quantity: number | null) => rerender(purchase(quantity)) });
}

const field = () => screen.getByRole('spinbutton');
const add = () => screen.getByRole('button', { name: /^In den Warenkorb/ });
const button = (name: string) => screen.getByRole('button', { name });
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');

describe('[PD-07] the amount', () => {
  test('begins at the minimum; minus sets it to nothing, plus brings it back, and the total follows', async () => {
    const user = renderPurchase();
    expect(field()).toHaveValue('5');
    expect(plain(add())).toBe('In den Warenkorb52,45 €');

    await user.click(button('5 g mehr'));
    expect(plain(add())).toBe('In den Warenkorb104,90 €');
    await user.click(button('5 g weniger'));
    await user.click(button('5 g weniger'));
    expect(field()).toHaveValue('0');
    expect(add()).toBeDisabled();
    expect(add()).toHaveAccessibleDescription('Bitte wählen Sie eine Menge.');

    await user.click(button('5 g mehr'));
    expect(field()).toHaveValue('5');
    expect(add()).toBeEnabled();
  });

  test('an amount that cannot be ordered is told, with what was made of it, until another one is chosen', async () => {
    const user = renderPurchase();
    await user.clear(field());
    await user.type(field(), '7{Enter}');
    expect(field()).toHaveValue('5');
    const told = screen.getByText(/lassen sich nicht bestellen/);
    expect(plain(told)).toBe('7 g lassen sich nicht bestellen. Wir haben daraus 5 g gemacht.');
    expect(told).toHaveAttribute('role', 'status');
    await user.click(button('5 g mehr'));
    expect(told).toBeEmptyDOMElement();
  });

  test('the buttons say what they really do', () => {
    renderPurchase({ minOrderQuantity: 10, quantityIncrement: 5, stock: 12 });
    expect(button('10 g weniger')).toBeVisible();
    expect(button('5 g mehr')).toHaveAttribute('aria-disabled', 'true');
    expect(
      screen.getByText(/^Sie können ab 10 g in Schritten von 5 g bestellen\. Mehr haben wir zurzeit nicht am Lager\./),
    ).toBe(screen.getByText(/Versandkosten berechnen wir im nächsten Schritt\./));
  });

  test('can be typed: it is rounded, bounded by the stock, and nothing is lost meanwhile', async () => {
    const user = renderPurchase({ stock: 43 });
    await user.clear(field());
    await user.type(field(), '12');
    expect(field()).toHaveValue('12');
    expect(plain(add())).toBe('In den Warenkorb104,90 €');
    await user.tab();
    expect(field()).toHaveValue('10');
    await user.clear(field());
    await user.type(field(), '500');
    await user.tab();
    expect(field()).toHaveValue('40');
  });

  test('tells its unit and its total to a screen reader', () => {
    renderPurchase({
      unit: 'milliliter',
      type: 'extract',
      quantityIncrement: 25,
      minOrderQuantity: 25,
      priceCent: 549,
    });
    expect(screen.getByRole('spinbutton', { name: 'Menge in Millilitern' })).toHaveAttribute(
      'aria-valuetext',
      '25\u00a0ml, 137,25\u00a0€',
    );
    expect(field()).toHaveAccessibleDescription(/^Sie können in Schritten von 25\sml bestellen\./);
  });

  test('of packs is counted in packs', () => {
    renderPurchase({ unit: 'pack', quantityIncrement: 1, minOrderQuantity: 1 });
    expect(button('1 Packung mehr')).toBeVisible();
    expect(screen.getByText('/ Packung inkl. MwSt.')).toBeVisible();
  });
});

describe('adding', () => {
  test('hands over the item and the amount; while it is under way the button waits', async () => {
    let finish = () => {};
    const onAdd = vi.fn<OnAdd>(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const user = renderPurchase({}, { onAdd });
    await user.click(button('5 g mehr'));
    await user.click(add());
    expect(onAdd).toHaveBeenCalledExactlyOnceWith({ itemId: 'reg-0144', quantity: 10 });
    expect(add()).toHaveAttribute('aria-disabled', 'true');
    expect(add()).toHaveAttribute('aria-busy', 'true');
    await user.click(add());
    expect(onAdd).toHaveBeenCalledOnce();

    finish();
    await vi.waitFor(() => expect(add()).not.toHaveAttribute('aria-busy'), patience);
    expect(add()).toHaveFocus();
  });

  test('that fails says why and can be tried again', async () => {
    const refusal = new ApiError({ id: 'InsufficientStock', status: 409, message: 'x', data: { available: 3 } });
    const onAdd = vi.fn<OnAdd>().mockRejectedValueOnce(refusal).mockResolvedValue(undefined);
    const user = renderPurchase({}, { onAdd });
    await user.click(add());
    expect(await screen.findByText('Davon haben wir nur noch 3 Einheiten.')).toBe(screen.getByRole('alert'));
    await user.click(add());
    await vi.waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement(), patience);
  });

  test('that fails for an unknown reason says so too', async () => {
    const user = renderPurchase({}, { onAdd: () => Promise.reject(new Error('boom')) });
    await user.click(add());
    expect(await screen.findByText('Fehler beim Hinzufügen zum Warenkorb')).toBe(screen.getByRole('alert'));
  });

  test.each([
    ['a sold-out product', { available: false, stock: 0 }, 'Dieses Produkt ist zurzeit nicht lieferbar.'],
    ['no price', { priceCent: null }, 'Für dieses Produkt haben wir zurzeit keinen Preis. Bitte fragen Sie uns.'],
  ])('is not possible with %s, and the reason is given', (_case, differences, reason) => {
    renderPurchase(differences);
    expect(add()).toBeDisabled();
    expect(add()).toHaveAccessibleDescription(reason);
  });
});

describe('[PD-06] a product that is in the cart', () => {
  const update = () => screen.getByRole('button', { name: /^Menge aktualisieren/ });

  test('begins with the quantity of the cart, and the button updates it', async () => {
    const onAdd = vi.fn<OnAdd>(() => Promise.resolve());
    const user = renderPurchase({}, { onAdd, quantityInCart: 15 });
    expect(field()).toHaveValue('15');
    expect(plain(update())).toBe('Menge aktualisieren157,35 €');
    await user.click(button('5 g mehr'));
    await user.click(update());
    expect(onAdd).toHaveBeenCalledExactlyOnceWith({ itemId: 'reg-0144', quantity: 20 });
  });

  test('the amount follows the cart until the person chooses one', async () => {
    const user = renderPurchase();
    expect(add()).toBeVisible();
    user.cartHas(15);
    expect(field()).toHaveValue('15');
    await user.click(button('5 g mehr'));
    user.cartHas(30);
    expect(field()).toHaveValue('20');
    await user.click(update());
    expect(field()).toHaveValue('30');
    user.cartHas(null);
    expect(add()).toBeVisible();
    expect(field()).toHaveValue('5');
  });
});

describe('[PD-03] price and availability', () => {
  test('per unit, with tax, as a word and as a number', () => {
    renderPurchase();
    expect(plain(screen.getByText(/^10,49/))).toBe('10,49 € / g inkl. MwSt.');
    expect(plain(screen.getByText(/^lieferbar/))).toBe('lieferbar40 g am Lager');
  });

  test('the number stays away where the shop does not show it', () => {
    renderPurchase({}, { showStock: false });
    expect(screen.getByText('lieferbar')).toBeVisible();
    expect(screen.queryByText(/am Lager/)).not.toBeInTheDocument();
  });

  test('a sold-out product shows the word alone, and takes no amount', () => {
    renderPurchase({ available: false, stock: 3 });
    expect(screen.getByText('nicht lieferbar')).toBeVisible();
    expect(screen.queryByText(/am Lager/)).not.toBeInTheDocument();
    expect(field()).toBeDisabled();
    expect(field()).toHaveValue('0');
  });

  test('a missing price is a dash, without a unit', () => {
    renderPurchase({ priceCent: null });
    expect(screen.getByText(/^–/)).toHaveTextContent('– keine Angabe');
    expect(screen.queryByText(/inkl\. MwSt/)).not.toBeInTheDocument();
  });
});
