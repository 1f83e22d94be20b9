import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyDisplaySettings } from '#domain/display/display-settings.ts';
import { renderPage } from '#testing/render-page.tsx';

async function openPanel() {
  const page = await renderPage('/faq');
  await page.user.click(screen.getByRole('button', { name: 'Darstellung und Textgröße' }));
  return { ...page, panel: within(screen.getByRole('dialog', { name: 'Darstellung' })) };
}

/** As a browser does it: input while the thumb moves, change when it is let go. */
function setSlider(slider: HTMLElement, percent: number) {
  fireEvent.input(slider, { target: { value: String(percent) } });
  fireEvent.change(slider);
}

describe('the display panel', () => {
  beforeEach(() => {
    localStorage.setItem('theme', 'dark');
    applyDisplaySettings();
  });

  afterEach(() => {
    document.documentElement.removeAttribute('data-theme');
    document.documentElement.removeAttribute('style');
  });

  it('[FR-09] changes the theme', async () => {
    const { user, panel } = await openPanel();
    expect(panel.getByRole('radio', { name: 'Dunkel' })).toBeChecked();

    await user.click(panel.getByRole('radio', { name: 'Hell' }));

    expect(panel.getByRole('radio', { name: 'Hell' })).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('[FR-09] sets the text size from 80 to 250 % in steps of 1 and says it', async () => {
    const { panel } = await openPanel();
    const slider = panel.getByRole('slider', { name: 'Textgröße' });
    expect(slider).toHaveAttribute('min', '80');
    expect(slider).toHaveAttribute('max', '250');
    expect(slider).toHaveAttribute('step', '1');
    expect(slider).toHaveAttribute('aria-valuetext', '100 Prozent');

    for (const percent of [80, 137, 250]) {
      setSlider(slider, percent);
      await waitFor(() => expect(document.documentElement.style.fontSize).toBe(`${percent}%`));
      expect(localStorage.getItem('text_scale')).toBe(String(percent / 100));
      expect(slider).toHaveValue(String(percent));
      expect(slider).toHaveAttribute('aria-valuetext', `${percent} Prozent`);
      expect(panel.getByText(`So groß ist der Text bei ${percent} %.`)).toBeInTheDocument();
    }
  });

  it('shows the size on the sample while the thumb is dragged, and changes the page when it is let go', async () => {
    const { panel } = await openPanel();
    const slider = panel.getByRole('slider', { name: 'Textgröße' });

    fireEvent.input(slider, { target: { value: '200' } });
    expect(panel.getByText('So groß ist der Text bei 200 %.')).toHaveAttribute('style', 'font-size: 2em;');
    expect(document.documentElement.style.fontSize).toBe('100%');

    fireEvent.change(slider);
    await waitFor(() => expect(document.documentElement.style.fontSize).toBe('200%'));
  });

  it('[FR-09] [TH-04] goes back to dark and 100 %', async () => {
    const { user, panel } = await openPanel();
    await user.click(panel.getByRole('radio', { name: 'Hell' }));
    setSlider(panel.getByRole('slider'), 180);
    await waitFor(() => expect(document.documentElement.style.fontSize).toBe('180%'));

    await user.click(panel.getByRole('button', { name: 'Zurücksetzen' }));

    expect(panel.getByRole('radio', { name: 'Dunkel' })).toBeChecked();
    expect(panel.getByRole('slider')).toHaveValue('100');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.documentElement.style.fontSize).toBe('100%');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(localStorage.getItem('text_scale')).toBe('1');
  });
});
