import { fireEvent, screen, within } from '@testing-library/react';
import { cartServer, kaeppele } from './at-cart.ts';
import { aCartLine } from './factories.ts';
import type { FakeAnswers, FakeRequest } from './fake-server.ts';
import { renderPage } from './render-page.tsx';

/** For the tests of the cart's panel. */
export const steinburg = aCartLine({
  productId: '6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c02',
  slug: 'steinburg-20-1',
  name: 'Steinburg 20/1',
  quantity: 5,
  priceCent: 829,
});

export const bodies = (requests: FakeRequest[] | undefined) => requests?.map(({ body }) => body) ?? [];

/** A server whose cart really changes, unless the test has another answer. */
export const panelServer = (items = [kaeppele, steinburg], answers: FakeAnswers = {}) => cartServer(items, answers);

export async function openPanel() {
  const rendered = await renderPage('/faq');
  await rendered.user.click(await screen.findByRole('button', { name: /^Warenkorb/ }));
  // A chunk of its own, and a busy machine loads it slowly.
  const panel = await screen.findByRole('dialog', { name: 'Warenkorb' });
  return { ...rendered, panel: within(panel) };
}

export const lineOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
