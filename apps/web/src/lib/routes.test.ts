import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { linkTo, routes } from './routes.ts';

describe('[NA-07] linkTo', () => {
  test.each([
    [linkTo('Home'), '/'],
    [linkTo('Shop'), '/shop'],
    [linkTo('Shop', undefined, { type: 'extract' }), '/shop?type=extract'],
    [linkTo('Shop', undefined, { type: 'bud', q: undefined }), '/shop?type=bud'],
    [linkTo('Shop', undefined, { q: 'Käppele & Co' }), '/shop?q=K%C3%A4ppele+%26+Co'],
    [linkTo('Product', { slug: 'kaeppele-25-1' }), '/product/kaeppele-25-1'],
    [linkTo('Product', { slug: 'a/b?c#d' }), '/product/a%2Fb%3Fc%23d'],
    [linkTo('Checkout'), '/checkout'],
    [linkTo('Checkout', { step: 'shipping' }), '/checkout/shipping'],
    [linkTo('Prescription'), '/prescription'],
    [linkTo('Orders'), '/orders'],
    [linkTo('Profile'), '/account'],
    [linkTo('BlogPost', { slug: 'x' }), '/blog/x'],
    [linkTo('EditorLogin'), '/cms/login'],
  ])('%s', (link, expected) => {
    expect(link).toBe(expected);
  });

  test('a missing or misspelt parameter does not compile', () => {
    const mistakes = () => [
      // @ts-expect-error a product link needs its slug
      linkTo('Product'),
      // @ts-expect-error and no other
      linkTo('Product', { slag: 'x' }),
      // @ts-expect-error there is no such route
      linkTo('Basket'),
    ];
    expect(mistakes).toBeDefined();
  });
});

test('a slug comes out of the address as it went in', () => {
  for (const slug of ['kaeppele-25-1', 'Käppele 25/1', '100 %', 'a#b?c']) {
    const [match] = matchRoutes([{ path: routes.Product }], linkTo('Product', { slug })) ?? [];
    expect(match?.params.slug).toBe(slug);
  }
});
