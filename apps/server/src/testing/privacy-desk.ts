import { enterPrivacyRequest } from '@shop/contract/desk/privacy';
import type { PrivacyKind } from '@shop/contract/desk/privacy-words';
import { eq } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../db/pool.ts';
import { orders } from '../db/schema/orders.ts';
import { type DeskShop, deskShop } from './desk-order.ts';
import { readMails } from './mail-reader.ts';
import { givenAtDesk } from './staff.ts';
import { once } from './write-headers.ts';

/** A lead who answers what the shop's patient asks of their data. */
export async function privacyDesk(shop: DeskShop, db: Database) {
  const lead = await givenAtDesk(shop, db, ['lead']);
  const entered = (kind: PrivacyKind, person = shop.patient.email) => ({
    headers: once(),
    body: { person, right: kind, channel: 'letter' as const, receivedOn: '2025-06-02', identityHow: 'Ausweis gesehen' },
  });
  /** What the person was told of their requests, in no order. */
  async function newsTo(email: string): Promise<string[]> {
    await shop.sendMails();
    const mails = (await readMails(shop.mailFolder)).filter(({ to }) => to?.[0]?.address === email);
    return mails.filter(({ subject }) => subject === 'Ihre Anfrage zum Datenschutz').map(({ text }) => text ?? '');
  }
  return {
    lead,
    entered,
    newsTo,
    enter: async (kind: PrivacyKind, person?: string) =>
      (await lead.call(enterPrivacyRequest, entered(kind, person))).data,
    told: async (email = shop.patient.email) => (await newsTo(email)).join('\n'),
    /** A completed and paid order of the patient. */
    async givenCompleted() {
      const order = await shop.givenOrder();
      const paid = { status: 'completed' as const, paidAt: shop.clock.now(), retainUntil: '2030-06-02' };
      await db.update(orders).set(paid).where(eq(orders.id, order.id));
      return order;
    },
  };
}

/** A shop with people at the desk, this lead among them. */
export async function privacyShop(database: OpenDatabase) {
  const shop = await deskShop(database);
  return { ...shop, ...(await privacyDesk(shop, database.db)) };
}
