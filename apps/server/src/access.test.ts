import type { Endpoint, Input } from '@shop/contract/endpoint';
import { endpoints } from '@shop/contract/endpoints';
import type { ErrorId } from '@shop/contract/errors';
import { hasRight } from '@shop/contract/rights';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from './db/schema/orders.ts';
import { deliveryAddresses, patients } from './db/schema/patients.ts';
import { type AccessWorld, type Caller, givenAccessWorld, type Things } from './testing/access-world.ts';
import { sampleOf } from './testing/contract-samples.ts';
import { testDatabase } from './testing/test-database.ts';

const database = testDatabase();
const { db } = database;

interface PathId {
  of(things: Things, world: AccessWorld): string;
  /** Belongs to one patient: for every other one it does not exist. */
  isPersonal?: true;
}

/** An id for each place of a path, by the segment before it. A new place needs a line here; a new call does not. */
const pathIds: Record<string, PathId> = {
  'orders/:id': { of: ({ orderId }) => orderId, isPersonal: true },
  'delivery-addresses/:id': { of: ({ addressId }) => addressId, isPersonal: true },
  'waitlist/:id': { of: ({ waitId }) => waitId, isPersonal: true },
  'products/:slug': { of: ({ slug }) => String(slug) },
  'blog/:slug': { of: () => 'charge' },
  'domain/:domain': { of: () => 'shop.example' },
  'context/:shopId': { of: (_things, { shop }) => shop.ordering.config.shopId },
  'content_management/*': { of: ({ path }) => String(path) },
  'staff/:id': { of: (_things, { colleague }) => colleague.person.id },
  'passkeys/:id': { of: (_things, { colleague }) => colleague.passkeyId },
  'pending-changes/:id': { of: (_things, { pendingChangeId }) => pendingChangeId },
  'sessions/:id': { of: (_things, { colleague }) => colleague.sessionId },
  'packing/:id': { of: ({ orderId }) => orderId, isPersonal: true },
  'catalogue/:id': { of: ({ itemId }) => String(itemId) },
  'stock/:id': { of: ({ itemId }) => String(itemId) },
  'batches/:id': { of: (_things, { batchId }) => batchId },
  'rules/:id': { of: (_things, { ruleId }) => ruleId },
  'rates/:id': { of: () => 'standard' },
  'recalls/:id': { of: (_things, { recallId }) => recallId },
  'holds/:id': { of: ({ orderId }) => orderId, isPersonal: true },
  'withdrawals/:id': { of: (_things, { withdrawalId }) => withdrawalId },
  'privacy/:id': { of: (_things, { privacyId }) => privacyId },
  'till/:id': { of: ({ orderId }) => orderId, isPersonal: true },
  'refunds/:id': { of: ({ orderId }) => orderId, isPersonal: true },
  'entries/:id': { of: (_things, { entryId }) => entryId },
  'pictures/:file': { of: () => `${absent}-640.webp` },
  // Of nobody: of which there are files is tested with them.
  'certificates/:id': { of: () => absent },
  'returns/:returnId': { of: () => absent },
  // Of nobody: a courier finds the own tour of today alone.
  'tours/:id': { of: () => absent },
  'stops/:id': { of: () => absent },
  'letters/:id': { of: (_things, { letterId }) => letterId },
  'originals/:id': { of: ({ orderId }) => orderId, isPersonal: true },
  // Of nobody: who may read on has opened it themselves.
  'openings/:opening': { of: () => '1' },
  'pages/:page': { of: () => '1' },
  'revisions/:revision': { of: (_things, { revision }) => revision },
};

const absent = '2d1a6c0e-6f60-4f3f-9d4e-00000000abcd';
const malformed = ['not-an-id', "1'--", '../x'];

/** The places of a path that hold an id: `/orders/:id/invoice` has `orders/:id`. */
function placesIn({ name, path }: Endpoint): (PathId & { param: string })[] {
  const segments = path.split('/');
  return segments.flatMap((segment, index) => {
    if (!/^[:*]/.test(segment)) return [];
    const place = `${segments[index - 1]}/${segment}`;
    const id = pathIds[place];
    if (!id) throw new Error(`${name}: access.test.ts has no id for ${place}`);
    return [{ ...id, param: segment.replace(':', '') }];
  });
}

/** What a call is asked with: an ordinary input, with other ids in its path where some are given. */
function inputsFor(world: AccessWorld, endpoint: Endpoint, things: Things, otherIds: string[] = []) {
  const sample = sampleOf(endpoint, things);
  return [undefined, ...otherIds].map((otherId) => {
    const params = placesIn(endpoint).map(({ param, of }) => [param, otherId ?? of(things, world)]);
    return { what: otherId ?? 'what is not theirs', input: { ...sample, params: Object.fromEntries(params) } };
  });
}

const every = Object.values(endpoints) as Endpoint[];

function mayCall({ access, right }: Endpoint, caller: Caller): boolean {
  if (access === 'staff') return caller.roles !== undefined && (right === 'any' || hasRight(caller.roles, right));
  const isOnTheWay = access === 'staffSession' && caller.access === 'staff';
  return access === 'guest' || access === caller.access || isOnTheWay;
}

/** What must not be, in words; nothing when every answer is one that the contract allows. */
async function walk(world: AccessWorld, caller: Caller, endpoint: Endpoint): Promise<string[]> {
  const { callers, things } = world;
  const isOwner = caller === callers.owner;
  const [own, foreign] = isOwner ? [things.own, things.others] : [things.others, things.own];
  const places = placesIn(endpoint);
  const isPersonal = endpoint.access === 'patient' && places.some((place) => place.isPersonal);
  const isRefused = !mayCall(endpoint, caller);
  const refusedWith = endpoint.access === 'staff' ? (caller.refusal ?? 'Unauthorized') : 'Unauthorized';
  const found: string[] = [];
  const complain = (what: string) => void found.push(`${endpoint.name}, ${caller.name}: ${what}`);
  const ask = async (input: unknown) => {
    const answer = await caller.call(endpoint, input as Input<Endpoint>);
    const refusal = answer.statusCode < 400 ? null : answer.json<{ id: ErrorId }>().id;
    if (answer.statusCode >= 500) complain(`breaks with ${refusal}`);
    const mayBeShown = isOwner || (endpoint.access === 'staff' && !isRefused);
    if (!mayBeShown && /Walburga|Eigentum/.test(answer.body)) complain('is shown what belongs to the patient');
    return refusal;
  };
  if (isRefused || isPersonal) {
    const otherIds = places.length > 0 ? [absent, ...malformed] : [];
    // With all that goes with the foreign id, so that only the person is wrong.
    for (const { what, input } of inputsFor(world, endpoint, foreign, otherIds)) {
      const refusal = await ask(input);
      const allowed = isRefused ? [refusedWith] : ['NotFound', malformed.includes(what) && 'InvalidInput'];
      if (!allowed.includes(refusal ?? false)) complain(`${what} is answered with ${refusal ?? 'a success'}`);
    }
  }
  if (isRefused) return found;

  const [ordinary] = inputsFor(world, endpoint, own);
  const refusal = await ask(ordinary?.input);
  // Whose session is over is asked to sign in where a guest's cart would begin (cart-session-over.test.ts).
  const isDenied = refusal === 'Forbidden' || (refusal === 'Unauthorized' && caller !== callers.over);
  if (isDenied) complain(`is denied with ${refusal}`);
  const hasOwn = isOwner || caller === callers.other;
  if (hasOwn && isPersonal && refusal === 'NotFound') complain('does not find their own');
  await caller.comeBack();
  return found;
}

/** What the patient has, as it stands in the database. */
async function ownRows({ things }: AccessWorld) {
  const [order] = await db.select().from(orders).where(eq(orders.id, things.own.orderId));
  const userId = order?.userId ?? '';
  return {
    order,
    addresses: await db.select().from(deliveryAddresses).where(eq(deliveryAddresses.userId, userId)),
    patient: await db.select().from(patients).where(eq(patients.userId, userId)),
  };
}

test('[CM-06] every call, asked by everybody with every kind of id, answers only those whom the contract names', async () => {
  const world = await givenAccessWorld(database);
  const { owner, ...others } = world.callers;
  const before = await ownRows(world);
  const found: string[] = [];
  for (const endpoint of every) {
    for (const caller of Object.values(others)) found.push(...(await walk(world, caller, endpoint)));
  }
  expect(found).toEqual([]);
  expect(await ownRows(world)).toEqual(before);

  for (const endpoint of every) found.push(...(await walk(world, owner, endpoint)));
  expect(found).toEqual([]);
});
