import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectTitles, inMain, openExtracts, panel, section, setSlider } from '#testing/at-filters.ts';

describe('[SH-05][SH-06] the contents of extracts are in mg/ml', () => {
  test('on the slider, 0 to 300; the address keeps to percent', async () => {
    const { user, router } = await openExtracts();
    await user.click(section('THC'));
    const least = panel().getByRole('slider', { name: 'THC mindestens' });
    expect(least).toHaveAttribute('max', '300');
    expect(least).toHaveAttribute('step', '5');
    expect(panel().getAllByText(/^0 bis 300\smg\/ml\+$/)).toHaveLength(2);

    setSlider('THC mindestens', 10);
    await expectTitles('Öl 25/0', 'Öl 10/10');
    expect(router.state.location.search).toBe('?type=extract&thcMin=1');
    expect(panel().getByRole('slider', { name: 'THC mindestens' })).toHaveAttribute('aria-valuetext', '10\u00a0mg/ml');
    expect(inMain().getByRole('button', { name: /^Filter entfernen: THC ab 10\smg\/ml$/ })).toBeVisible();
  });

  test('in the fields too, which go to the nearest step', async () => {
    const { user, router } = await openExtracts();
    await user.click(section('THC'));
    const most = panel().getByRole('spinbutton', { name: 'CBD bis' });
    expect(most).toHaveValue(300);
    await user.clear(most);
    await user.type(most, '11{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?type=extract&cbdMax=1'));
    expect(panel().getByRole('spinbutton', { name: 'CBD bis' })).toHaveValue(10);
    await expectTitles('Öl 25/0', 'Öl 10/10');
  });

  test('in the words of a link, in English as well', async () => {
    await openExtracts('&thcMin=0.5&thcMax=1', 'en');
    await expectTitles('Öl 5/50', 'Öl 10/10');
    expect(inMain().getByRole('button', { name: /^Remove filter: THC 5 to 10\smg\/ml$/ })).toBeVisible();
  });
});

test('[SH-03] extracts are sorted by their mg/ml', async () => {
  const { user } = await openExtracts();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sortieren nach' }), 'THC');
  await expectTitles('Öl 5/50', 'Öl 10/10', 'Öl 25/0');
});
