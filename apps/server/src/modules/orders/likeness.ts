import type { OrderAddress } from '../../db/schema/orders.ts';

/** Who is named on an order. */
interface Named {
  patientName: string;
  birthDate: string;
  phone: string;
  billingAddress: OrderAddress;
  deliveryAddress: OrderAddress;
}

type Place = Pick<OrderAddress, 'street' | 'houseNumber' | 'postalCode'>;

interface Known {
  name: string;
  /** What they have told the shop as a patient; null for whoever has no account here. */
  account: { birthDate: string; phone: string; addresses: readonly Place[] } | null;
}

/**
 * Whether an order is like one of this person: by name, unless the birth date is known to be another, by telephone, or by address.
 * A likeness proves nothing, so it is a question.
 */
export function looksLike(order: Named, { name, account }: Known): boolean {
  if (isSameName(order.patientName, name) && (!account || account.birthDate === order.birthDate)) return true;
  if (!account) return false;
  if (account.phone === order.phone) return true;
  const own = account.addresses.map(placeOf);
  return [order.billingAddress, order.deliveryAddress].some((address) => own.includes(placeOf(address)));
}

/** All words of the shorter name stand in the longer one: titles and second names say nothing. */
function isSameName(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return shorter.length >= 2 && shorter.every((word) => longer.includes(word));
}

const titles = ['dr', 'prof', 'med', 'rer', 'nat', 'dipl', 'pharm'];

function wordsOf(name: string): string[] {
  return plain(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !titles.includes(word));
}

function placeOf({ street, houseNumber, postalCode }: Place): string {
  const road = plain(street).replace(/stra(ss|ß)e\b|str\b\.?/g, 'str');
  return [road, plain(houseNumber), postalCode].map((part) => part.replace(/[^\p{L}\d]/gu, '')).join('/');
}

/** Müller and Mueller are one name, and so are José and Jose. */
function plain(text: string): string {
  return text
    .toLocaleLowerCase('de')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
