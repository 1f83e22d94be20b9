import { readStored, store } from '#lib/storage.ts';

/** Theme and text size (TH-01 … TH-04). Without React: the script before the first paint uses it too. */
export type Theme = 'light' | 'dark';

export const textScaleLimits = { min: 0.5, max: 2.5, sliderMin: 0.8, large: 1.5 } as const;

function initialTheme(): Theme {
  const stored = readStored('theme');
  if (stored) return stored;
  return window.matchMedia?.('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

export function changeTheme(theme: Theme): void {
  store('theme', theme);
  wearTheme(theme);
}

function wearTheme(theme: Theme): void {
  suspendTransitions();
  applyTheme(theme);
  window.dispatchEvent(new CustomEvent('theme-changed', { detail: { theme } }));
}

/** base.css takes every transition away until the new colours are on screen. */
function suspendTransitions(): void {
  const root = document.documentElement;
  root.toggleAttribute('data-theme-changing', true);
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute('data-theme-changing')));
}

/** Anything that is not a number counts as 1. */
export function clampTextScale(value: unknown): number {
  const scale = typeof value === 'number' ? value : Number.parseFloat(String(value));
  return Number.isFinite(scale) ? Math.min(textScaleLimits.max, Math.max(textScaleLimits.min, scale)) : 1;
}

/** Read from the page, so that it is right even where the browser refuses to store it. */
export function currentTextScale(): number {
  const percent = document.documentElement.style.fontSize;
  return percent ? clampTextScale(Number.parseFloat(percent) / 100) : storedTextScale();
}

function storedTextScale(): number {
  return clampTextScale(readStored('text_scale') ?? 1);
}

function applyTextScale(scale: number): void {
  const root = document.documentElement;
  root.style.fontSize = `${Math.round(scale * 1000) / 10}%`;
  root.toggleAttribute('data-large-text', scale > textScaleLimits.large);
}

export function changeTextScale(value: unknown): void {
  const scale = clampTextScale(value);
  store('text_scale', scale);
  wearTextScale(scale);
}

function wearTextScale(scale: number): void {
  applyTextScale(scale);
  window.dispatchEvent(new CustomEvent('text-scale-changed', { detail: { scale } }));
}

/** TH-04: back to the dark theme and 100 %. */
export function resetDisplay(): void {
  changeTheme('dark');
  changeTextScale(1);
}

/** Before the first paint. */
export function applyDisplaySettings(): void {
  applyTheme(initialTheme());
  applyTextScale(storedTextScale());
}

const displayKeys: (string | null)[] = ['theme', 'text_scale', null]; // null: everything was cleared

/** A choice in one tab applies to the others too, also to one whose code is still on its way. */
export function followDisplayOfOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (!displayKeys.includes(key)) return;
    wearTheme(initialTheme());
    wearTextScale(storedTextScale());
  });
}
