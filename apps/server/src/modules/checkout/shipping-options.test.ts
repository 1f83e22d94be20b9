import { addCartItem } from '@shop/contract/cart';
import { listShippingOptions } from '@shop/contract/checkout';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deliveryRules } from '../../db/schema/delivery.ts';
import { givenProduct } from '../../testing/factories.ts';
import { type Person, somebody } from '../../testing/person.ts';
import { givenFullCart, openShop } from '../../testing/placed-order.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

describe('shipping options', () => {
  async function options(person: Person, query: Record<string, string> = {}, language = 'de') {
    const answer = await person.call(listShippingOptions, {
      headers: { 'accept-language': language },
      query: { pharmacyId: 'demo-pharmacy', ...query },
    } as never);
    return answer.data as { id: string; type: string; available: boolean; reason: string | null }[];
  }

  test('pickup, courier and parcel, each with price and VAT', async () => {
    const shop = await openShop(database);
    const found = await options(somebody(shop), { postalCode: '97072' });
    expect(found).toEqual([
      {
        id: 'pickup',
        type: 'selfPickUp',
        name: 'Mainblüte Apotheke, Uferstraße 12, 97070 Würzburg',
        priceCent: 0,
        vat: 19,
        available: true,
        reason: null,
      },
      expect.objectContaining({ id: 'courier', type: 'courier', priceCent: 690, available: true }),
      expect.objectContaining({ id: 'standard', type: 'standard', priceCent: 590, available: true }),
    ]);
  });

  test.each([
    ['de', 'Der Botendienst fährt nicht zu dieser Postleitzahl.'],
    ['en', 'The courier does not go to this postal code.'],
  ])('the courier stays in Mainfranken (%s)', async (language, reason) => {
    const shop = await openShop(database);
    const [, courier] = await options(somebody(shop), { postalCode: '10115' }, language);
    expect(courier).toMatchObject({ available: false, reason });
  });

  test('nothing is sent abroad, but it can be picked up', async () => {
    const shop = await openShop(database);
    const found = await options(somebody(shop), { postalCode: '1010', country: 'AT' });
    expect(found.map(({ id, available }) => [id, available])).toEqual([
      ['pickup', true],
      ['courier', false],
      ['standard', false],
    ]);
  });

  test('a rule in force takes a way off, with its reason; a draft does not', async () => {
    const shop = await openShop(database);
    const { patient } = await givenFullCart(db, shop, { type: 'bud' });
    expect((await options(patient)).at(-1)).toMatchObject({ id: 'standard', available: true });
    await db.update(deliveryRules).set({ validFrom: '2025-01-01' }).where(eq(deliveryRules.isAllowed, false));
    expect((await options(patient)).at(-1)).toMatchObject({
      id: 'standard',
      available: false,
      reason: 'Blüten dürfen nicht mehr versendet werden. Abholung und Botendienst sind möglich.',
    });
    // An extract in the cart of somebody else is not concerned.
    const guest = somebody(shop);
    const { product } = await givenProduct(db, { type: 'extract', unit: 'milliliter' });
    await guest.call(addCartItem, { body: { itemId: product.id } });
    expect((await options(guest)).at(-1)).toMatchObject({ id: 'standard', available: true });
  });
});
