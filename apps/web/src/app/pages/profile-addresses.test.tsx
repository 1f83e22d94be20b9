import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { button, change, leaveProfile, main, mother, openProfile, region } from '#testing/at-profile.ts';
import { type FakeAnswers, refuse } from '#testing/fake-server.ts';

afterEach(leaveProfile);

describe('delivery addresses', () => {
  const delivery = () => region(/^Liefer.?adressen$/);

  test('are listed, and one more is added', async () => {
    const added = {
      ...mother,
      id: '6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c02',
      fullName: 'Büro',
      street: 'Am Main',
      houseNumber: '3',
    };
    const { user, received } = await openProfile({ addDeliveryAddress: () => added });
    expect(await delivery().findByText(/Ute Vogelsang/)).toBeVisible();
    await user.click(button(/^Liefer.?adresse hinzufügen$/));
    await change(user, 'Name', 'Büro');
    await change(user, 'Straße', 'Am Main 3');
    await change(user, 'Postleitzahl', '97070');
    await change(user, 'Ort', 'Würzburg');
    await user.click(button('Adresse speichern'));
    expect(await delivery().findByText(/Büro/)).toBeVisible();
    expect(delivery().getAllByRole('listitem')).toHaveLength(2);
    expect(received.addDeliveryAddress?.[0]?.body).toMatchObject({
      fullName: 'Büro',
      street: 'Am Main',
      houseNumber: '3',
      country: 'DE',
    });
    expect(button(/^Liefer.?adresse hinzufügen$/)).toHaveFocus();
  });

  test('are changed', async () => {
    const { user, received } = await openProfile({
      changeDeliveryAddress: ({ body }) => Response.json({ id: mother.id, ...(body as object) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Lieferadresse Domstraße 8, 97070 Würzburg ändern' }));
    await change(user, 'Hausnummer', '9');
    await user.click(button('Adresse speichern'));
    expect(await delivery().findByText(/Domstraße 9/)).toBeVisible();
    expect(received.changeDeliveryAddress?.[0]?.params).toEqual({ id: mother.id });
  });

  test.each<[string, FakeAnswers['removeDeliveryAddress']]>([
    ['are removed after a question', () => ({ success: true })],
    ['that are gone already are removed too', refuse('NotFound')],
  ])('%s', async (_case, removeDeliveryAddress) => {
    const { user, received } = await openProfile({ ...(removeDeliveryAddress && { removeDeliveryAddress }) });
    const remove = await screen.findByRole('button', { name: 'Lieferadresse Domstraße 8, 97070 Würzburg löschen' });
    await user.click(remove);
    const dialog = within(screen.getByRole('dialog', { name: 'Lieferadresse löschen?' }));
    expect(dialog.getByText(/Ute Vogelsang/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    expect(received.removeDeliveryAddress).toBeUndefined();

    await user.click(remove);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Löschen' }));
    expect(await delivery().findByText('Sie haben noch keine Lieferadresse gespeichert.')).toBeVisible();
    expect(received.removeDeliveryAddress?.[0]?.params).toEqual({ id: mother.id });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('too many are refused with a reason', async () => {
    const { user } = await openProfile({ addDeliveryAddress: refuse('TooManyAddresses') });
    await user.click(await screen.findByRole('button', { name: /^Liefer.?adresse hinzufügen$/ }));
    for (const [label, text] of [
      ['Name', 'B'],
      ['Straße', 'Am Main 3'],
      ['Postleitzahl', '97070'],
      ['Ort', 'W'],
    ] as const)
      await change(user, label, text);
    await user.click(button('Adresse speichern'));
    expect(await main().findByRole('alert')).toHaveTextContent(/Bitte löschen Sie zuerst eine/);
  });

  test('that cannot be loaded can be asked for again', async () => {
    let isBroken = true;
    const { user } = await openProfile({
      listDeliveryAddresses: () => (isBroken ? refuse('Internal')() : { items: [mother] }),
    });
    expect(await delivery().findByText('Wir konnten die Lieferadressen nicht laden.')).toBeVisible();
    isBroken = false;
    await user.click(delivery().getByRole('button', { name: 'Erneut laden' }));
    expect(await delivery().findByText(/Ute Vogelsang/)).toBeVisible();
  });
});
