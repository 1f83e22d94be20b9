import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aProduct } from '#testing/factories.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

const käppele = aProduct({ pzn: '90000144' });
const silvana = aProduct({
  slug: 'silvana',
  title: 'Silvana 18/1',
  manufacturer: 'Veltana Pharma',
  strain: 'Lemon Terrace',
  terpenes: ['Limonen'],
  thc: 18,
  irradiation: false,
  pzn: '90000121',
  priceCent: 749,
});

async function openShop(search = '', config = {}) {
  fakeServer({
    listProducts: ({ query }) => {
      const items = query.productType === 'extract' ? [] : [käppele, silvana];
      return { items, page: 1, pageSize: 200, total: items.length };
    },
  });
  return renderPage(`/shop${search}`, { config });
}

const inMain = () => within(screen.getByRole('main'));
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const expectTitles = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));

describe('the address', () => {
  test('tells the same list to anybody', async () => {
    await openShop('?type=bud&manufacturers=Veltana+Pharma&thcMin=10&sort=price&direction=desc&q=lemon');
    await expectTitles('Silvana 18/1');
    expect(screen.getByRole('checkbox', { name: /^Veltana/ })).toBeChecked();
    expect(screen.getByRole('combobox')).toHaveValue('price');
    expect(screen.getByRole('searchbox', { name: 'In dieser Liste suchen' })).toHaveValue('lemon');
    expect(screen.getByRole('button', { name: 'Filter (3)' })).toBeInTheDocument();
  });

  test.each(['?manufacturers=Niemand', '?thcMin=abc&priceMax=-4', '?strains=Unbekannt&terpenes=x', '?sort=color'])(
    'with what is unknown or broken shows everything: %s',
    async (search) => {
      await openShop(search);
      await expectTitles('Käppele 25/1', 'Silvana 18/1');
      expect(inMain().getByRole('status')).toHaveTextContent(/^2 Produkte/);
      expect(screen.queryByRole('list', { name: 'Aktive Filter' })).not.toBeInTheDocument();
    },
  );

  test('back takes one change back', async () => {
    const { user, router } = await openShop('?type=bud');
    await user.click(await screen.findByRole('checkbox', { name: /^Veltana/ }));
    await expectTitles('Silvana 18/1');
    await user.selectOptions(screen.getByRole('combobox'), 'THC');
    await waitFor(() => expect(router.state.location.search).toContain('sort=thc'));

    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('relevance'));
    expect(titles()).toEqual(['Silvana 18/1']);
    await act(() => router.navigate(-1));
    await expectTitles('Käppele 25/1', 'Silvana 18/1');
    expect(screen.getByRole('checkbox', { name: /^Veltana/ })).not.toBeChecked();
  });

  test('a word typed letter by letter is one step for the back button', async () => {
    const { user, router } = await openShop('?type=bud');
    const field = screen.getByRole('searchbox', { name: 'In dieser Liste suchen' });
    const entries = vi.fn();
    const unsubscribe = router.subscribe(({ historyAction, navigation }) => {
      if (navigation.state === 'idle') entries(historyAction);
    });
    for (const letters of ['lem', 'on ter', 'race']) {
      await user.type(field, letters);
      await waitFor(() => expect(router.state.location.search).toContain(letters.trim().split(' ').at(-1)));
    }
    unsubscribe();
    expect(field).toHaveValue('lemon terrace');
    await expectTitles('Silvana 18/1');
    expect(entries.mock.calls.flat().filter((action) => action === 'PUSH')).toHaveLength(1);

    await act(() => router.navigate(-1));
    await expectTitles('Käppele 25/1', 'Silvana 18/1');
    expect(field).toHaveValue('');
  });

  test('keeps search text and order when the other product type is opened, and leaves the filters behind', async () => {
    await openShop('?type=bud&q=lemon&sort=price&direction=desc&manufacturers=Veltana+Pharma');
    expect(screen.getByRole('link', { name: 'EXTRAKTE' })).toHaveAttribute(
      'href',
      '#/shop?type=extract&q=lemon&sort=price&direction=desc',
    );
  });
});

test.each([
  ['kappele', 'Käppele 25/1'],
  ['RHOEN linalool', 'Käppele 25/1'],
  ['90000144', 'Käppele 25/1'],
  ['veltana terrace', 'Silvana 18/1'],
])('the search text %s finds %s', async (q, title) => {
  await openShop(`?q=${q}`);
  await expectTitles(title);
});

describe('nothing found', () => {
  test('offers to leave the tightest filter away, with the number it brings back', async () => {
    const { user, router } = await openShop('?type=bud&irradiation=true&manufacturers=Veltana+Pharma&thcMin=10');
    expect(await screen.findByText('Keine Produkte gefunden')).toBeVisible();
    expect(inMain().getByRole('status')).toHaveTextContent(/^0 von 2 Produkten/);
    await user.click(screen.getByRole('button', { name: '1 Produkt ohne „Veltana Pharma“' }));
    await expectTitles('Käppele 25/1');
    expect(router.state.location.search).toBe('?type=bud&irradiation=true&thcMin=10');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('offers only to reset when no single filter is to blame', async () => {
    const { user } = await openShop('?type=bud&q=xyz&thcMin=30&manufacturers=Veltana+Pharma');
    expect(await screen.findByText('Keine Produkte gefunden')).toBeVisible();
    expect(screen.queryByRole('button', { name: /ohne „/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Alle Filter zurücksetzen' }));
    await expectTitles('Käppele 25/1', 'Silvana 18/1');
  });

  test('leads a search to the other product type, as long as nobody knows that it has none', async () => {
    await openShop('?type=bud&q=frankonia');
    expect(await screen.findByText('Keine Produkte gefunden')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: /„frankonia“/ })).not.toBeInTheDocument());
  });
});

describe('[SH-02] the filter sheet', () => {
  test('opens from the button, tells the number, and closes by Escape, by its button and by showing', async () => {
    const { user } = await openShop('?type=bud');
    const button = screen.getByRole('button', { name: 'Filter' });
    await user.click(button);
    const sheet = within(screen.getByRole('dialog', { name: 'Filter' }));
    await user.click(sheet.getByRole('checkbox', { name: /^Veltana/ }));
    expect(await sheet.findByRole('button', { name: '1 Produkt anzeigen' })).toBeVisible();
    expect(sheet.getByText('1 Produkt', { selector: '[role=status]' })).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: '1 Produkt anzeigen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveTextContent('Filter (1)');
    await expectTitles('Silvana 18/1');

    await user.click(button);
    act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(button);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Filter schließen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('what the law wants to be seen', () => {
  test('prices with VAT and shipping, the duty of a prescription', async () => {
    await openShop();
    expect(screen.getByText(/^Preise je 1\sg, inkl\. MwSt\., zzgl\. Versand$/)).toBeVisible();
    expect(screen.getByText(/^Alle Produkte sind verschreibungs/)).toBeVisible();
  });
});
