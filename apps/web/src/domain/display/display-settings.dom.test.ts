import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  applyDisplaySettings,
  changeTextScale,
  changeTheme,
  clampTextScale,
  currentTextScale,
  currentTheme,
  followDisplayOfOtherTabs,
  resetDisplay,
} from './display-settings.ts';

const root = document.documentElement;

afterEach(() => {
  root.removeAttribute('data-theme');
  root.removeAttribute('data-large-text');
  root.removeAttribute('style');
});

function systemPrefers(theme: 'light' | 'dark' | null): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: theme !== null && query.includes(`: ${theme})`) }));
}

function listenTo(name: string): unknown[] {
  const heard: unknown[] = [];
  window.addEventListener(name, (event) => heard.push((event as CustomEvent).detail), { once: true });
  return heard;
}

describe('[TH-01] the initial theme', () => {
  test.each([
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    [null, 'light', 'light'],
    [null, 'dark', 'dark'],
    [null, null, 'dark'],
    ['pink', 'light', 'light'],
  ] as const)('stored %s, system %s: %s', (stored, system, expected) => {
    if (stored) localStorage.setItem('theme', stored);
    systemPrefers(system);
    applyDisplaySettings();
    expect(root.dataset.theme).toBe(expected);
    expect(currentTheme()).toBe(expected);
  });

  test('a browser that knows no media queries gets the dark one', () => {
    vi.stubGlobal('matchMedia', undefined);
    applyDisplaySettings();
    expect(root.dataset.theme).toBe('dark');
  });
});

test('[TH-02] a change of theme is stored and told', () => {
  const heard = listenTo('theme-changed');
  changeTheme('light');
  expect(root.dataset.theme).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
  expect(heard).toEqual([{ theme: 'light' }]);
});

describe('[TH-03] the text scale', () => {
  test.each([
    [1.2, 1.2],
    [0.5, 0.5],
    [0.49, 0.5],
    [2.5, 2.5],
    [9, 2.5],
    [-1, 0.5],
    ['1.75', 1.75],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
    ['large', 1],
    [null, 1],
    [undefined, 1],
  ])('%s becomes %s', (value, expected) => {
    expect(clampTextScale(value)).toBe(expected);
  });

  test('is stored, applied in percent and told', () => {
    const heard = listenTo('text-scale-changed');
    changeTextScale(1.25);
    expect(localStorage.getItem('text_scale')).toBe('1.25');
    expect(root.style.fontSize).toBe('125%');
    expect(heard).toEqual([{ scale: 1.25 }]);
  });

  test('above 1.5 the page is marked as large', () => {
    changeTextScale(1.5);
    expect(root.hasAttribute('data-large-text')).toBe(false);
    changeTextScale(1.51);
    expect(root.hasAttribute('data-large-text')).toBe(true);
    changeTextScale(1);
    expect(root.hasAttribute('data-large-text')).toBe(false);
  });

  test('comes back at the next visit; garbage counts as 1', () => {
    localStorage.setItem('text_scale', '2');
    applyDisplaySettings();
    expect(root.style.fontSize).toBe('200%');

    localStorage.setItem('text_scale', 'huge');
    applyDisplaySettings();
    expect(root.style.fontSize).toBe('100%');
  });
});

test('[TH-04] reset gives the dark theme and 100 %', () => {
  changeTheme('light');
  changeTextScale(2);
  resetDisplay();
  expect(root.dataset.theme).toBe('dark');
  expect(root.style.fontSize).toBe('100%');
  expect(root.hasAttribute('data-large-text')).toBe(false);
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(currentTextScale()).toBe(1);
});

test('what another tab has chosen is worn and told', () => {
  followDisplayOfOtherTabs();
  const heard = listenTo('text-scale-changed');
  localStorage.setItem('theme', 'light');
  localStorage.setItem('text_scale', '1.8');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));

  expect(root.dataset.theme).toBe('light');
  expect(root.style.fontSize).toBe('180%');
  expect(heard).toEqual([{ scale: 1.8 }]);
});
