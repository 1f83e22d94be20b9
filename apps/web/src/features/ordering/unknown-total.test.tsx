import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { atCheckout, leaveCheckout, next, plain, summary } from '#testing/at-checkout.ts';
import * as at from '#testing/at-prescription.ts';
import { type FakeAnswers, neverAnswers, refuse } from '#testing/fake-server.ts';

afterEach(leaveCheckout);

describe('no order without a known total', () => {
  const waiting = /^Wir ermitteln noch die Versandkosten\. Bestellen können Sie/;
  const unread = /^Wir konnten die Versandkosten nicht ermitteln\. Solange der Gesamtbetrag nicht feststeht/;

  test('while the rates are on their way the button waits, and says so', async () => {
    at.withCheckoutDone();
    let answer: (options: typeof at.allOptions) => void = () => {};
    const answered = new Promise<typeof at.allOptions>((resolve) => {
      answer = resolve;
    });
    const received = at.aShop({ listShippingOptions: () => answered });
    const { user } = await at.atPrescription();
    await user.click(at.telemedicine());
    await at.consent(user);
    expect(await at.orderButton()).toBeDisabled();
    expect(await at.orderButton()).toHaveAccessibleDescription(waiting);
    expect(screen.getByText(waiting)).toHaveRole('status');
    expect(plain(summary())).toContain('Gesamt ohne Versand104,90 €');
    await user.click(await at.orderButton());

    answer(at.allOptions);
    await waitFor(async () => expect(await at.orderButton()).toBeEnabled());
    expect(screen.queryByText(waiting)).not.toBeInTheDocument();
    expect(received.reserveCart).toBeUndefined();
    await user.click(await at.orderButton());
    await waitFor(() => expect(received.reserveCart).toHaveLength(1));
    expect(received.reserveCart?.[0]?.body).toMatchObject({ expectedTotalCent: 10980 });
  });

  test('rates that cannot be read are said and asked for again; then one orders at the total shown', async () => {
    at.withCheckoutDone();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    let answer: NonNullable<FakeAnswers['listShippingOptions']> = refuse('Internal');
    const received = at.aShop({ listShippingOptions: (request) => answer(request) });
    const { user } = await at.atPrescription();
    await user.click(at.telemedicine());
    await at.consent(user);
    expect(await screen.findByText(unread)).toHaveRole('status');
    expect(plain(summary())).not.toContain('Kostenlos');
    expect(await at.orderButton()).toBeDisabled();
    expect(await at.orderButton()).toHaveAccessibleDescription(unread);

    answer = () => at.allOptions;
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    const known = await screen.findByText(/^Der Gesamtbetrag steht jetzt fest: 109,80.€\.$/);
    expect(known).toHaveFocus();
    await user.click(await at.orderButton());
    await waitFor(() => expect(received.reserveCart).toHaveLength(1));
    expect(received.reserveCart?.[0]?.body).toMatchObject({ expectedTotalCent: 10980 });
  });

  test('the price of another way to hand in the prescription is no price for this one', async () => {
    at.withCheckoutDone();
    const received = at.aShop({
      listShippingOptions: (request) =>
        request.query.prescriptionFormat === 'physical' ? at.allOptions : neverAnswers(),
    });
    const { user } = await at.atPrescription();
    await waitFor(() => expect(plain(summary())).toContain('Gesamt109,80 €'));
    await user.click(at.telemedicine());
    await at.consent(user);
    expect(await at.orderButton()).toHaveAccessibleDescription(waiting);
    await user.click(await at.orderButton());
    expect(received.reserveCart).toBeUndefined();
  });

  test.each([
    ['standard', 'Gesamt109,80 €'],
    ['selfPickUp', 'Apotheke'],
  ] as const)('%s: while the rates are asked anew the summary stays as it was', async (type, said) => {
    at.withCheckoutDone({ id: at.allOptions.find((option) => option.type === type)?.id ?? '', type });
    const received = at.aShop({
      listShippingOptions: (request) =>
        request.query.prescriptionFormat === 'physical' ? at.allOptions : neverAnswers(),
    });
    const { user } = await at.atPrescription();
    await waitFor(() => expect(plain(summary())).toContain(said));
    const factsAndSums = () => plain(summary()).split('Ich akzeptiere')[0];
    const before = factsAndSums();
    await user.click(at.telemedicine());
    await waitFor(() =>
      expect(received.listShippingOptions?.at(-1)?.query).not.toMatchObject({ prescriptionFormat: 'physical' }),
    );
    expect(await at.orderButton()).toHaveAccessibleDescription(waiting);
    expect(factsAndSums()).toBe(before);
  });

  test('from the checkout its answer stays in sight until the one for the format is there', async () => {
    at.withCheckoutDone();
    at.aShop({
      listDeliveryAddresses: () => ({ items: [] }),
      listShippingOptions: (request) => (request.query.prescriptionFormat ? neverAnswers() : at.allOptions),
    });
    const { user } = await atCheckout();
    await waitFor(() => expect(plain(summary())).toContain('Gesamt109,80 €'));
    await user.click(next());
    expect(await at.orderButton()).toHaveAccessibleDescription(waiting);
    expect(plain(summary())).toContain('Gesamt109,80 €');
  });

  test('a delivery that is no longer offered is replaced with one click', async () => {
    at.withCheckoutDone({ id: 'pickup-closed', type: 'selfPickUp' });
    const received = at.aShop({ listShippingOptions: () => at.allOptions.filter(({ type }) => type !== 'selfPickUp') });
    const { user } = await at.atPrescription();
    await user.click(at.telemedicine());
    await at.consent(user);
    expect(await at.alert()).toHaveTextContent('Die gewählte Versandart gibt es nicht mehr');
    expect(await at.orderButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /^Standardversand, 4,90/ }));
    await waitFor(async () => expect(await at.orderButton()).toBeEnabled());
    await user.click(await at.orderButton());
    await waitFor(() => expect(received.reserveCart).toHaveLength(1));
    expect(received.reserveCart?.[0]?.body).toMatchObject({ shippingOptionId: 'standard', expectedTotalCent: 10980 });
  });
});
