import { roles } from '@shop/contract/rights';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { anna, leaveDesk, openAtDesk } from '#testing/at-desk.ts';
import { atRules, draftAboutFlowers, everyRule, everythingAllowed } from '#testing/at-rules.ts';
import { refuse } from '#testing/fake-server.ts';

afterEach(leaveDesk);

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

describe('the area', () => {
  test('opens with the delivery rules, and its list leads to every part and to the team', async () => {
    await openAtDesk('/desk/rules', { answers: atRules });
    expect(await heading('Lieferregeln')).toBeVisible();
    const menu = screen.getByRole('navigation', { name: 'Regeln und Einstellungen' });
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Lieferregeln');
    expect(within(menu).getByRole('link', { name: 'Team und Rechte' })).toHaveAttribute('href', '#/desk/team');
    expect(document.title).toContain('Lieferregeln');
  });

  test('says so where there is no such part, with the list beside it', async () => {
    await openAtDesk('/desk/rules/x', { answers: atRules });
    expect(await screen.findByText('Diesen Teil gibt es hier nicht.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lieferregeln' })).toHaveAttribute('href', '#/desk/rules/delivery');
  });

  test('is not there for whoever may not change rules', async () => {
    await openAtDesk('/desk/rules', { answers: { readDeskMe: () => ({ ...anna, rights: [...roles.pharmacist] }) } });
    expect(await screen.findByText(/Dafür haben Sie kein Recht/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Regeln' })).toBeNull();
  });
});

describe('a draft', () => {
  test('is shown as one, with what it would change on its day, and is put in force on that day', async () => {
    const change = {
      ...({ productType: 'bud', deliveryMode: 'standard', isAllowed: false } as const),
      ...{ prescriptionFormat: null, prescriptionOrigin: null },
    };
    const { user, received } = await openAtDesk('/desk/rules', {
      answers: {
        ...atRules,
        readRuleEffects: () => ({
          ...{ changes: [change], openOrders: { count: 2, codes: ['H4TR-9WXC'] }, carts: 7 },
          against: [everythingAllowed.id],
        }),
        changeRule: () => everyRule,
      },
    });
    expect(await heading('Was ändert sich am 17. November 2026?')).toBeVisible();
    expect(await screen.findByText('Blüten × Paket: nicht mehr möglich')).toBeVisible();
    expect(screen.getByText('2 offene Bestellungen betroffen')).toBeVisible();
    expect(screen.getByRole('link', { name: 'H4TR-9WXC' })).toHaveAttribute('href', '#/desk/order/H4TR-9WXC');
    expect(screen.getByText('7 Warenkörbe mit solchen Produkten')).toBeVisible();
    expect(screen.getByText(/Dagegen steht Alles, jeder Weg/)).toBeVisible();
    expect(screen.getByText('Ein Entwurf, nicht in Kraft')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Zum 17. November 2026 in Kraft setzen' }));
    await waitFor(() => expect(received.changeRule).toHaveLength(1));
    expect(received.changeRule?.[0]?.body).toMatchObject({
      version: 3,
      fields: { validFrom: '2026-11-17', validTo: null },
    });
    // What would be is asked with the draft as if it were saved.
    expect(received.readRuleEffects?.[0]?.body).toMatchObject({
      ...{ day: '2026-11-17', supposed: { id: draftAboutFlowers.id, fields: { validFrom: '2026-11-17' } } },
    });
  });
});

describe('the trial', () => {
  test('asks once there is a postal code, and answers way by way in the words of the shop', async () => {
    const { user, received } = await openAtDesk('/desk/rules', {
      answers: {
        ...atRules,
        tryDelivery: () => ({
          ways: [
            { id: 'pickup', type: 'selfPickUp', name: 'Mainblüte', isPossible: true, reasonDe: null, reasonEn: null },
            { id: 'standard', type: 'standard', name: 'Paket', isPossible: false, reasonDe: 'Nein.', reasonEn: 'No.' },
          ],
        }),
      },
    });
    await heading('Probe');
    expect(screen.getByText(/Mit einer Postleitzahl sehen Sie/)).toBeVisible();
    await user.keyboard('p');
    await waitFor(() => expect(screen.getByLabelText('Postleitzahl')).toHaveFocus());
    await user.keyboard('97072');
    expect(await screen.findByText('Paket nein')).toBeVisible();
    expect(screen.getByText('Der Shop sagt: „Nein.“')).toBeVisible();
    expect(screen.getByText('Abholung ja')).toBeVisible();
    expect(received.tryDelivery?.at(-1)?.body).toMatchObject({
      postalCode: '97072',
      productType: 'bud',
      day: '2026-11-17',
    });
  });
});

describe('a new rule', () => {
  test('is written with N, says what is missing, and keeps what was typed when it is refused', async () => {
    const { user, received } = await openAtDesk('/desk/rules', {
      answers: { ...atRules, addRule: refuse('RuleDays') },
    });
    await heading('Probe');
    await user.keyboard('n');
    const form = await screen.findByRole('form', { name: 'Neue Regel' });
    await user.click(within(form).getByRole('button', { name: /Als Entwurf speichern/ }));
    expect(within(form).getAllByText('Bitte füllen Sie das aus.')).toHaveLength(3);
    await user.selectOptions(within(form).getByLabelText('Produkt'), 'extract');
    await user.type(within(form).getByLabelText('Grund im Shop, deutsch'), 'Nur Abholung.');
    await user.type(within(form).getByLabelText('Grund im Shop, englisch'), 'Pickup only.');
    await user.type(within(form).getByLabelText('Quelle'), 'eigene Regel');
    await user.click(within(form).getByRole('button', { name: /Als Entwurf speichern/ }));
    expect(await within(form).findByText(/beginnt heute oder später/)).toBeVisible();
    expect(within(form).getByLabelText('Quelle')).toHaveValue('eigene Regel');
    expect(received.addRule?.[0]?.body).toMatchObject({
      fields: { productType: 'extract', deliveryMode: null, isAllowed: false, validFrom: null, source: 'eigene Regel' },
    });
  });
});
