import type { DeskVisit } from '@shop/contract/desk/sign-in';
import { type Right, roles } from '@shop/contract/rights';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeNews } from '#testing/at-desk.ts';
import { type FakeAnswers, fakeServer, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

const anna = { name: 'Anna Leitung', email: 'anna@pharmacy.example' };
const visit: DeskVisit = { ...anna, stage: 'open', hasPasskey: true, isWaiting: false, needsNobody: false };
const me = (role: 'lead' | 'courier') => ({
  ...anna,
  id: '2d1a6c0e-6f60-4f3f-9d4e-000000000001',
  roles: [role],
  rights: [...roles[role]] as Right[],
});
const at = '2026-11-16T08:00:00.000Z';
const passkeyOfLab = {
  id: '2d1a6c0e-6f60-4f3f-9d4e-000000000002',
  ...{ deviceName: 'Labor', createdAt: at, admittedAt: at, lastUsedAt: at },
};
const noDevices = { passkeys: [], sessions: [], hasRecoveryCode: false };

function heading(name: string | RegExp) {
  return screen.findByRole('heading', { level: 1, name });
}

function openDesk(answers: FakeAnswers = {}) {
  fakeNews();
  return fakeServer({
    readDeskVisit: () => visit,
    readDeskMe: () => me('courier'),
    readOwnDevices: () => noDevices,
    readOwnTour: () => ({ day: '2026-11-16', stops: [] }),
    ...answers,
  });
}

describe('on the way to the desk', () => {
  test('address and code prove the mailbox, and then a passkey is asked for', async () => {
    let isProven = false;
    const received = fakeServer({
      readDeskVisit: () => (isProven ? { ...visit, stage: 'proof' } : null),
      sendDeskCode: () => ({ success: true, isDelayed: false }),
      signInAtDesk: () => {
        isProven = true;
        return { success: true };
      },
    });
    const { user } = await renderPage('/desk');
    await heading('Anmelden in der Offizin');
    await user.click(screen.getByRole('button', { name: 'Code senden' }));
    expect(screen.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein.')).toBeVisible();
    await user.type(screen.getByLabelText('E-Mail-Adresse'), ' Anna@Pharmacy.example{Enter}');
    await screen.findByText(/unterwegs/);
    await user.keyboard('123456');
    expect(await screen.findByRole('button', { name: 'Mit Passkey öffnen' })).toBeVisible();
    expect(received.signInAtDesk?.[0]?.body).toMatchObject({ email: 'anna@pharmacy.example', otp: '123456' });
  });

  test('a new device is registered, with a code or waiting for the lead', async () => {
    fakeServer({
      readDeskVisit: () => ({ ...visit, stage: 'proof', hasPasskey: false }),
      enterStaffCode: refuse('InvalidCode'),
    });
    const { user } = await renderPage('/desk');
    await heading('Dieses Gerät einrichten');
    await user.click(screen.getByRole('button', { name: /Einrichtungs- oder Wiederherstellungscode/ }));
    await user.type(screen.getByLabelText('Einrichtungs- oder Wiederherstellungscode'), 'falsch{Enter}');
    expect(await screen.findByText('Dieser Code stimmt nicht.', { exact: false })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    await heading('Dieses Gerät einrichten');
  });

  test('a browser without passkeys says so', async () => {
    fakeServer({ readDeskVisit: () => ({ ...visit, stage: 'proof' }) });
    const { user } = await renderPage('/desk');
    await user.click(await screen.findByRole('button', { name: 'Mit Passkey öffnen' }));
    expect(await screen.findByText(/kann keine Passkeys/)).toBeVisible();
  });

  test('a waiting device goes on by itself once it is admitted', async () => {
    let asked = 0;
    fakeServer({
      readDeskVisit: () => ({ ...visit, stage: 'proof', isWaiting: ++asked < 2, hasPasskey: asked >= 2 }),
    });
    await renderPage('/desk');
    await heading('Die Leitung muss dieses Gerät zulassen');
    await heading('Guten Tag, Anna Leitung');
  });
});

describe('the frame', () => {
  test('shows the areas of one’s rights and no others', async () => {
    openDesk();
    await renderPage('/desk');
    await heading('Meine Tour');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Meine Tour', 'Mein Zugang']);
  });

  test('by its address an area without the right is a plain sentence', async () => {
    openDesk();
    await renderPage('/desk/team');
    expect(await screen.findByText(/haben Sie kein Recht/)).toBeVisible();
  });

  test('locks with L, but not while somebody types, and the passkey leads back to the same place', async () => {
    const received = openDesk({
      readDeskMe: () => me('lead'),
      listStaff: () => ({ items: [] }),
      lockDesk: () => ({ success: true }),
    });
    const { user } = await renderPage('/desk/team');
    await heading('Team');
    await user.click(screen.getByRole('button', { name: 'Jemanden einladen' }));
    await user.type(screen.getByLabelText('Name'), 'Liesl');
    expect(received.lockDesk).toBeUndefined();
    await user.click(screen.getByRole('button', { name: /schließen/i }));
    await user.keyboard('l');
    await heading('Gesperrt');
    expect(screen.queryByRole('heading', { name: 'Team' })).toBeNull();
    await waitFor(() => expect(received.lockDesk).toHaveLength(1));
    expect(window.location.hash).toBe('#/desk/team');
  });

  test('a call that meets a locked desk shows the lock', async () => {
    let isLocked = false;
    openDesk({
      readDeskVisit: () => ({ ...visit, stage: isLocked ? 'locked' : 'open' }),
      readOwnDevices: () => ({ ...noDevices, passkeys: [passkeyOfLab] }),
      endPasskey: () => {
        isLocked = true;
        return refuse('DeskLocked')();
      },
    });
    const { user } = await renderPage('/desk/access');
    await user.click(await screen.findByRole('button', { name: /^„Labor“ .* beenden$/ }));
    await heading('Gesperrt');
  });

  test('signing out leads to the sign-in', async () => {
    openDesk({ leaveDesk: () => ({ success: true }) });
    const { user } = await renderPage('/desk');
    await heading('Meine Tour');
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));
    await heading('Anmelden in der Offizin');
  });
});
