import { addNote, noteCall } from '@shop/contract/desk/notes';
import { actOnOrder, readDeskOrder } from '@shop/contract/desk/orders';
import { endLetter, findByPatient, noteLetter } from '@shop/contract/desk/post';
import { findOrderByCode, searchOrders } from '@shop/contract/desk/queue';
import { inviteStaff } from '@shop/contract/desk/staff';
import { receiveGoods } from '@shop/contract/desk/stock';
import { expect, test } from 'vitest';
import { deskShop } from '../../testing/desk-order.ts';
import { givenAtDesk } from '../../testing/staff.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { once } from '../../testing/write-headers.ts';

const database = testDatabase();

const bird = 'Kanarienvogel';

test('no word that somebody types at the desk is logged, whether it is taken or refused', async () => {
  const shop = await deskShop(database);
  const { id } = await shop.givenOrder();
  const params = { id };
  const lead = await givenAtDesk(shop, database.db, ['lead']);

  await shop.pta.call(addNote, { params, headers: once(), body: { text: `${bird}: verträgt nichts` } });
  await shop.pta.call(addNote, { params: { id: bird }, headers: once(), body: { text: bird } });
  const call = { whom: 'patient', result: 'reached', text: bird } as const;
  await shop.pta.call(noteCall, { params, headers: once(), body: call });
  await shop.pta.call(searchOrders, { body: { words: bird } as never });
  await shop.pta.call(findOrderByCode, { query: { code: bird } });
  const { version } = (await shop.pta.call(readDeskOrder, { params })).data;
  const ask = { version, action: 'ask', message: bird } as const;
  await shop.pta.call(actOnOrder, { params, headers: once(), body: ask });
  await shop.pta.call(actOnOrder, { params, headers: once(), body: ask });
  await shop.pharmacist.call(actOnOrder, {
    params,
    headers: once(),
    body: { version, action: 'reject', message: bird },
  });

  await shop.pka.call(findByPatient, { body: { name: bird, birthDate: '1950-01-01' } });
  const letter = await shop.pka.call(noteLetter, { headers: once(), body: { day: '2025-06-02', sender: bird } });
  const assigned = { what: 'assigned', code: bird } as const;
  await shop.pka.call(endLetter, { params: { id: letter.data.id }, headers: once(), body: assigned });
  await shop.pka.call(receiveGoods, { headers: once(), body: { supplier: bird } as never });
  await lead.call(inviteStaff, { body: { name: bird, email: `${bird}@team.example`, roles: ['pta'] } as never });

  expect(shop.logged.length).toBeGreaterThan(10);
  expect(JSON.stringify(shop.logged)).not.toMatch(new RegExp(bird, 'i'));
});
