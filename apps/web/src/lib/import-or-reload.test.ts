import { expect, test, vi } from 'vitest';
import { patience } from '#testing/patience.ts';
import { importOrReload } from './import-or-reload.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a chunk that loads is handed on', async () => {
  const reload = vi.fn();
  expect(await importOrReload(async () => 'module', reload)).toBe('module');
  expect(reload).not.toHaveBeenCalled();
});

test('a chunk of an older release reloads the page once, then fails openly', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const reload = vi.fn();
  void importOrReload(gone, reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), patience);

  await expect(importOrReload(gone, reload)).rejects.toThrow('Failed to fetch');
  expect(reload).toHaveBeenCalledOnce();
});

test('a later release may reload again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.setItem('reloaded_at', String(Date.now() - 61_000));
  const reload = vi.fn();
  void importOrReload(gone, reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), patience);
});

test('without session storage it never reloads, for nothing would end the loop', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    clear: () => {},
  });
  const reload = vi.fn();
  await expect(importOrReload(gone, reload)).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
});
