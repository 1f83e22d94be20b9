import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { forget, keep, readKept, readStored, storageKeys, store } from './storage.ts';

test('gives back what was stored, each key in its own kind', () => {
  store('theme', 'light');
  store('text_scale', 1.25);
  store('guest_cart_v1', [{ itemId: 'a', quantityGrams: 5 }]);
  expect(readStored('theme')).toBe('light');
  expect(readStored('text_scale')).toBe(1.25);
  expect(readStored('guest_cart_v1')).toEqual([{ itemId: 'a', quantityGrams: 5 }]);

  forget('theme');
  expect(readStored('theme')).toBeNull();
});

test.each([
  ['theme', 'pink'],
  ['theme', ''],
  ['text_scale', 'large'],
  ['text_scale', ''],
  ['text_scale', 'Infinity'],
  ['guest_cart_v1', '{"itemId":'],
  ['cm_consent_v1', 'undefined'],
] as const)('garbage under %s (%j) reads as nothing', (key, garbage) => {
  localStorage.setItem(key, garbage);
  expect(readStored(key)).toBeNull();
});

describe('a browser that refuses', () => {
  test('forbids: nothing is read, nothing is thrown', () => {
    const forbid = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid, clear: () => {} });
    expect(readStored('theme')).toBeNull();
    expect(store('theme', 'light')).toBe(false);
    expect(() => forget('theme')).not.toThrow();
  });

  test('is full: says so and keeps what was there', () => {
    store('locale', 'de');
    fillStorage();
    expect(store('locale', 'en')).toBe(false);
    expect(readStored('locale')).toBe('de');
  });

  test('is full: what must not be lost lasts as long as the page, until it is stored or forgotten', () => {
    fillStorage();
    keep('prescription_v1', { attempt: 'a1' });
    expect(readKept('prescription_v1')).toEqual({ attempt: 'a1' });
    expect(readStored('prescription_v1')).toBeNull();
    vi.unstubAllGlobals();
    keep('prescription_v1', { attempt: 'a2' });
    expect(readKept('prescription_v1')).toEqual({ attempt: 'a2' });
    expect(readStored('prescription_v1')).toEqual({ attempt: 'a2' });
    forget('prescription_v1');
    expect(readKept('prescription_v1')).toBeNull();
  });
});

test.each(['de', 'en'])('the privacy text (%s) names everything that is stored', (language) => {
  const file = path.resolve(import.meta.dirname, `../../../../content/datenschutz/datenschutz.${language}.md`);
  const text = readFileSync(file, 'utf8');
  expect(storageKeys.filter((key) => !text.includes(`\`${key}\``))).toEqual([]);
});

function fillStorage(): void {
  const original = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => original.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    clear: () => {},
  });
}
