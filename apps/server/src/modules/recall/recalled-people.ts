import type { OrderStatus } from '@shop/contract/order-status';
import type { RecallContact } from '../../db/schema/recalls.ts';
import type { RecipientRow } from './recall-queries.ts';

/** An order that is still kept. */
type Recipient = {
  [Column in keyof RecipientRow]: Column extends 'userId' ? string | null : NonNullable<RecipientRow[Column]>;
};

export interface RecalledPerson {
  /** Name, number and address are those of the newest one. */
  newest: Recipient;
  orders: Recipient[];
  contacts: RecallContact[];
  isReached: boolean;
  isMailed: boolean;
}

const statusesInTheHouse: readonly OrderStatus[] = [
  'inReview',
  'clarification',
  'confirmed',
  'preparing',
  'readyForPickup',
];

/** Whether what was taken for an order still lies in the pharmacy. */
export function isHere({ status, isApart }: Pick<Recipient, 'status' | 'isApart'>): boolean {
  return isApart || statusesInTheHouse.includes(status);
}

/** Made once: comparing by a locale's name looks its rules up each time. */
const byName = new Intl.Collator('de');

/**
 * Orders of one account, or of one address once the account is deleted, are one person's: they are called once. Those who
 * were not reached come first, then by name.
 */
export function groupByPerson(rows: readonly RecipientRow[], contacts: readonly RecallContact[]): RecalledPerson[] {
  const ordersOf = byKey(rows.filter(isKept), ({ userId, email }) => userId ?? email.toLowerCase());
  const contactsOf = byKey(contacts, ({ orderId }) => orderId);
  const people = [...ordersOf.values()].map((orders) => {
    const own = orders.flatMap(({ orderId }) => contactsOf.get(orderId) ?? []);
    return {
      newest: orders[0] as Recipient,
      orders,
      contacts: own.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
      isReached: own.some((contact) => contact.isReached),
      isMailed: own.some(({ way }) => way === 'mail'),
    };
  });
  return people.toSorted(
    (one, other) =>
      Number(one.isReached) - Number(other.isReached) || byName.compare(one.newest.name, other.newest.name),
  );
}

function isKept(row: RecipientRow): row is Recipient {
  return row.orderId !== null;
}

function byKey<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
