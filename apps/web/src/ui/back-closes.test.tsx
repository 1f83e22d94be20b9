import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, onTestFinished, test, vi } from 'vitest';
import { letBackClose } from './back-closes.ts';
import { Dialog } from './dialog.tsx';

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <Dialog title="Menü" onClose={() => setOpen(false)}>
        Inhalt
      </Dialog>
    )
  );
}

function renderDialog() {
  window.location.hash = `/page-${Math.random()}`;
  onTestFinished(letBackClose());
  render(
    <IntlProvider locale="de" messages={{ frame: { ui: { close: '{name} zu' } } } as never}>
      <Page />
    </IntlProvider>,
  );
}

const hasEntry = () => history.state?.isOverlay === true;

test('Back closes what is open and leaves the page where it is; the router hears nothing', async () => {
  const heard: string[] = [];
  const hear = () => heard.push('router');
  renderDialog();
  window.addEventListener('popstate', hear);
  onTestFinished(() => window.removeEventListener('popstate', hear));
  await waitFor(() => expect(hasEntry()).toBe(true));
  const address = window.location.href;

  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.href).toBe(address);
  expect(hasEntry()).toBe(false);
  expect(heard).toEqual([]);
});

test('closing it by its button takes the entry back', async () => {
  renderDialog();
  await waitFor(() => expect(hasEntry()).toBe(true));
  act(() => screen.getByRole('button', { name: 'Menü zu' }).click());
  await waitFor(() => expect(hasEntry()).toBe(false));
});

test('an address that its screen completes while something is open is kept, and costs no second Back', async () => {
  history.replaceState({ idx: 7 }, '');
  renderDialog();
  await waitFor(() => expect(hasEntry()).toBe(true));
  const address = `${window.location.href}?type=bud`;
  history.replaceState({ idx: 7, key: 'completed' }, '', address);

  act(() => screen.getByRole('button', { name: 'Menü zu' }).click());
  await waitFor(() => expect(history.state).toEqual({ idx: 7, key: 'completed' }));
  expect(window.location.href).toBe(address);
});

test('a link that is followed while the entry is being taken back leads to its page, and the router hears nothing', async () => {
  const steps: string[] = [];
  const heard: string[] = [];
  const listen = (list: string[], capture: boolean) => {
    const hear = () => void list.push(window.location.hash);
    window.addEventListener('popstate', hear, capture);
    onTestFinished(() => window.removeEventListener('popstate', hear, capture));
  };
  listen(steps, true);
  renderDialog();
  listen(heard, false);
  await waitFor(() => expect(hasEntry()).toBe(true));
  const page = window.location.hash;
  steps.length = 0;
  // As the router does when the code of a page arrives at this very moment: a browser goes back from what was pushed.
  const takeBack = history.back.bind(history);
  const back = vi.spyOn(history, 'back').mockImplementation(() => {
    history.pushState({ idx: 9 }, '', '#/cart');
    takeBack();
  });
  onTestFinished(() => back.mockRestore());

  act(() => screen.getByRole('button', { name: 'Menü zu' }).click());
  await waitFor(() => expect(steps).toEqual([page, '#/cart']));
  expect(history.state).toEqual({ idx: 9 });
  expect(heard).toEqual([]);
});
