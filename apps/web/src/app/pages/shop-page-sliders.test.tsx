import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectTitles, inMain, openShop, panel, section, setSlider, titles } from '#testing/at-filters.ts';

afterEach(() => {
  vi.useRealTimers();
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

  test('a value can be typed too: it counts when the field is left or with Enter, and goes to a step', async () => {
    const { user, router } = await openShop();
    await user.click(section('THC'));
    const from = panel().getByRole('spinbutton', { name: 'THC von' });
    await user.clear(from);
    await user.type(from, '19.8{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?type=bud&thcMin=20'));
    expect(panel().getByRole('spinbutton', { name: 'THC von' })).toHaveValue(20);
    expect(panel().getByRole('slider', { name: 'THC mindestens' })).toHaveValue('20');

    const to = panel().getByRole('spinbutton', { name: 'THC bis' });
    await user.clear(to);
    await user.type(to, '26');
    await user.tab();
    await waitFor(() => expect(router.state.location.search).toBe('?type=bud&thcMin=20&thcMax=26'));
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
    expect(screen.getByRole('button', { name: 'Diese Sortierung lässt sich nicht umkehren' })).toBeDisabled();
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
