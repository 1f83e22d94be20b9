import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anna, leaveDesk } from '#testing/at-desk.ts';
import { aFilled, aStockedProduct, openStock } from '#testing/at-stock.ts';
import { refuse } from '#testing/fake-server.ts';
import { patience } from '#testing/patience.ts';

afterEach(leaveDesk);

const kaeppele = aStockedProduct({ quarantine: 500, locked: 18 });
const rebstock = aStockedProduct({
  id: '44444444-4444-4444-8444-000000000002',
  name: 'Rebstock 24/1',
  pzn: null,
  free: 0,
  reserved: 5,
  short: 3,
  waiting: 4,
  waitingSince: '2025-11-03T08:00:00.000Z',
  nextExpiry: '2026-12-31',
});
const extract = aStockedProduct({
  id: '44444444-4444-4444-8444-000000000003',
  name: 'Frankonia 10/10',
  unit: 'milliliter',
  free: 800,
  reserved: 0,
  isOnSale: false,
});
const listStock = () => ({ products: [kaeppele, rebstock, extract] });
const productsShown = () =>
  within(screen.getByRole('list', { name: 'Produkte' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('every product has its bar in words, what is free, short and next to expire', async () => {
  await openStock('/desk/stock', { listStock });
  const list = within(await screen.findByRole('list', { name: 'Produkte' }));
  expect(list.getByRole('img', { name: '185 g frei, 70 g reserviert, 500 g Quarantäne, 18 g gesperrt' })).toBeVisible();
  const [first, second, third] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('Rhön Cannamed · PZN 90000156');
  expect(first).toHaveTextContent('185 g frei');
  expect(second).toHaveTextContent('leer');
  expect(second).toHaveTextContent('3 g fehlen');
  expect(second).toHaveTextContent('4 Personen warten');
  expect(first).not.toHaveTextContent(/wartet|warten/);
  expect(second).toHaveTextContent('bis 31.12.2026');
  expect(third).toHaveTextContent('800 ml frei');
  expect(third).toHaveTextContent('nicht im Verkauf');
  const rail = within(screen.getByRole('navigation', { name: 'Bereiche' }));
  expect(rail.getByRole('link', { name: 'Bestand' })).toHaveAttribute('aria-current', 'page');
});

test('filters with their counts and the search stand in the address', async () => {
  const { user } = await openStock('/desk/stock', { listStock });
  await user.click(await screen.findByRole('button', { name: 'Verfall in 60 Tagen 1' }));
  expect(productsShown()).toEqual(['Rebstock 24/1']);
  expect(window.location.hash).toBe('#/desk/stock?show=expiring');
  await user.click(screen.getByRole('button', { name: 'alle 3' }));
  await user.keyboard('/');
  const field = screen.getByRole('searchbox', { name: 'Im Bestand suchen' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('frank');
  expect(productsShown()).toEqual(['Frankonia 10/10']);
  expect(window.location.hash).toBe('#/desk/stock?q=frank');
  await user.keyboard('xyz');
  expect(screen.getByText('Kein Produkt passt dazu.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(productsShown()).toHaveLength(3);
});

test('by j, k and Enter a product opens, and back leads to its row', async () => {
  const { user } = await openStock('/desk/stock', { listStock });
  await screen.findByRole('list', { name: 'Produkte' });
  await user.keyboard('jjjk');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Rebstock 24/1' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await expect.poll(() => window.location.hash, patience).toBe(`#/desk/stock/${rebstock.id}`);
  await screen.findByRole('heading', { name: 'Bewegungen' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Rebstock 24/1' })).toHaveFocus());
});

test('goods-in is a key away for who may, and not there for others', async () => {
  const { user } = await openStock('/desk/stock', { listStock });
  await screen.findByRole('link', { name: 'Wareneingang' });
  await user.keyboard('w');
  expect(await screen.findByRole('heading', { level: 1, name: 'Wareneingang' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Lieferant' })).toHaveFocus());
});

test('who may only see has no goods-in; who may not reads a plain sentence', async () => {
  await openStock('/desk/stock', { readDeskMe: () => ({ ...anna, rights: ['seeStock'] }) });
  await screen.findByRole('link', { name: 'Käppele 25/1' });
  expect(screen.queryByRole('link', { name: 'Wareneingang' })).toBeNull();
  leaveDesk();
  for (const address of ['/desk/stock', '/desk/stock/x', '/desk/goods-in']) {
    await openStock(address, { readDeskMe: () => anna });
    expect((await screen.findAllByText(/haben Sie kein Recht/)).at(-1)).toBeVisible();
  }
});

test('a failure is told and tried again; an empty catalogue is told too, in English as well', async () => {
  let isBroken = true;
  const { user } = await openStock(
    '/desk/stock',
    { listStock: () => (isBroken ? refuse('Internal')() : { products: [] }) },
    'en',
  );
  expect(await screen.findByText('The stock could not be loaded.')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There is no product in the catalogue yet.')).toBeVisible();
});

test('filled goods wait for an answer: waste needs a second person, who is chosen from the team', async () => {
  const waiting = aFilled();
  const aside = aFilled({
    id: 8,
    orderCode: '9DHK-V3QN',
    orderStatus: 'confirmed',
    setAside: { at: '2026-11-16T09:00:00.000Z', by: 'Max Götz' },
  });
  const colleagues = [{ id: '11111111-1111-4111-8111-000000000009', name: 'Zoe Zeugin' }];
  let goods = [aside, waiting];
  const { user, received } = await openStock('/desk/stock', {
    listStock,
    readDeskMe: () => ({ ...anna, rights: ['seeStock', 'seeOrder', 'reviewPrescription'] }),
    listFilledGoods: () => ({ goods }),
    readFilledGoods: () => ({ goods: [waiting], colleagues }),
    answerFilledGoods: () => {
      goods = [aside];
      return { goods: [], colleagues };
    },
  });
  const list = within(await screen.findByRole('list', { name: 'Abgefüllte Ware, die hier liegt' }));
  const [first, second] = list.getAllByRole('article');
  expect(first).toHaveTextContent(/5 g Käppele 22\/1 wartet.*Bestellung 7KQX-M29F · Charge K25-0931/);
  expect(second).toHaveTextContent(/Zurückgestellt für diese Bestellung.*Max Götz/);
  await user.click(within(first as HTMLElement).getByRole('button', { name: /Sagen, was aus 5 g Käppele/ }));
  await user.click(await screen.findByRole('radio', { name: 'Geöffnet, wird vernichtet' }));
  expect(screen.queryByRole('radio', { name: /Zurückgestellt für/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Antwort festhalten/ }));
  const witness = screen.getByRole('combobox', { name: 'Zweite Person bei der Vernichtung' });
  expect(witness).toHaveFocus();
  expect(witness).toHaveAccessibleDescription(/Vernichtet von Anna.*Bitte wählen Sie, wer/);
  expect(received.answerFilledGoods).toBeUndefined();
  await user.selectOptions(witness, 'Zoe Zeugin');
  await user.click(screen.getByRole('button', { name: /Antwort festhalten/ }));
  await screen.findByText('Die Antwort steht in den Büchern.');
  expect(received.answerFilledGoods?.[0]?.body).toEqual({
    answers: [{ portion: 7, fate: 'waste', witnessId: colleagues[0]?.id }],
  });
  await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(1), patience);
});
