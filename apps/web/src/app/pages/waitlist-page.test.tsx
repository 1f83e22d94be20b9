import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeLogin } from '#domain/session/login-dialog.ts';
import { email, givenServer, sessionOf } from '#testing/at-profile.ts';
import { aWaitedFor } from '#testing/at-waitlist.ts';
import { type FakeAnswers, fakeServer, refuse } from '#testing/fake-server.ts';
import { patience } from '#testing/patience.ts';
import { renderPage } from '#testing/render-page.tsx';

afterEach(() => act(async () => closeLogin()));

async function openWaitlist(answers: FakeAnswers) {
  const { received } = givenServer(answers);
  return { ...(await renderPage('/notifications')), received };
}

const second = { id: '44444444-4444-4444-8444-000000000002', slug: 'rebstock', name: 'Rebstock 24/1' };
const rebstock = aWaitedFor({
  id: '66666666-6666-4666-8666-000000000002',
  product: { ...aWaitedFor().product, ...second },
  toldAt: '2025-11-12T09:00:00.000Z',
  state: 'goneAgain',
});
const extract = aWaitedFor({
  id: '66666666-6666-4666-8666-000000000003',
  product: { ...aWaitedFor().product, id: second.id, slug: 'frankonia', name: 'Frankonia 10/10' },
  toldAt: '2025-11-12T09:00:00.000Z',
  state: 'available',
});
const given = aWaitedFor({
  id: '66666666-6666-4666-8666-000000000004',
  product: { ...aWaitedFor().product, id: second.id, slug: 'alt', name: 'Altbestand' },
  state: 'discontinued',
});

const list = async () =>
  within(await screen.findByRole('region', { name: 'Produkte, auf die Sie warten' }, patience)).getAllByRole(
    'listitem',
  );

test('everything somebody waits for is told as it is', async () => {
  await openWaitlist({ readWaitlist: () => ({ items: [aWaitedFor(), rebstock, extract, given] }) });
  const [waiting, gone, back, over] = await list();
  expect(waiting).toHaveTextContent(/Käppele 25\/1.*Noch nicht lieferbar.*Sie warten seit dem 3\. November 2025\./);
  expect(gone).toHaveTextContent(/Inzwischen wieder vergriffen.*Wir haben Ihnen am 12\. November 2025 geschrieben\./);
  expect(back).toHaveTextContent('Wieder lieferbar');
  expect(within(back as HTMLElement).getByRole('link', { name: 'Zum Produkt Frankonia 10/10' })).toHaveAttribute(
    'href',
    '#/product/frankonia',
  );
  expect(over).toHaveTextContent('Nicht mehr im Sortiment');
  expect(within(over as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  const nav = within(screen.getByRole('navigation', { name: 'Konto' }));
  expect(nav.getByRole('link', { name: 'Benachrichtigungen' })).toHaveAttribute('aria-current', 'page');
});

test('one click ends it; the heading of the list has the focus then, and it is read out', async () => {
  const { user, received } = await openWaitlist({
    readWaitlist: () => ({ items: [aWaitedFor(), extract] }),
    leaveWaitlist: () => ({ items: [extract] }),
  });
  await list();
  await user.click(screen.getByRole('button', { name: 'Benachrichtigung zu Käppele 25/1 beenden' }));
  const done = await screen.findByText('Käppele 25/1: Die Benachrichtigung ist beendet.', undefined, patience);
  expect(done).toHaveAttribute('role', 'status');
  expect(received.leaveWaitlist?.[0]?.params).toEqual({ id: aWaitedFor().id });
  expect(await list()).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Produkte, auf die Sie warten' })).toHaveFocus();
});

test('who came too late is put back in their place with one click', async () => {
  const { user, received } = await openWaitlist({
    readWaitlist: () => ({ items: [rebstock] }),
    joinWaitlist: () => ({ items: [{ ...rebstock, toldAt: null, state: 'waiting' as const }] }),
  });
  await list();
  await user.click(screen.getByRole('button', { name: 'Weiter auf Rebstock 24/1 warten' }));
  expect(await screen.findByText('Rebstock 24/1: Sie werden benachrichtigt.', undefined, patience)).toBeVisible();
  expect(received.joinWaitlist?.[0]?.body).toEqual({ itemId: second.id });
  expect((await list())[0]).toHaveTextContent('Noch nicht lieferbar');
});

test('what was ended in another tab is told, and the list is read anew', async () => {
  let isEnded = false;
  const { user } = await openWaitlist({
    readWaitlist: () => ({ items: isEnded ? [] : [aWaitedFor()] }),
    leaveWaitlist: () => {
      isEnded = true;
      return refuse('NotFound')();
    },
  });
  await list();
  await user.click(screen.getByRole('button', { name: /beenden$/ }));
  expect(await screen.findByText('Sie warten auf kein Produkt', undefined, patience)).toBeVisible();
});

test('a link from the mail asks who is signed out to sign in, and says why', async () => {
  fakeServer({ readSession: () => null });
  await renderPage('/notifications');
  expect(await screen.findByText('Worauf warten Sie?', undefined, patience)).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('button', { name: 'Anmelden' })).toBeVisible();
});

test('a list that could not be loaded can be asked for again', async () => {
  let isDown = true;
  const { user } = await openWaitlist({
    readSession: () => sessionOf(email),
    readWaitlist: () => (isDown ? refuse('Unavailable')() : { items: [aWaitedFor()] }),
  });
  expect(await screen.findByText(/^Wir konnten Ihre Benachrichtigungen/, undefined, patience)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await list()).toHaveLength(1);
});
