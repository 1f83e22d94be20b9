import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as at from '#testing/at-checkout.ts';
import { aCart, aCartLine } from '#testing/factories.ts';
import { type FakeAnswers, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';
import { keepCheckoutChoice, readCheckoutChoice } from '../kept-order.ts';

afterEach(at.leaveCheckout);

describe('[CO-04] the shipping options', () => {
  test('have their names, prices and lines; standard is chosen; what costs nothing is Kostenlos', async () => {
    at.shop();
    await at.atCheckout();
    const radios = screen.getAllByRole('radio');
    expect(radios.map((one) => one.getAttribute('aria-labelledby')?.split(' ').map(textOfId).join(' '))).toEqual([
      'Selbstabholung Kostenlos',
      'Botendienst 6,90 €',
      'Standardversand 5,90 €',
    ]);
    expect(radios[0]).toHaveAccessibleDescription(
      /^Mainblüte Apotheke, Uferstraße 12, 97070 Würzburg.*Abholzeiten: Montag bis Freitag 9 bis 18 Uhr/,
    );
    expect(await at.radio(/^Standardversand/)).toBeChecked();
  });

  test('that are not available cannot be chosen and say why', async () => {
    at.shop({
      listShippingOptions: () => [
        at.pickup,
        { ...at.courier, available: false, reason: 'Zu weit für den Boten.' },
        at.standard,
      ],
    });
    const { user } = await at.atCheckout();
    const closed = await at.radio(/^Botendienst/);
    expect(closed).toBeDisabled();
    expect(closed).toHaveAccessibleDescription('Zu weit für den Boten.');
    await user.click(closed);
    expect(closed).not.toBeChecked();
    expect(await at.radio(/^Standardversand/)).toBeChecked();
  });

  test('without standard nothing is chosen silently: the reason and the others are said', async () => {
    at.shop({
      listShippingOptions: () => [
        at.pickup,
        at.courier,
        { ...at.standard, available: false, reason: 'Blüten dürfen nicht versendet werden.' },
      ],
    });
    const { user } = await at.atCheckout();
    const alert = within(at.card(/^Versandart$/)).getByRole('alert');
    expect(at.plain(alert)).toContain('Standardversand ist nicht möglich. Blüten dürfen nicht versendet werden.');
    expect(at.plain(alert)).toContain('Bitte wählen Sie eine andere Versandart: Selbstabholung, Botendienst.');
    expect(screen.getAllByRole('radio').filter((one) => (one as HTMLInputElement).checked)).toEqual([]);
    expect(at.sumOf(/^Versand$/)).toBe('Versandnoch nicht gewählt');
    await user.click(at.sameAsBilling());
    expect(at.next()).toHaveAttribute('aria-disabled', 'true');
    await user.click(await at.radio(/^Botendienst/));
    await waitFor(() => expect(within(at.card(/^Versandart$/)).queryByRole('alert')).not.toBeInTheDocument());
    expect(at.next()).not.toHaveAttribute('aria-disabled');
  });

  function textOfId(id: string) {
    return at.plain(document.getElementById(id));
  }
});

describe('[CO-05] the rates', () => {
  test('are asked for with everything the shop knows, by the billing address until there is another', async () => {
    const received = at.shop();
    const { user } = await at.atCheckout();
    const whole = {
      pharmacyId: 'demo-pharmacy',
      itemsTotalCent: '10490',
      street: 'Sanderglacis',
      houseNumber: '14',
      postalCode: '97072',
      city: 'Würzburg',
      country: 'DE',
      patientId: 'u1',
      patientEmail: 'clara@post.example',
      patientPhone: '+499311234567',
    };
    expect(at.lastQuery(received.listShippingOptions)).toEqual(whole);
    expect(received.listShippingOptions).toHaveLength(1);

    await at.giveAddress(user, {
      name: 'Ute Vogelsang',
      street: 'Domstraße 8',
      postalCode: '97318',
      city: 'Kitzingen',
    });
    await waitFor(() => expect(received.listShippingOptions).toHaveLength(2));
    expect(at.lastQuery(received.listShippingOptions)).toEqual({
      ...whole,
      street: 'Domstraße',
      houseNumber: '8',
      postalCode: '97318',
      city: 'Kitzingen',
    });

    // The pickups are those of the billing address, which has been asked for already.
    await user.click(await at.radio(/^Selbstabholung/));
    await waitFor(() => expect(at.sumOf(/^Selbstabholung$/)).toContain('Kostenlos'));
    expect(received.listShippingOptions).toHaveLength(2);
  });

  test('of a pickup are those of the billing address, of everything else those of the shipping address', async () => {
    keepCheckoutChoice({
      billing: at.local,
      shipping: { ...at.local, postalCode: '10115', city: 'Berlin' },
      option: { id: at.pickup.id, type: 'selfPickUp' },
    });
    const received = at.shop({
      listShippingOptions: ({ query }) =>
        query.city === 'Würzburg'
          ? at.options
          : [
              { ...at.pickup, available: false, reason: 'Nicht in Berlin.' },
              { ...at.courier, available: false, reason: 'Zu weit.' },
              { ...at.standard, priceCent: 790 },
            ],
    });
    await at.atCheckout();
    expect(received.listShippingOptions?.map(({ query }) => query.postalCode).sort()).toEqual(['10115', '97072']);
    expect(await at.radio(/^Selbstabholung Kostenlos$/)).toBeChecked();
    expect(await at.radio(/^Botendienst/)).toBeDisabled();
    expect(await at.radio(/^Standardversand 7,90/)).toBeEnabled();
  });

  test('are asked for anew when the cart changes', async () => {
    let cart = aCart();
    const received = at.shop({ readCart: () => cart });
    await at.atCheckout();
    cart = aCart([aCartLine({ quantity: 20 })], 2);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart:changed', newValue: '1' }));
    });
    await waitFor(() => expect(at.lastQuery(received.listShippingOptions)?.itemsTotalCent).toBe('20980'));
  });

  test('that cannot be read count as 0, are said to be open and logged without the address; the way on stays open', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    let answer: FakeAnswers['listShippingOptions'] = refuse('Internal');
    at.shop({ listShippingOptions: (request) => (answer as NonNullable<typeof answer>)(request) });
    const { user, router } = await renderPage('/checkout');
    expect(await screen.findByText('Wir konnten die Versandkosten nicht ermitteln.')).toBeVisible();
    expect(at.sumOf(/^Standardversand$/)).toBe('Standardversandwird noch ermittelt');
    expect(at.sumOf(/^Gesamt ohne Versand$/)).toBe('Gesamt ohne Versand104,90 €');
    expect(within(at.summary()).getByText(/^Wir ermitteln noch die Versandkosten/)).toBeVisible();
    expect(at.summary()).not.toHaveTextContent('Kostenlos');
    expect(warned).toHaveBeenCalledExactlyOnceWith('[shop] The shipping rates could not be read.', 'Internal');

    answer = () => at.options;
    await user.click(at.open(/^Erneut versuchen$/));
    await waitFor(() => expect(at.sumOf(/^Standardversand$/)).toBe('Standardversand5,90 €'));
    expect(screen.queryByText('Wir konnten die Versandkosten nicht ermitteln.')).not.toBeInTheDocument();

    answer = refuse('Internal');
    await at.giveAddress(user, {
      name: 'Ute Vogelsang',
      street: 'Domstraße 8',
      postalCode: '97318',
      city: 'Kitzingen',
    });
    expect(await screen.findByText('Wir konnten die Versandkosten nicht ermitteln.')).toBeVisible();
    await user.click(at.next());
    await waitFor(() => expect(router.state.location.pathname).toBe('/prescription'));
    expect(readCheckoutChoice()?.option).toEqual({ id: 'standard', type: 'standard' });
  });

  test('need a pharmacy: without its id nobody is asked', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const received = at.shop();
    await renderPage('/checkout', { config: { pharmacyId: '' } });
    expect(await screen.findByText('Wir konnten die Versandkosten nicht ermitteln.')).toBeVisible();
    expect(received.listShippingOptions).toBeUndefined();
    expect(warned).toHaveBeenCalledOnce();
  });

  test('of before are no price: until the new ones are there it is being determined; the way on does not wait', async () => {
    let answer: FakeAnswers['listShippingOptions'] = () => at.options;
    at.shop({ listShippingOptions: (request) => (answer as NonNullable<typeof answer>)(request) });
    const { user, router } = await at.atCheckout();
    answer = neverAnswers;
    await at.giveAddress(user, {
      name: 'Ute Vogelsang',
      street: 'Domstraße 8',
      postalCode: '97318',
      city: 'Kitzingen',
    });
    expect(at.sumOf(/^Standardversand$/)).toBe('Standardversandwird noch ermittelt');
    expect(at.next()).not.toHaveAttribute('aria-busy');
    await user.click(at.next());
    await waitFor(() => expect(router.state.location.pathname).toBe('/prescription'));
    // There the order button waits for it.
    expect(await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeDisabled();
    expect(screen.getByText(/^Wir ermitteln noch die Versandkosten\. Bestellen können Sie/)).toHaveRole('status');
  });
});
