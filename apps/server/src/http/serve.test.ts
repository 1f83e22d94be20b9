import { addCartItem } from '@shop/contract/cart';
import type { Endpoint } from '@shop/contract/endpoint';
import { type Role, roles } from '@shop/contract/rights';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { ShopError } from '../errors.ts';
import type { Callers, LoggedInEditor, SignedIn, StaffMember } from './callers.ts';
import { handleErrors, undeclaredError } from './error-handler.ts';
import { prepareToServe, serve } from './serve.ts';

const lena: SignedIn = {
  sessionId: 's',
  userId: 'lena',
  email: 'lena@patient.example',
  role: 'patient',
  language: 'de',
  expiresAt: new Date(),
};

const anna: StaffMember = { id: 'a', name: 'anna', email: 'anna@pharmacy.example', roles: [], sessionId: 's' };

/** An invented call; it answers with who was let in. */
const madeUp = {
  name: 'addCartItem',
  method: 'POST',
  path: '/made-up',
  mount: 'api',
  summary: '',
  body: addCartItem.body,
  output: z.unknown(),
  errors: [],
} as const;

function openShop(callers: Partial<Callers>) {
  const logged: Record<string, unknown>[] = [];
  const log: FastifyBaseLogger = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const app = Fastify({ loggerInstance: log });
  const nobody = async () => null;
  prepareToServe(app, { patient: nobody, editor: nobody, staff: nobody, staffSession: nobody, ...callers });
  handleErrors(app);
  onTestFinished(() => app.close());
  const ask = (payload = '{"itemId":"x"}') =>
    app.inject({ method: 'POST', url: '/api/made-up', headers: { 'content-type': 'application/json' }, payload });
  return { app, logged, ask };
}

test('the handler is handed whom the access names, by type', async () => {
  const editor: LoggedInEditor = { name: 'eva', tokenHash: 'h' };
  const { app, ask } = openShop({ patient: async () => lena, editor: async () => editor });
  serve(app, { ...madeUp, access: 'patient' }, (_input, { person }) => {
    expectTypeOf(person).toEqualTypeOf<SignedIn>();
    return person.userId;
  });
  serve(app, { ...madeUp, path: '/edit', access: 'editor' }, (_input, exchange) => {
    expectTypeOf(exchange).not.toHaveProperty('person');
    return exchange.editor.name;
  });
  serve(app, { ...madeUp, path: '/look', access: 'guest' }, (_input, exchange) => {
    expectTypeOf(exchange).not.toHaveProperty('person');
    expectTypeOf(exchange).not.toHaveProperty('editor');
    return Object.keys(exchange);
  });
  expect((await ask()).body).toBe('lena');
  const payload = { itemId: 'x' };
  expect((await app.inject({ method: 'POST', url: '/api/edit', payload })).body).toBe('eva');
  expect((await app.inject({ method: 'POST', url: '/api/look', payload })).json()).toEqual(['request', 'reply']);
});

const refused = (access: 'patient' | 'editor'): Endpoint => ({ ...madeUp, access });
test.each([refused('patient'), refused('editor'), { ...madeUp, access: 'staff', right: 'refund' } as const])(
  'nobody is refused a call for $access before a byte of the body is read',
  async (endpoint) => {
    const { app, ask } = openShop({});
    let hasRead = false;
    app.addHook('preParsing', async () => {
      hasRead = true;
    });
    serve(app, endpoint, () => 'reached');
    for (const payload of ['{"itemId":"x"}', '{"broken', 'x'.repeat(2_000_000)]) {
      const answer = await ask(payload);
      expect([answer.statusCode, answer.json().id]).toEqual([401, 'Unauthorized']);
    }
    expect(hasRead).toBe(false);
  },
);

test.each(Object.keys(roles) as Role[])('staff need the right that the call asks for: %s', async (role) => {
  const { app, ask } = openShop({ staff: async () => ({ ...anna, roles: [role] }) });
  serve(app, { ...madeUp, access: 'staff', right: 'decidePrescription' }, (_input, { staff }) => {
    expectTypeOf(staff).toEqualTypeOf<StaffMember>();
    return staff.name;
  });
  const answer = await ask();
  if (role === 'lead' || role === 'pharmacist') expect(answer.body).toBe('anna');
  else expect([answer.statusCode, answer.json().id]).toEqual([403, 'Forbidden']);
});

test('a call for any member of staff asks for no right, and is refused to nobody of them', async () => {
  const { app, ask } = openShop({ staff: async () => anna });
  serve(app, { ...madeUp, access: 'staff', right: 'any' }, (_input, { staff }) => staff.name);
  expect((await ask()).body).toBe('anna');
});

test('a call for staff that names no right does not compile', () => {
  // @ts-expect-error: `right` is missing.
  const endpoint: Endpoint = { ...madeUp, access: 'staff' };
  expect(endpoint.right).toBeUndefined();
});

test('an error that the endpoint does not declare is answered, and warned of by its id alone', async () => {
  const { app, ask, logged } = openShop({});
  serve(app, { ...madeUp, access: 'guest' }, () => {
    throw new ShopError('InsufficientStock', { available: 3 });
  });
  expect((await ask()).json()).toMatchObject({ id: 'InsufficientStock', data: { available: 3 } });
  const [warning] = logged.filter(({ msg }) => msg === undeclaredError);
  expect(warning).toMatchObject({ level: 40, call: 'addCartItem', errorId: 'InsufficientStock' });
  expect(JSON.stringify(warning)).not.toContain('available');
});

test('nothing is warned of when the endpoint declares the error, or every call can answer with it', async () => {
  const { app, ask, logged } = openShop({});
  serve(app, { ...madeUp, access: 'guest', errors: ['InsufficientStock'] }, () => {
    throw new ShopError('InsufficientStock', { available: 3 });
  });
  await ask();
  await ask('{"broken');
  expect(logged.filter(({ msg }) => msg === undeclaredError)).toEqual([]);
});
