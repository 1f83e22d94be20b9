import type { Endpoint } from '@shop/contract/endpoint';
import { hasRight, type Role } from '@shop/contract/rights';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../db/schema/identity.ts';
import { ShopError } from '../errors.ts';

export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Somebody with a patient's session; whether they have registered is another question. */
export interface SignedIn {
  sessionId: string;
  userId: string;
  email: string;
  role: 'patient' | 'pharmacist';
  /** The one asked for now, which is remembered for mails. */
  language: Language;
  expiresAt: Date;
}

export interface LoggedInEditor {
  name: string;
  /** The name of their session in the database. */
  tokenHash: string;
}

/** Somebody of the pharmacy who has opened the desk with a passkey; the rights are those of this very moment. */
export interface StaffMember {
  id: string;
  name: string;
  email: string;
  roles: readonly Role[];
  sessionId: string;
}

/** Somebody of the pharmacy whose mailbox is proven. Only when it is `open` do rights go with it. */
export interface DeskVisit {
  sessionId: string;
  staffId: string;
  name: string;
  email: string;
  /** `proof`: a passkey is still missing; `locked`: one has been there before. */
  stage: 'proof' | 'open' | 'locked';
}

/** How a request's caller is found, by the modules that know: null for nobody. Handed to the server when it is assembled. */
export interface Callers {
  /** Prolongs the session, hence the reply: its cookie may change. */
  patient(exchange: Exchange): Promise<SignedIn | null>;
  editor(exchange: Exchange): Promise<LoggedInEditor | null>;
  /** Throws `DeskLocked` where only a passkey is missing. */
  staff(exchange: Exchange): Promise<StaffMember | null>;
  staffSession(exchange: Exchange): Promise<DeskVisit | null>;
}

interface CallerByAccess {
  guest: object;
  patient: { person: SignedIn };
  editor: { editor: LoggedInEditor };
  staff: { staff: StaffMember };
  staffSession: { visit: DeskVisit };
}

/** Whom a handler is handed, by the `access` of its endpoint. A guest's handler asks by itself who is there, if it matters. */
export type CallerOf<E extends Endpoint> = CallerByAccess[E['access']];

/** The caller that an endpoint is for. Throws `Unauthorized` for nobody, `Forbidden` for staff without the right. */
export async function admit(
  callers: Callers,
  { access, right }: Endpoint,
  exchange: Exchange,
): Promise<CallerOf<Endpoint>> {
  if (access === 'staff') {
    const staff = orRefuse(await callers.staff(exchange));
    if (right !== 'any' && !hasRight(staff.roles, right)) throw new ShopError('Forbidden');
    return { staff };
  }
  if (access === 'staffSession') return { visit: orRefuse(await callers.staffSession(exchange)) };
  if (access === 'editor') return { editor: orRefuse(await callers.editor(exchange)) };
  if (access === 'patient') return { person: orRefuse(await callers.patient(exchange)) };
  return {};
}

function orRefuse<Caller>(caller: Caller | null): Caller {
  if (!caller) throw new ShopError('Unauthorized');
  return caller;
}
