import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loginDialogStore } from '#domain/session/login-dialog.ts';
import { leaveCheckout, session } from '#testing/at-checkout.ts';
import {
  alert,
  allOptions,
  aShop,
  atPrescription,
  bySignedPdf,
  consent,
  email,
  fileInput,
  healthDataGiven,
  hints,
  orderButton,
  placed,
  pressOrder,
  readyToOrder,
  terms,
  withCheckoutDone,
} from '#testing/at-prescription.ts';
import { fakeFormTarget } from '#testing/fake-form-target.ts';
import { refuse } from '#testing/fake-server.ts';
import { readCheckoutChoice } from './kept-order.ts';

afterEach(leaveCheckout);

describe('an order that is refused loses nothing', () => {
  test('a limit that does not say what is possible is told in one sentence', async () => {
    withCheckoutDone();
    aShop({ reserveCart: refuse('ProductLimitReached', { lines: [] }) });
    fakeFormTarget();
    const { user } = await readyToOrder();
    await user.click(await orderButton());
    expect(await alert()).toHaveTextContent('mehr, als wir für eine Person zurücklegen können');
  });

  test('a file that is not there is asked for again, everything else stays', async () => {
    withCheckoutDone();
    const received = aShop({ reserveCart: refuse('PrescriptionNotFound') });
    fakeFormTarget();
    const { user } = await readyToOrder();
    await pressOrder(user);
    expect(await screen.findByText(/^Ihre Rezeptdatei ist nicht bei uns angekommen/)).toBeVisible();
    expect(fileInput()).toHaveFocus();
    expect(hints()).toEqual(['Bitte laden Sie eine Rezeptdatei hoch']);
    expect(readCheckoutChoice()?.shipping?.street).toBe('Domstraße 8');
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByText(/^Hochgeladen, \d/);
    expect(await orderButton()).toBeEnabled();
    expect(received.requestPrescriptionUpload).toHaveLength(2);
  });

  test('a delivery that does not go with the format is told before the order', async () => {
    withCheckoutDone({ id: 'courier', type: 'courier' });
    aShop({
      listShippingOptions: ({ query }) =>
        query.prescriptionFormat === 'digital'
          ? allOptions.map((option) =>
              option.type === 'courier' ? { ...option, available: false, reason: 'Nicht mit diesem Rezept.' } : option,
            )
          : allOptions,
    });
    const { user } = await atPrescription();
    expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
    await user.click(bySignedPdf());
    await consent(user);
    expect(await alert()).toHaveTextContent('Nicht mit diesem Rezept.');
    expect(await orderButton()).toBeDisabled();
    expect(hints()).toEqual(['Bitte wählen Sie eine andere Versandart']);
    await user.click(screen.getByRole('button', { name: /^Standardversand, 4,90/ }));
    await waitFor(async () => expect(await orderButton()).toBeEnabled());
    expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a session that is over: one signs in above the page, and orders with one click', async () => {
    withCheckoutDone();
    let isSignedIn = true;
    let isOver = true;
    const received = aShop({
      readSession: () => (isSignedIn ? session() : null),
      readLegacySession: refuse('Unauthorized'),
      reserveCart: () => {
        if (!isOver) return placed;
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
    const { user, router } = await readyToOrder();
    await pressOrder(user);
    await waitFor(() => expect(loginDialogStore.read()).toBe(true));
    const dialog = await screen.findByRole('dialog', { name: /^Anmelden/ });
    await user.type(within(dialog).getByLabelText('E-Mail-Adresse'), `${email}{Enter}`);
    await user.type(await screen.findByLabelText('Ziffer 1 von 6'), '1');
    await user.keyboard('23456');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    expect(screen.getByText('rezept.jpg')).toBeVisible();
    expect(terms()).toBeChecked();
    expect(await healthDataGiven()).toBeVisible();
    await waitFor(async () => expect(await orderButton()).toBeEnabled());
    await pressOrder(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
    expect(received.reserveCart).toHaveLength(2);
  });
});
