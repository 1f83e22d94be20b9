import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loginDialogStore } from '#domain/session/login-dialog.ts';
import {
  atCheckout,
  billing,
  billingCard,
  giveAddress,
  kept,
  leaveCheckout,
  local,
  missing,
  next,
  open,
  personalData,
  plain,
  radio,
  sameAsBilling,
  session,
  shippingCard,
  shop,
  storedChoice,
} from '#testing/at-checkout.ts';
import { refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

afterEach(leaveCheckout);

const ute = { name: ' Ute Vogelsang ', street: ' Domstraße 8', postalCode: '97318 ', city: ' Kitzingen' };

describe('[CO-02] the shipping address', () => {
  test('is given in the dialog, trimmed, and stored with country, lat and long', async () => {
    shop();
    const { user } = await atCheckout();
    await giveAddress(user, ute);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(plain(shippingCard())).toContain('Ute VogelsangDomstraße 897318 Kitzingen');
    expect(storedChoice().shipping).toEqual({
      fullName: 'Ute Vogelsang',
      street: 'Domstraße 8',
      postalCode: '97318',
      city: 'Kitzingen',
      country: 'DE',
      lat: null,
      long: null,
    });
  });

  test('needs every field: said beside it and in a summary that has the focus', async () => {
    shop();
    const { user } = await atCheckout();
    await user.click(open(/^Liefer.?adresse eingeben$/));
    const dialog = within(screen.getByRole('dialog', { name: /^Liefer.?adresse eingeben$/ }));
    await user.type(dialog.getByLabelText('Name'), '   ');
    await user.click(dialog.getByRole('button', { name: 'Adresse übernehmen' }));
    const alert = dialog.getByRole('heading', { name: 'Bitte prüfen Sie Ihre Angaben' }).parentElement as HTMLElement;
    expect(alert.parentElement).toHaveFocus();
    expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Bitte geben Sie einen Namen an.',
      'Bitte geben Sie Straße und Hausnummer an.',
      'Bitte geben Sie die Postleitzahl mit fünf Ziffern an.',
      'Bitte geben Sie den Ort an.',
    ]);
    expect(dialog.getByLabelText('Ort')).toHaveAccessibleDescription('Bitte geben Sie den Ort an.');
    expect(dialog.getByLabelText('Ort')).toBeInvalid();
    expect(storedChoice()).toBeNull();
  });

  test('whose house number nobody can tell is asked for it', async () => {
    shop();
    const { user } = await atCheckout();
    await giveAddress(user, { ...ute, street: 'Schlosspark' });
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Hausnummer'), 'Haus B{Enter}');
    expect(plain(shippingCard())).toContain('Schlosspark Haus B');
    expect(storedChoice().shipping).toMatchObject({ street: 'Schlosspark Haus B', houseNumber: 'Haus B' });
    await user.click(open(/^Lieferadresse ändern$/));
    expect(within(screen.getByRole('dialog')).getByLabelText('Hausnummer')).toHaveValue('Haus B');
  });

  test('can be the billing address: with one press, and as a start in the dialog', async () => {
    shop();
    const { user } = await atCheckout();
    await user.click(open(/^Liefer.?adresse eingeben$/));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^Wie Rechnungs.?adresse$/ }));
    expect(dialog.getByLabelText('Straße und Hausnummer')).toHaveValue('Sanderglacis 14');
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    await user.click(sameAsBilling());
    expect(plain(shippingCard())).toContain('Sanderglacis 14');
    expect(storedChoice().shipping).toEqual(local);
  });

  test('is chosen from those the patient keeps', async () => {
    shop({ listDeliveryAddresses: () => ({ items: [kept, { ...kept, id: 'b', fullName: 'Otto Vogelsang' }] }) });
    const { user } = await atCheckout();
    await waitFor(() => expect(plain(shippingCard())).toContain('Otto VogelsangDomstraße 8'));
    await user.click(open(/^Lieferadresse ändern$/));
    await user.click(await screen.findByRole('button', { name: 'Ute Vogelsang, Domstraße 8, 97072 Würzburg wählen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(plain(shippingCard())).toContain('Ute VogelsangDomstraße 8');
  });

  test('is proposed where the patient keeps one, and not asked for with a pickup', async () => {
    shop({ listDeliveryAddresses: () => ({ items: [kept] }) });
    const { user } = await atCheckout();
    await waitFor(() => expect(plain(shippingCard())).toContain('Ute VogelsangDomstraße 8'));
    expect(screen.queryByText('Wohin dürfen wir liefern?')).not.toBeInTheDocument();

    await user.click(await radio(/^Selbstabholung/));
    expect(plain(shippingCard())).toBe('LieferadresseWenn Sie selbst abholen, brauchen wir keine Lieferadresse.');
    expect(screen.queryByText(/^Sie überweisen vor dem Versand/)).not.toBeInTheDocument();
    expect(screen.getByText('Wenn Sie selbst abholen, bezahlen Sie in der Apotheke.')).toBeVisible();
  });

  test('is kept for further orders where that is ticked', async () => {
    const received = shop({ addDeliveryAddress: () => kept });
    const { user } = await atCheckout();
    await giveAddress(user, ute, true);
    expect(await screen.findByText('Adresse gespeichert.')).toBeVisible();
    expect(received.addDeliveryAddress?.[0]?.body).toEqual({
      fullName: 'Ute Vogelsang',
      street: 'Domstraße',
      houseNumber: '8',
      postalCode: '97318',
      city: 'Kitzingen',
      country: 'DE',
    });
  });

  test('counts for this order when it cannot be kept, which is told; and kept ones that cannot be read are told too', async () => {
    shop({ addDeliveryAddress: refuse('TooManyAddresses'), listDeliveryAddresses: refuse('Internal') });
    const { user } = await atCheckout();
    await user.click(open(/^Liefer.?adresse eingeben$/));
    expect(await screen.findByText('Wir konnten Ihre gespeicherten Lieferadressen nicht laden.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await giveAddress(user, ute, true);
    expect(
      await screen.findByText(
        /^Wir verwenden die Adresse für diese Bestellung, konnten sie aber nicht speichern\. Mehr Adressen/,
      ),
    ).toBeVisible();
    expect(plain(shippingCard())).toContain('Domstraße 8');
  });

  test('is not needed for pickup, which is said', async () => {
    shop();
    const { user } = await atCheckout();
    await user.click(await radio(/^Selbstabholung/));
    expect(shippingCard()).toHaveTextContent('Wenn Sie selbst abholen, brauchen wir keine Lieferadresse.');
    expect(next()).not.toHaveAttribute('aria-disabled');
  });
});

describe('the billing address', () => {
  test('is changed for the profile too', async () => {
    const received = shop({
      saveBillingAddress: ({ body }) => body as typeof billing,
      readEmailChange: () => ({ change: null }),
    });
    const { user, router } = await atCheckout();
    await user.click(open(/^Rechnungsadresse ändern$/));
    const dialog = within(screen.getByRole('dialog', { name: 'Rechnungsadresse ändern' }));
    const street = dialog.getByLabelText('Straße und Hausnummer');
    expect(street).toHaveValue('Sanderglacis 14');
    await user.clear(street);
    await user.type(street, 'Straße des 17. Juni 135{Enter}');
    expect(await screen.findByText('Adresse gespeichert.')).toBeVisible();
    expect(received.saveBillingAddress?.[0]?.body).toEqual({
      ...billing,
      street: 'Straße des 17. Juni',
      houseNumber: '135',
    });
    expect(billingCard()).toHaveTextContent('Straße des 17. Juni 135');
    await act(() => router.navigate('/account'));
    expect(await screen.findByText(/Straße des 17\. Juni 135/)).toBeVisible();
    expect(received.readPersonalData).toHaveLength(1);
  });

  test('that cannot be saved stays in the dialog', async () => {
    shop({ saveBillingAddress: refuse('Internal') });
    const { user } = await atCheckout();
    await user.click(open(/^Rechnungsadresse ändern$/));
    await user.click(screen.getByRole('button', { name: 'Adresse speichern' }));
    const failure = await screen.findByText('Konnte nicht speichern. Bitte später erneut versuchen.');
    expect(failure.closest('[role=alert]')).toHaveFocus();
    expect(screen.getByLabelText('Straße und Hausnummer')).toHaveValue('Sanderglacis 14');
  });

  test('typed into while the session runs out is still there after the sign-in', async () => {
    let who: ReturnType<typeof session> | null = session();
    shop({
      readSession: () => who,
      readLegacySession: refuse('Unauthorized'),
      saveBillingAddress: () => {
        who = null;
        return refuse('Unauthorized')();
      },
    });
    const { user } = await atCheckout();
    await user.click(open(/^Rechnungsadresse ändern$/));
    await user.clear(screen.getByLabelText('Ort'));
    await user.type(screen.getByLabelText('Ort'), 'Berlin{Enter}');
    await waitFor(() => expect(loginDialogStore.read()).toBe(true));
    await screen.findByRole('textbox', { name: 'E-Mail-Adresse' });
    expect(screen.getByLabelText('Ort')).toHaveValue('Berlin');
  });

  test('that another backend does not have is asked for', async () => {
    shop({ readPersonalData: () => ({ ...personalData, street: '', houseNumber: '' }) });
    const { user } = await renderPage('/checkout');
    expect(await screen.findByText('Sie haben noch keine Rechnungsadresse angegeben.')).toBeVisible();
    expect(
      screen.getByText('Die Versandarten zeigen wir Ihnen, sobald Sie eine Adresse angegeben haben.'),
    ).toBeVisible();
    await user.click(next());
    expect(missing()).toEqual(['die Rechnungsadresse', 'die Lieferadresse', 'die Versandart']);
  });
});
