import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeLogin, loginDialogStore } from '#domain/session/login-dialog.ts';
import { sessionQuery } from '#domain/session/session-query.ts';
import { address, inMain, ready, shopWith } from '#testing/at-product.ts';
import { email, sessionOf } from '#testing/at-profile.ts';
import { aWaitedFor } from '#testing/at-waitlist.ts';
import { aProductDetail } from '#testing/factories.ts';
import { type FakeAnswers, refuse } from '#testing/fake-server.ts';
import { patience } from '#testing/patience.ts';
import { renderPage } from '#testing/render-page.tsx';

afterEach(() => act(async () => closeLogin()));

const soldOut = () => aProductDetail({ available: false, stock: 0 });

async function openSoldOut(answers: FakeAnswers = {}) {
  const received = shopWith({
    readProduct: soldOut,
    readSession: () => sessionOf(email),
    readWaitlist: () => ({ items: [] }),
    ...answers,
  });
  const page = await renderPage(address);
  await ready();
  return { ...page, received };
}

const joinName = 'Benachrichtigen, wenn wieder lieferbar';
const joinButton = () => inMain().findByRole('button', { name: joinName }, patience);

test('on a product that is sold out one click asks to be told, and one more ends it', async () => {
  const { user, received } = await openSoldOut({
    joinWaitlist: () => ({ items: [aWaitedFor()] }),
    leaveWaitlist: () => ({ items: [] }),
  });
  const button = await joinButton();
  expect(button).toHaveAccessibleDescription(/eine E-Mail, die kein Produkt nennt/);
  await user.click(button);
  const told = await inMain().findByText('Sie werden benachrichtigt, sobald das Produkt wieder lieferbar ist.');
  expect(told).toHaveAttribute('role', 'status');
  expect(received.joinWaitlist?.[0]?.body).toEqual({ itemId: soldOut().id });
  const end = inMain().getByRole('button', { name: 'Nicht mehr benachrichtigen' });
  expect(end).toHaveFocus();
  expect(inMain().getByRole('link', { name: 'Alle Benachrichtigungen' })).toHaveAttribute('href', '#/notifications');
  await user.click(end);
  expect(await joinButton()).toHaveFocus();
  expect(received.leaveWaitlist?.[0]?.params).toEqual({ id: aWaitedFor().id });
});

test('who is signed out signs in first, and is on the list then', async () => {
  let isIn = false;
  const { user, received, queryClient } = await openSoldOut({
    readSession: () => (isIn ? sessionOf(email) : null),
    joinWaitlist: () => ({ items: [aWaitedFor()] }),
  });
  await user.click(await joinButton());
  expect(loginDialogStore.read()).toBe(true);
  expect(received.joinWaitlist).toBeUndefined();
  isIn = true;
  await act(async () => {
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    closeLogin();
  });
  expect(await inMain().findByText(/^Sie werden benachrichtigt/, undefined, patience)).toBeVisible();
  expect(received.joinWaitlist).toHaveLength(1);
});

test('who closes the sign-in is not on the list, and the button stays', async () => {
  const { user, received } = await openSoldOut({ readSession: () => null });
  await user.click(await joinButton());
  await act(async () => closeLogin());
  expect(await joinButton()).toBeVisible();
  expect(received.joinWaitlist).toBeUndefined();
});

test('who was told and came too late reads so, and waits on with one click', async () => {
  const late = aWaitedFor({ toldAt: '2025-11-12T08:00:00.000Z', state: 'goneAgain' });
  const { user } = await openSoldOut({
    readWaitlist: () => ({ items: [late] }),
    joinWaitlist: () => ({ items: [aWaitedFor()] }),
  });
  expect(await inMain().findByText(/Inzwischen ist das Produkt wieder vergriffen/, undefined, patience)).toBeVisible();
  expect(inMain().getByRole('button', { name: 'Nicht mehr benachrichtigen' })).toBeVisible();
  await user.click(inMain().getByRole('button', { name: 'Weiter warten' }));
  expect(await inMain().findByText(/^Sie werden benachrichtigt/)).toBeVisible();
});

test('what came back at this moment can be ordered, and the page says so', async () => {
  let isBack = false;
  const { user } = await openSoldOut({
    readProduct: () => (isBack ? aProductDetail() : soldOut()),
    joinWaitlist: () => {
      isBack = true;
      return refuse('BackInStock')();
    },
  });
  await user.click(await joinButton());
  await waitFor(() => expect(screen.getByRole('button', { name: /^In den Warenkorb/ })).toBeEnabled(), patience);
  expect(inMain().queryByRole('button', { name: joinName })).not.toBeInTheDocument();
});

test.each([
  ['can be ordered', {}],
  ['has no price', { available: false, stock: 0, priceCent: null }],
])('a product that %s has no waitlist', async (_what, differences) => {
  await openSoldOut({ readProduct: () => aProductDetail(differences) });
  expect(inMain().queryByRole('button', { name: joinName })).not.toBeInTheDocument();
});
