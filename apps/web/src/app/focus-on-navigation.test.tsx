import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { FocusOnNavigation } from './focus-on-navigation.tsx';

function givenPage(address: string, drawnAt?: string) {
  const root = document.createElement('div');
  root.id = 'root';
  if (drawnAt !== undefined) root.dataset.drawnAt = drawnAt;
  document.body.append(root);
  onTestFinished(() => root.remove());
  const screens = [
    { path: '/', element: <h1>Start</h1> },
    { path: '/faq', element: <h1>Fragen</h1> },
  ];
  const router = createMemoryRouter([{ element: <Page />, children: screens }], { initialEntries: [address] });
  render(<RouterProvider router={router} />, { container: root });
}

function Page() {
  return (
    <>
      <Link to="/faq">Zu den Fragen</Link>
      <main id="main">
        <Outlet />
      </main>
      <FocusOnNavigation />
    </>
  );
}

test.each([
  ['/', undefined],
  ['/', ''],
  ['/faq?x=1#versand', '#/faq?y=2#versand'],
])('on the first load of %s, drawn at %j, the focus stays where it is', (address, drawnAt) => {
  givenPage(address, drawnAt);
  expect(document.body).toHaveFocus();
});

test('a link moves it to the new heading', async () => {
  givenPage('/', '#/');
  screen.getByRole('link').click();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Fragen' })).toHaveFocus());
});

test('so does a link of the drawn page that was followed before the code was there', () => {
  givenPage('/faq', '#/');
  expect(screen.getByRole('heading', { name: 'Fragen' })).toHaveFocus();
});
