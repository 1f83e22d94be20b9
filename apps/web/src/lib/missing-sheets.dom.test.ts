import { expect, test } from 'vitest';
import { fetchMissingSheets } from './missing-sheets.ts';

test('a sheet that failed is asked for anew, and one that is there is not', async () => {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML =
    '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css"><link rel="icon" href="/c.svg">';
  const [there, failed] = page.querySelectorAll('link');
  Object.defineProperty(there, 'sheet', { value: {} });
  Object.defineProperty(failed, 'sheet', { value: null });
  const done = fetchMissingSheets(page);
  const [first, second, icon] = page.querySelectorAll('link');
  expect([first === there, second === failed, icon?.getAttribute('href')]).toEqual([true, false, '/c.svg']);
  expect(second?.getAttribute('href')).toBe('/b.css');
  second?.dispatchEvent(new Event('load'));
  await done;
});
