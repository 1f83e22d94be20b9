import type { Database } from '../../db/pool.ts';
import type { Language } from '../../db/schema/identity.ts';
import { personByEmail, personById } from '../identity/person-service.ts';
import { anyOrderWithCode } from '../orders/order-facts-service.ts';
import { countOrdersOf } from '../orders/order-restriction-service.ts';

export interface FoundPerson {
  /** Null where only orders are left of the account. */
  userId: string | null;
  email: string;
  name: string;
  language: Language;
  orders: number;
  isRestricted: boolean;
}

/** Whom exactly this e-mail address or order code belongs to, restricted or not; nothing is guessed or listed. */
export async function findPerson(db: Database, typed: string): Promise<FoundPerson | null> {
  return typed.includes('@') ? byEmail(db, typed.trim()) : byCode(db, typed);
}

async function byEmail(db: Database, email: string): Promise<FoundPerson | null> {
  const person = await personByEmail(db, email);
  const orders = await countOrdersOf(db, { userId: person?.userId ?? null, email });
  if (!person && orders === 0) return null;
  return {
    userId: person?.userId ?? null,
    email: person?.email ?? email.toLowerCase(),
    name: person?.name ?? '',
    language: person?.language ?? 'de',
    orders,
    // Orders that are left of an account are restricted with its end.
    isRestricted: person ? person.restrictedAt !== null : true,
  };
}

async function byCode(db: Database, code: string): Promise<FoundPerson | null> {
  const order = await anyOrderWithCode(db, code);
  if (!order) return null;
  const person = order.userId === null ? null : await personById(db, order.userId);
  const found = await byEmail(db, person?.email ?? order.email);
  return found && { ...found, name: found.name || order.patientName, language: person?.language ?? order.language };
}
