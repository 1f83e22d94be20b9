import { beforeEach, expect, test, vi } from 'vitest';
import { patience } from '#testing/patience.ts';
import { importOrReload } from './import-or-reload.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const isServerThere = async () => true;
const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('a chunk that loads is handed on', async () => {
  expect(await importOrReload(async () => 'module', { reload })).toBe('module');
  expect(reload).not.toHaveBeenCalled();
});

test('a chunk of an older release reloads the page once, then fails openly', async () => {
  void importOrReload(gone, { reload, isServerThere });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), patience);

  await expect(importOrReload(gone, { reload, isServerThere })).rejects.toThrow('Failed to fetch');
  expect(reload).toHaveBeenCalledOnce();
});

test('a later release may reload again', async () => {
  sessionStorage.setItem('reloaded_at', String(Date.now() - 61_000));
  void importOrReload(gone, { reload, isServerThere });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), patience);
});

test('without session storage it never reloads, for nothing would end the loop', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    clear: () => {},
  });
  await expect(importOrReload(gone, { reload, isServerThere })).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
});

test('a chunk that was lost on the way is asked for again, and nothing that was typed is', async () => {
  const load = vi.fn(async () => 'module').mockImplementationOnce(gone as never);
  expect(await importOrReload(load, { reload, isServerThere })).toBe('module');
  expect(reload).not.toHaveBeenCalled();
});

test('without a connection the page never reloads by itself, and the chunk is there when the connection is', async () => {
  const net = { isThere: false };
  const waits: (() => void)[] = [];
  const untilServerIsThere = () => new Promise<void>((resolve) => void waits.push(resolve));
  const load = vi.fn(() => (net.isThere ? Promise.resolve('module') : gone()));
  const loading = importOrReload(load, { reload, isServerThere: async () => net.isThere, untilServerIsThere });
  await vi.waitFor(() => expect(waits).toHaveLength(1), patience);
  // Back for a moment only.
  waits[0]?.();
  await vi.waitFor(() => expect(waits).toHaveLength(2), patience);
  net.isThere = true;
  waits[1]?.();
  expect(await loading).toBe('module');
  expect(reload).not.toHaveBeenCalled();
});
