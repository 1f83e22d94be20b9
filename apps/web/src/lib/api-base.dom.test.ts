import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { acceptApiBase, readApiBase } from './api-base.ts';
import { store } from './storage.ts';

const allowed = ['https://api.pharmacy.example', 'http://127.0.0.1:4000'];

afterEach(() => {
  delete window.__API_BASE__;
});

describe('acceptApiBase', () => {
  test.each([
    ['/api', '/api'],
    ['/api/', '/api'],
    ['/', ''],
    ['/v2/shop-api', '/v2/shop-api'],
    ['https://api.pharmacy.example', 'https://api.pharmacy.example'],
    ['https://api.pharmacy.example/api/', 'https://api.pharmacy.example/api'],
    ['https://api.pharmacy.example:443', 'https://api.pharmacy.example:443'],
    ['HTTPS://API.pharmacy.example', 'HTTPS://API.pharmacy.example'],
    ['http://127.0.0.1:4000/api', 'http://127.0.0.1:4000/api'],
  ])('%j is taken', (value, base) => {
    expect(acceptApiBase(value, allowed)).toBe(base);
  });

  test.each([
    [''],
    ['api'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/api\\..\\x'],
    ['/\t/evil.example'],
    [' /api'],
    ['/api '],
    ['/api\n'],
    ['/../evil'],
    ['/api/../../x'],
    ['/api/./x'],
    ['/%2e%2e/x'],
    ['/api//x'],
    ['/api?next=x'],
    ['/api#x'],
    ['/@evil.example'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['https://evil.example'],
    ['https://api.pharmacy.example.evil.example'],
    ['https://api.pharmacy.example@evil.example'],
    ['https://user:secret@api.pharmacy.example'],
    ['https://api.pharmacy.example\\@evil.example'],
    ['https://api.pharmacy.example:8443'],
    ['http://api.pharmacy.example'],
    ['https:api.pharmacy.example'],
    ['https:///api.pharmacy.example'],
    ['https://api.pharmacy.example/../x'],
    ['https://api.pharmacy.example/?x'],
    ['ftp://api.pharmacy.example'],
    [42],
    [null],
    [{}],
    [['/api']],
  ])('%j is refused', (value) => {
    expect(acceptApiBase(value, allowed)).toBeNull();
  });

  test('whatever is stored, a call stays with this origin or an allowed one, below the base it named', () => {
    const here = 'https://shop.example';
    const piece = fc.constantFrom(
      ...[
        '/',
        '//',
        '\\',
        '..',
        '.',
        '@',
        ':',
        '#',
        '?',
        '%2e',
        '%2f',
        ' ',
        '\t',
        '\n',
        '\u0000',
        'https://',
        'http://',
      ],
      ...['javascript:', 'evil.example', 'api', 'api.pharmacy.example', '127.0.0.1:4000', 'user:pw@', '４', 'ℯ'],
    );
    const nasty = fc.array(fc.oneof({ weight: 4, arbitrary: piece }, fc.string({ maxLength: 4 })), { maxLength: 8 });

    fc.assert(
      fc.property(
        fc.oneof(
          nasty.map((pieces) => pieces.join('')),
          fc.webUrl(),
          fc.string(),
        ),
        (value) => {
          const base = acceptApiBase(value, allowed);
          if (base === null) return;
          const url = new URL(`${base}/shop/v1/cart`, here);
          expect([here, ...allowed]).toContain(url.origin);
          expect(url.username + url.password + url.search + url.hash).toBe('');
          expect(url.pathname).toBe(`${base.replace(/^https?:\/\/[^/]+/i, '')}/shop/v1/cart`);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('readApiBase', () => {
  test('[WI-01] is /api unless the window or the storage says otherwise, the window first', () => {
    expect(readApiBase([])).toBe('/api');

    store('cm_api_base', '/stored');
    expect(readApiBase([])).toBe('/stored');

    window.__API_BASE__ = '/from-window';
    expect(readApiBase([])).toBe('/from-window');
  });

  test('[WI-01] a foreign base is ignored with a warning', () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    window.__API_BASE__ = 'https://evil.example';
    store('cm_api_base', '//evil.example/api');

    expect(readApiBase(['https://api.pharmacy.example'])).toBe('/api');
    expect(warning).toHaveBeenCalledTimes(2);
    expect(String(warning.mock.calls)).not.toContain('evil');
  });

  test('[WI-01] an origin that the config allows is honoured', () => {
    store('cm_api_base', 'https://api.pharmacy.example/api');
    expect(readApiBase(['https://api.pharmacy.example'])).toBe('https://api.pharmacy.example/api');
  });
});
