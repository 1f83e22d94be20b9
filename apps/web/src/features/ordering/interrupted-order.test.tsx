import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loginDialogStore } from '#domain/session/login-dialog.ts';
import { leaveCheckout, session } from '#testing/at-checkout.ts';
import * as at from '#testing/at-prescription.ts';
import { fakeFormTarget } from '#testing/fake-form-target.ts';
import { refuse } from '#testing/fake-server.ts';
import { readCheckoutChoice } from './kept-order.ts';

afterEach(leaveCheckout);

describe('an order that is refused loses nothing', () => {
  test('a limit that does not say what is possible is told in one sentence', async () => {
    at.withCheckoutDone();
    at.aShop({ reserveCart: refuse('ProductLimitReached', { lines: [] }) });
    fakeFormTarget();
    const { user } = await at.readyToOrder();
    await user.click(await at.orderButton());
    expect(await at.alert()).toHaveTextContent('mehr, als wir für eine Person reservieren können');
  });

  test('a file that is not there is asked for again, everything else stays', async () => {
    at.withCheckoutDone();
    const received = at.aShop({ reserveCart: refuse('PrescriptionNotFound') });
    fakeFormTarget();
    const { user } = await at.readyToOrder();
    await at.pressOrder(user);
    expect(await screen.findByText(/^Ihre Rezeptdatei ist nicht bei uns angekommen/)).toBeVisible();
    expect(at.fileInput()).toHaveFocus();
    expect(at.hints()).toEqual(['Bitte laden Sie eine Rezeptdatei hoch']);
    expect(readCheckoutChoice()?.shipping?.street).toBe('Domstraße 8');
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByText(/^Hochgeladen, \d/);
    expect(await at.orderButton()).toBeEnabled();
    expect(received.requestPrescriptionUpload).toHaveLength(2);
  });

  test('a delivery that does not go with the format is told before the order', async () => {
    at.withCheckoutDone({ id: 'courier', type: 'courier' });
    at.aShop({
      listShippingOptions: ({ query }) =>
        query.prescriptionFormat === 'digital'
          ? at.allOptions.map((option) =>
              option.type === 'courier' ? { ...option, available: false, reason: 'Nicht mit diesem Rezept.' } : option,
            )
          : at.allOptions,
    });
    const { user } = await at.atPrescription();
    expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
    await user.click(at.bySignedPdf());
    await at.consent(user);
    expect(await at.alert()).toHaveTextContent('Nicht mit diesem Rezept.');
    expect(await at.orderButton()).toBeDisabled();
    expect(at.hints()).toEqual(['Bitte wählen Sie eine andere Versandart']);
    await user.click(screen.getByRole('button', { name: /^Standardversand, 4,90/ }));
    await waitFor(async () => expect(await at.orderButton()).toBeEnabled());
    expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a session that is over: one signs in above the page, and orders with one click', async () => {
    at.withCheckoutDone();
    let isSignedIn = true;
    let isOver = true;
    const received = at.aShop({
      readSession: () => (isSignedIn ? session() : null),
      readLegacySession: refuse('Unauthorized'),
      reserveCart: () => {
        if (!isOver) return at.placed;
        isSignedIn = false;
        return refuse('Unauthorized')();
      },
      sendSignInCode: () => ({ success: true, isDelayed: false }),
      signInWithCode: () => {
        isSignedIn = true;
        isOver = false;
        return { user: session().user };
      },
    });
    fakeFormTarget();
    const { user, router } = await at.readyToOrder();
    await at.pressOrder(user);
    await waitFor(() => expect(loginDialogStore.read()).toBe(true));
    const dialog = await screen.findByRole('dialog', { name: /^Anmelden/ });
    await user.type(within(dialog).getByLabelText('E-Mail-Adresse'), `${at.email}{Enter}`);
    await user.type(await screen.findByLabelText('Ziffer 1 von 6'), '1');
    await user.keyboard('23456');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    expect(screen.getByText('rezept.jpg')).toBeVisible();
    expect(at.terms()).toBeChecked();
    expect(await at.healthDataGiven()).toBeVisible();
    await waitFor(async () => expect(await at.orderButton()).toBeEnabled());
    await at.pressOrder(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
    expect(received.reserveCart).toHaveLength(2);
  });
});
