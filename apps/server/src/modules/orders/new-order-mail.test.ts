import { defaultShopConfig } from '@shop/contract/shop-config';
import { expect, test } from 'vitest';
import { readMails } from '../../testing/mail-reader.ts';
import { givenPatient } from '../../testing/person.ts';
import { placedOrders } from '../../testing/placed-order.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { seedDelivery } from '../checkout/shipping-service.ts';

const database = testDatabase();
const { placeOrder } = placedOrders(database);

async function orderedAt(newOrderEmail: string) {
  const config = { ...defaultShopConfig, newOrderEmail };
  const env = { publicUrl: new URL('https://shop.example') };
  const shop = await testApp(database, { env, shopConfig: { config, complaint: null } });
  await seedDelivery(database.db, config);
  const { code } = await placeOrder(shop, await givenPatient(shop));
  while ((await shop.sendMails()) > 0);
  const mails = await readMails(shop.mailFolder);
  return { code, shop, mails: mails.filter(({ to }) => to?.[0]?.address === 'team@apotheke.example') };
}

test('the pharmacy is told of a new order, and of nothing that is in it', async () => {
  const { code, mails } = await orderedAt('team@apotheke.example');
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.subject).toBe('Neue Bestellung im Shop');
  expect(mail?.text).toContain('https://shop.example/#/desk');
  for (const told of [mail?.subject, mail?.text, mail?.html]) {
    expect(told).not.toMatch(/Lena|Beispiel|Käppele|Cannabis|Blüten|\d g\b/);
    expect(told).not.toContain(code);
  }
});

test('without an address nobody is told, and the world never reads it', async () => {
  const { mails } = await orderedAt('');
  expect(mails).toEqual([]);
  const { shop } = await orderedAt('team@apotheke.example');
  expect((await shop.app.inject('/config.json')).body).not.toContain('team@apotheke.example');
});
