import { expect, test } from 'vitest';
import { routes } from '../apps/web/src/lib/routes.ts';
import { looks } from './look.mjs';

test('every route of the shop is looked at', () => {
  const unseen = Object.values(routes).filter((route) => {
    const pattern = new RegExp(`^${route.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);
    return !looks.some((look) => pattern.test(look.replace(/\?.*/, '')));
  });
  expect(unseen).toEqual([]);
});
