import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast, showToast, toastStore } from './toast.ts';

afterEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id);
});

test('[FR-10] a toast lasts 3500 ms, an error 6000 ms, or as long as it is told', () => {
  showToast('Gespeichert.');
  showToast('Fehler', { type: 'error' });
  showToast('Kurz', { durationMs: 1500 });
  showToast('Langer Fehler', { type: 'error', durationMs: 9000 });
  expect(toastStore.read().map(({ durationMs }) => durationMs)).toEqual([3500, 6000, 1500, 9000]);
});

test('[FR-10] a toast carries its message, its type and where it belongs', () => {
  showToast('Produkt wurde zum Warenkorb hinzugefügt', { type: 'success', anchor: { x: 10, y: 20 } });
  showToast('Hinweis');
  expect(toastStore.read()).toMatchObject([
    { message: 'Produkt wurde zum Warenkorb hinzugefügt', type: 'success', anchor: { x: 10, y: 20 } },
    { message: 'Hinweis', type: 'info' },
  ]);
  expect(toastStore.read()[1]).not.toHaveProperty('anchor');
});

test('listeners hear of every toast until they leave', () => {
  const listener = vi.fn();
  const leave = toastStore.subscribe(listener);
  showToast('a');
  expect(listener).toHaveBeenCalledTimes(1);

  dismissToast(toastStore.read()[0]?.id ?? 0);
  expect(toastStore.read()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);

  leave();
  showToast('b');
  expect(listener).toHaveBeenCalledTimes(2);
});
