import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectTitles, inMain, openShop, panel, section, setSlider } from '#testing/at-filters.ts';

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
  expect(screen.getByText(/^Prices per 1\sg, incl. VAT, plus delivery$/)).toBeVisible();
});
