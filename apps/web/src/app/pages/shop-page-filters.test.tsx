import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aProduct } from '#testing/factories.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

const käppele = aProduct();
const silvana = aProduct({
  slug: 'silvana-18-1',
  title: 'Silvana 18/1',
  manufacturer: 'Veltana Pharma',
  strain: 'LAVENDER SLATE',
  thc: 18,
  cbd: 12,
  terpenes: ['Limonen'],
  irradiation: false,
  priceCent: 749,
  pzn: '90000121',
});
const starkweiler = aProduct({
  slug: 'starkweiler-33-1',
  title: 'Starkweiler 33/1',
  manufacturer: 'Veltana Pharma',
  strain: null,
  thc: 33,
  cbd: null,
  terpenes: [],
  irradiation: null,
  priceCent: null,
  pzn: null,
});

function serve(...items: ReturnType<typeof aProduct>[]) {
  return fakeServer({ listProducts: () => ({ items, page: 1, pageSize: 200, total: items.length }) });
}

async function openShop(search = '', locale: 'de' | 'en' = 'de') {
  serve(käppele, silvana, starkweiler);
  const page = await renderPage(`/shop${search}`, { locale });
  await screen.findAllByRole('status');
  await waitFor(() => expect(inMain().getByRole('status')).toHaveTextContent(/\d|Keine|No/));
  return page;
}

const inMain = () => within(screen.getByRole('main'));
const panel = () => within(screen.getByRole('region', { name: /^Filter/ }));
const section = (name: string) => panel().getByRole('button', { name: new RegExp(`^${name}`) });
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const expectTitles = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));
/** As keys and screen readers set it. */
const setSlider = (name: string, value: number) =>
  fireEvent.change(panel().getByRole('slider', { name }), { target: { value: String(value) } });

afterEach(() => {
  vi.useRealTimers();
});

describe('[SH-04] the accordion', () => {
  const names = ['Hersteller', 'Preis', 'THC / CBD Gehalt', 'Strain / Kultivar', 'Bestrahlung', 'Terpene'];

  test('has six sections in this order, the first one open', async () => {
    await openShop();
    const headings = panel().getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent.trim())).toEqual(names);
    expect(headings.map((heading) => within(heading).getByRole('button').getAttribute('aria-expanded'))).toEqual([
      'true',
      ...names.slice(1).map(() => 'false'),
    ]);
  });

  test('opening one closes the others; clicking the open one closes it', async () => {
    const { user } = await openShop();
    for (const name of names.slice(1)) {
      await user.click(section(name));
      expect(panel().getAllByRole('button', { expanded: true })).toEqual([section(name)]);
    }
    await user.click(section('Terpene'));
    expect(panel().queryByRole('button', { expanded: true })).not.toBeInTheDocument();
  });

  test('closed sections show their value', async () => {
    await openShop(
      '?manufacturers=Rh%C3%B6n+Cannamed&manufacturers=Veltana+Pharma&priceMax=12&thcMin=18&thcMax=26&irradiation=false&terpenes=Limonen',
    );
    const spoken = names.map((name) => section(name).textContent.replaceAll('\u00a0', ' '));
    expect(spoken).toEqual([
      'Hersteller 2 ausgewählt',
      'Preis bis 12 €',
      'THC / CBD Gehalt THC 18,0 bis 26,0 %',
      'Strain / Kultivar ',
      'Bestrahlung Nur unbestrahlt',
      'Terpene Limonen',
    ]);
  });
});

describe('[SH-05] the list is narrowed', () => {
  test('by any of several makers, each with the number of its products', async () => {
    const { user } = await openShop();
    expect(panel().getByRole('checkbox', { name: 'Veltana Pharma 2 Produkte' })).not.toBeChecked();
    await user.click(panel().getByRole('checkbox', { name: /^Rhön Cannamed 1 Produkt$/ }));
    await expectTitles('Käppele 25/1');
    await user.click(panel().getByRole('checkbox', { name: /^Veltana Pharma/ }));
    await expectTitles('Käppele 25/1', 'Silvana 18/1', 'Starkweiler 33/1');
  });

  test('by a cultivar in any case, by terpenes', async () => {
    const { user } = await openShop();
    await user.click(section('Strain'));
    await user.click(panel().getByRole('checkbox', { name: /^Lavender Slate 2/ }));
    await expectTitles('Käppele 25/1', 'Silvana 18/1');
    await user.click(section('Terpene'));
    // The count follows the other filters.
    await user.click(await panel().findByRole('checkbox', { name: 'Limonen 1 Produkt' }));
    await expectTitles('Silvana 18/1');
  });

  test('by irradiation, in three choices', async () => {
    const { user } = await openShop();
    await user.click(section('Bestrahlung'));
    const choices = within(panel().getByRole('radiogroup', { name: 'Bestrahlung' }));
    expect(choices.getAllByRole('radio')).toHaveLength(3);
    expect(choices.getByRole('radio', { name: 'Alle 3 Produkte' })).toBeChecked();
    await user.click(choices.getByRole('radio', { name: /^Nur bestrahlt 1/ }));
    await expectTitles('Käppele 25/1');
    await user.click(choices.getByRole('radio', { name: /^Nur unbestrahlt 1/ }));
    await expectTitles('Silvana 18/1');
    await user.click(choices.getByRole('radio', { name: /^Alle/ }));
    await expectTitles('Käppele 25/1', 'Silvana 18/1', 'Starkweiler 33/1');
  });

  test('by THC and CBD, where a missing value lies in no range', async () => {
    const { user } = await openShop();
    await user.click(section('THC'));
    setSlider('THC mindestens', 20);
    await expectTitles('Käppele 25/1', 'Starkweiler 33/1');
    setSlider('CBD höchstens', 10);
    await expectTitles('Käppele 25/1');
  });
});

describe('[SH-06] the sliders', () => {
  test.each([
    ['Preis', 'Preis mindestens', '0', '200', '1', '0 €'],
    ['Preis', 'Preis höchstens', '0', '200', '1', '200 €+, nach oben offen'],
    ['THC', 'THC mindestens', '0', '30', '0.5', '0,0 %'],
    ['THC', 'THC höchstens', '0', '30', '0.5', '30 %+, nach oben offen'],
    ['THC', 'CBD höchstens', '0', '30', '0.5', '30 %+, nach oben offen'],
  ])('%s: %s goes from %s to %s by %s and says %s', async (name, slider, min, max, step, text) => {
    const { user } = await openShop();
    await user.click(section(name));
    const thumb = panel().getByRole('slider', { name: slider });
    expect(thumb).toHaveAttribute('min', min);
    expect(thumb).toHaveAttribute('max', max);
    expect(thumb).toHaveAttribute('step', step);
    expect(thumb.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('a price in whole euros; its end does not bound', async () => {
    const { user, router } = await openShop();
    await user.click(section('Preis'));
    expect(panel().getByText(/^0 bis 200\s€\+$/)).toBeVisible();
    setSlider('Preis höchstens', 8);
    expect(panel().getByText(/^0 bis 8\s€$/)).toBeVisible();
    await expectTitles('Silvana 18/1');
    expect(router.state.location.search).toBe('?type=bud&priceMax=8');

    setSlider('Preis höchstens', 200);
    await waitFor(() => expect(router.state.location.search).toBe('?type=bud'));
    await expectTitles('Käppele 25/1', 'Silvana 18/1', 'Starkweiler 33/1');
  });

  test('a min above the max is pulled one step below it', async () => {
    const { user } = await openShop('?thcMax=20');
    await user.click(section('THC'));
    setSlider('THC mindestens', 26);
    expect(panel().getByRole('slider', { name: 'THC mindestens' })).toHaveValue('19.5');
    setSlider('THC höchstens', 0);
    expect(panel().getByRole('slider', { name: 'THC mindestens' })).toHaveValue('0');
  });

  test('the whole list is within reach of the pointer, and above 30 % too', async () => {
    await openShop('?thcMin=30');
    await expectTitles('Starkweiler 33/1');
  });
});

describe('[SH-07] a change', () => {
  test('moves the control at once and the list 150 ms after the last one', async () => {
    await openShop();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(panel().getByRole('checkbox', { name: /^Rhön/ }));
    expect(panel().getByRole('checkbox', { name: /^Rhön/ })).toBeChecked();
    await act(() => vi.advanceTimersByTimeAsync(100));
    fireEvent.click(panel().getByRole('checkbox', { name: /^Veltana/ }));
    fireEvent.click(panel().getByRole('checkbox', { name: /^Rhön/ }));
    await act(() => vi.advanceTimersByTimeAsync(149));
    expect(titles()).toHaveLength(3);
    await act(() => vi.advanceTimersByTimeAsync(2));
    expect(titles()).toEqual(['Silvana 18/1', 'Starkweiler 33/1']);
  });

  test.each(['Zurücksetzen', 'Alle zurücksetzen'])('%s clears every filter and emits reset', async (name) => {
    const onReset = vi.fn();
    window.addEventListener('reset', onReset, { once: true });
    const { user, router } = await openShop(
      '?q=silvana&manufacturers=Veltana+Pharma&priceMax=12&thcMin=10&cbdMin=2&strains=lavender+slate&irradiation=false&terpenes=Limonen&sort=thc',
    );
    await expectTitles('Silvana 18/1');
    await user.click(inMain().getByRole('button', { name }));
    await expectTitles('Silvana 18/1', 'Käppele 25/1', 'Starkweiler 33/1');
    expect(router.state.location.search).toBe('?sort=thc&type=bud');
    expect(onReset).toHaveBeenCalledOnce();
    expect(inMain().queryByRole('list', { name: 'Aktive Filter' })).not.toBeInTheDocument();
  });
});

describe('[SH-03] the order', () => {
  test('is the recommended one, without a direction, until another is chosen', async () => {
    const { user, router } = await openShop();
    const order = screen.getByRole('combobox', { name: 'Sortieren nach' });
    expect(
      within(order)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Empfehlung', 'Preis', 'THC']);
    expect(screen.getByRole('button', { name: 'Die Empfehlung hat keine Richtung' })).toBeDisabled();
    expect(screen.getByText('Lieferbar zuerst, dann nach Name')).toBeVisible();
    expect(order).toHaveAccessibleDescription('Lieferbar zuerst, dann nach Name');

    await user.selectOptions(order, 'Preis');
    expect(screen.queryByText('Lieferbar zuerst, dann nach Name')).not.toBeInTheDocument();
    await expectTitles('Starkweiler 33/1', 'Silvana 18/1', 'Käppele 25/1');
    await user.click(screen.getByRole('button', { name: /^Sortierung: aufsteigend/ }));
    await expectTitles('Käppele 25/1', 'Silvana 18/1', 'Starkweiler 33/1');
    expect(router.state.location.search).toBe('?type=bud&sort=price&direction=desc');

    await user.selectOptions(order, 'Empfehlung');
    await waitFor(() => expect(router.state.location.search).toBe('?type=bud'));
  });
});

test('the number of results is told to everyone who listens', async () => {
  const { user } = await openShop();
  await user.click(panel().getByRole('checkbox', { name: /^Veltana/ }));
  await waitFor(() => expect(inMain().getByRole('status')).toHaveTextContent(/^2 von 3 Produkten, alle verschreib/));
});

test('chips take their filter away, hand the focus on, and say what they do', async () => {
  const { user } = await openShop('?manufacturers=Veltana+Pharma&thcMin=18&thcMax=26');
  await expectTitles('Silvana 18/1');
  const chips = () => within(inMain().getByRole('list', { name: 'Aktive Filter' }));
  await user.click(chips().getByRole('button', { name: /^Filter entfernen: THC 18 bis 26\s%$/ }));
  expect(chips().getByRole('button', { name: 'Alle zurücksetzen' })).toHaveFocus();
  await expectTitles('Silvana 18/1', 'Starkweiler 33/1');
  await user.click(chips().getByRole('button', { name: 'Filter entfernen: Veltana Pharma' }));
  expect(screen.getByRole('main')).toHaveFocus();
  await expectTitles('Käppele 25/1', 'Silvana 18/1', 'Starkweiler 33/1');
});

test('the English interface', async () => {
  await openShop('?manufacturers=Veltana+Pharma&thcMin=18', 'en');
  expect(inMain().getByRole('status')).toHaveTextContent('2 of 3 products, all prescription only');
  expect(screen.getByRole('button', { name: /^Remove filter: THC from 18%/ })).toBeVisible();
  expect(screen.getByText(/^Prices per 1\sg, incl. VAT, plus shipping$/)).toBeVisible();
});
