import type { Input } from '@shop/contract/endpoint';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { declareWithdrawal } from '@shop/contract/withdrawal';
import type { OpenDatabase } from '../db/pool.ts';
import { outbox } from '../db/schema/mail.ts';
import { readMails } from './mail-reader.ts';
import { orderingShop } from './ordering.ts';
import type { TestApp } from './test-app.ts';

type Body = Input<typeof declareWithdrawal>['body'];

/** A declaration as a stranger may make it: there is no such order. */
export const declaration = {
  fullName: 'Lena Beispiel',
  orderCode: '7KQX-M29F',
  email: 'lena@patient.example',
  scope: 'whole',
} satisfies Body;

export function declare(shop: TestApp, differences: Partial<Body> = {}, headers: Record<string, string> = {}) {
  return shop.call(declareWithdrawal, { body: { ...declaration, ...differences }, headers } as never);
}

/** An order, and what its patient declares: its code and its address belong together. */
export async function givenProof(database: OpenDatabase) {
  const { id, code, email } = await orderingShop(database).givenOrder();
  // What the order itself mailed is not of interest here.
  await database.db.delete(outbox);
  return { id, proven: { orderCode: code, email } };
}

/** What went out so far, to the person and to the pharmacy. */
export async function mailsOf(shop: TestApp, email: string = declaration.email) {
  while ((await shop.sendMails()) > 0);
  const mails = await readMails(shop.mailFolder);
  const to = (address: string) => mails.filter((mail) => mail.to?.[0]?.address === address);
  const [receipts, notes] = [to(email), to(defaultShopConfig.email)];
  return { all: mails, receipts, notes, receipt: receipts[0], note: notes[0] };
}
