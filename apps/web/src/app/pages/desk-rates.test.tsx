import type { RateShown } from '@shop/contract/desk/rates';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leaveDesk, openAtDesk } from '#testing/at-desk.ts';
import { atRules } from '#testing/at-rules.ts';
import { refuse } from '#testing/fake-server.ts';

const courier: RateShown = {
  ...{ id: 'courier', type: 'courier', version: 4, name: 'Botendienst', priceCent: 690, vatPercent: 19 },
  ...{ isOffered: true, address: null, hoursDe: null, hoursEn: null, postalCodes: ['97070', '97072'] },
};
const pickup: RateShown = {
  ...{ ...courier, id: 'pickup', type: 'selfPickUp', name: 'Mainblüte', priceCent: 0, postalCodes: null },
  address: 'Uferstraße 12, 97070 Würzburg',
};

afterEach(leaveDesk);

test('a price is typed with a comma; somebody else was faster: the form says so and keeps it', async () => {
  let saved = courier;
  const { user, received } = await openAtDesk('/desk/rules/rates', {
    answers: {
      ...atRules,
      listRates: () => ({ rates: [saved] }),
      changeRate: () => {
        saved = { ...courier, version: 5, priceCent: 500 };
        return refuse('RateChanged')();
      },
    },
  });
  const form = await screen.findByRole('form', { name: 'Bote: Botendienst' });
  const price = within(form).getByLabelText('Preis mit MwSt., in Euro');
  expect(price).toHaveValue('6,90');
  await user.clear(price);
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  expect(within(form).getByText('Bitte schreiben Sie einen Preis wie 5,90.')).toBeVisible();
  await user.type(price, '7,5');
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  expect(await within(form).findByText('Inzwischen hat jemand anderes gespeichert.')).toBeVisible();
  expect(received.changeRate?.[0]?.body).toMatchObject({ version: 4, fields: { priceCent: 750, address: null } });
  expect(price).toHaveValue('7,5');
  await user.click(within(form).getByRole('button', { name: 'Meine Eingaben verwerfen' }));
  await waitFor(() => expect(price).toHaveValue('5,00'));
});

test('a pasted list is counted and checked, and says what comes and goes before it is saved', async () => {
  const { user, received } = await openAtDesk('/desk/rules/area', {
    answers: {
      ...atRules,
      listRates: () => ({ rates: [pickup, courier] }),
      setCourierArea: () => ({ rates: [courier] }),
    },
  });
  const codes = await screen.findByLabelText('Postleitzahlen');
  await user.clear(codes);
  expect(screen.getByText(/Ohne Postleitzahl fährt der Bote nirgendwohin/)).toBeVisible();
  await user.click(codes);
  await user.paste('97072;63739\n63739 9707x');
  expect(screen.getByText('Das sind keine Postleitzahlen: 9707x')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Gebiet speichern' })).toBeDisabled();
  await user.clear(codes);
  await user.click(codes);
  await user.paste('97072;63739\n63739');
  expect(screen.getByText(/2 Postleitzahlen\./)).toBeVisible();
  expect(screen.getByText('Neu: 63739')).toBeVisible();
  expect(screen.getByText('Fällt weg: 97070')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Gebiet speichern' }));
  await waitFor(() => expect(received.setCourierArea).toHaveLength(1));
  expect(received.setCourierArea?.[0]?.body).toEqual({ version: 4, postalCodes: ['63739', '97072'] });
});

test('a pickup place is added with its address', async () => {
  const { user, received } = await openAtDesk('/desk/rules/pickup', {
    answers: {
      ...atRules,
      listRates: () => ({ rates: [pickup, courier] }),
      addPickupPlace: () => ({ rates: [pickup] }),
    },
  });
  await screen.findByRole('form', { name: 'Abholung: Mainblüte' });
  expect(screen.queryByRole('form', { name: /^Bote/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Abholort hinzufügen' }));
  const form = await screen.findByRole('form', { name: 'Abholort hinzufügen' });
  await user.type(within(form).getByLabelText('Name'), 'Filiale Zell');
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  expect(within(form).getByText('Bitte füllen Sie das aus.')).toBeVisible();
  await user.type(within(form).getByLabelText('Anschrift'), 'Hauptstraße 3');
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(received.addPickupPlace).toHaveLength(1));
  expect(received.addPickupPlace?.[0]?.body).toMatchObject({
    fields: { name: 'Filiale Zell', address: 'Hauptstraße 3' },
  });
});
