import { readSession, signOut } from '@shop/contract/auth';
import { describe, expect, test } from 'vitest';
import { outbox } from '../../db/schema/mail.ts';
import { codeFor, type Person, somebody } from '../../testing/person.ts';
import { askForCode, givenOwner, guess, signInShop, wrong } from '../../testing/sign-in-shop.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';

const world = testWorld((database) => signInShop(database, withAddress));
const { database, db } = world;

const withAddress = { env: { publicUrl: new URL('https://shop.example') } };

describe("a stranger's guesses", () => {
  test("do not use up the owner's fresh code on her own device, nor in a new browser", async () => {
    const owner = await givenOwner(world.shop);
    for (const lena of [owner, somebody(world.shop, owner.email)]) {
      await askForCode(lena);
      const otp = await codeFor(world.shop, lena.email);
      const stranger = somebody(world.shop, lena.email);
      for (let tried = 0; tried < 3; tried++) expectError(await guess(stranger, wrong(otp, tried + 1)), 'InvalidCode');
      expectError(await guess(stranger, otp), 'TooManyAttempts');
      expect((await guess(lena, otp)).statusCode).toBe(200);
      await lena.call(signOut, {});
      world.shop.later({ minutes: 6 });
    }
  });

  test('two hundred at once, on her network and on others, while she signs in', async () => {
    const lena = await givenOwner(world.shop);
    await askForCode(lena);
    const otp = await codeFor(world.shop, lena.email);
    const strangers = Array.from({ length: 200 }, (_, i) =>
      guess(somebody(world.shop, lena.email, i % 2 ? { from: `198.51.100.${i}` } : {}), wrong(otp, i + 1)),
    );
    const [answers, hers] = await Promise.all([Promise.all(strangers), guess(lena, otp)]);
    expect(hers.statusCode, hers.body).toBe(200);
    expect(answers.every(({ statusCode }) => statusCode === 400 || statusCode === 403)).toBe(true);
  });

  test('are looked at only where a code was asked for: the rest costs the account nothing', async () => {
    const lena = somebody(world.shop, undefined, { from: '203.0.113.1' });
    await askForCode(lena);
    const otp = await codeFor(world.shop, lena.email);
    for (let i = 0; i < 20; i++) {
      const stranger = somebody(world.shop, lena.email, { from: `198.51.100.${i}` });
      // Even the right code opens nothing for a browser in another network that did not ask for it.
      expectError(await guess(stranger, i === 7 ? otp : wrong(otp, i + 1)), 'InvalidCode');
    }
    expect((await guess(lena, otp)).statusCode).toBe(200);
  });

  test('from however many networks, ten a day are looked at, over restarts and with a hundred at once', async () => {
    const owner = await givenOwner(world.shop);
    const attackers = Array.from({ length: 5 }, (_, i) =>
      somebody(world.shop, owner.email, { from: `198.51.100.${i}` }),
    );
    for (const attacker of attackers) expect((await askForCode(attacker)).statusCode).toBe(200);
    const ids = await Promise.all(
      Array.from({ length: 100 }, async (_, i) => {
        const answer = await guess(attackers[i % 5] as Person, String(i).padStart(6, '9'));
        return answer.json().id;
      }),
    );
    expect(ids.filter((id) => id === 'InvalidCode')).toHaveLength(10);
    expect(ids.filter((id) => id === 'TooManyAttempts')).toHaveLength(90);

    const restarted = await testApp(database, { ...withAddress, clock: world.shop.clock });
    world.shop.later({ hours: 2 });
    const next = somebody(restarted, owner.email, { from: '198.51.100.99' });
    await askForCode(next);
    expectError(await guess(next, await codeFor(world.shop, owner.email)), 'TooManyAttempts');
    const owners = somebody(restarted, owner.email);
    for (const [name, value] of owner.cookies) owners.cookies.set(name, value);
    world.shop.later({ seconds: 1 });
    await askForCode(owners);
    expect((await guess(owners, await codeFor(world.shop, owner.email))).statusCode).toBe(200);
  });
});

describe('a code', () => {
  test("is not replaced by what a stranger asks for, in the owner's network or in another", async () => {
    const lena = somebody(world.shop);
    await askForCode(lena);
    const otp = await codeFor(world.shop, lena.email);
    world.shop.later({ seconds: 31 });
    await askForCode(somebody(world.shop, lena.email));
    await askForCode(somebody(world.shop, lena.email, { from: '198.51.100.1' }));
    expect((await guess(lena, otp)).statusCode).toBe(200);
  });

  test('is good in the browser that asked, also when its network has changed meanwhile', async () => {
    const lena = somebody(world.shop, undefined, { from: '2001:db8::1' });
    await askForCode(lena);
    const outside = somebody(world.shop, lena.email, { from: '203.0.113.1' });
    for (const [name, value] of lena.cookies) outside.cookies.set(name, value);
    expect((await guess(outside, await codeFor(world.shop, lena.email))).statusCode).toBe(200);
  });

  test('is good for a program without cookies in the same network, and on a device of the owner', async () => {
    const owner = await givenOwner(world.shop);
    const laptop = somebody(world.shop, owner.email, { from: '203.0.113.1' });
    await askForCode(laptop);
    expect((await guess(owner, await codeFor(world.shop, owner.email))).statusCode).toBe(200);
    world.shop.later({ minutes: 1 });
    await askForCode(laptop);
    const program = somebody(world.shop, owner.email, { from: '203.0.113.1' });
    expect((await guess(program, await codeFor(world.shop, owner.email))).statusCode).toBe(200);
  });

  test('entered twice at the same moment opens one session', async () => {
    const lena = somebody(world.shop);
    await askForCode(lena);
    const otp = await codeFor(world.shop, lena.email);
    const answers = await Promise.all([guess(lena, otp), guess(lena, otp)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('and another one at the same moment make one account', async () => {
    const browsers = [
      somebody(world.shop, 'lena@patient.example'),
      somebody(world.shop, 'lena@patient.example', { from: '::2' }),
    ];
    const codes: string[] = [];
    for (const browser of browsers) {
      world.shop.later({ seconds: 1 });
      await askForCode(browser);
      codes.push(await codeFor(world.shop, 'lena@patient.example'));
    }
    const answers = await Promise.all(browsers.map((browser, i) => guess(browser, codes[i] as string)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const ids = await Promise.all(browsers.map(async (b) => (await b.call(readSession, {})).data?.session.userId));
    expect(ids[0]).toBe(ids[1]);
  });
});

describe('asking', () => {
  test('whether somebody else has just asked is not told', async () => {
    const lena = somebody(world.shop, undefined, { from: '203.0.113.1' });
    await askForCode(lena);
    const asked = await askForCode(somebody(world.shop, lena.email, { from: '198.51.100.1' }));
    const unasked = await askForCode(somebody(world.shop, undefined, { from: '198.51.100.2' }));
    expect([asked.statusCode, asked.body]).toEqual([unasked.statusCode, unasked.body]);
    expectError(await askForCode(lena), 'TooManyRequests', { retryAfterSeconds: 30 });
  });

  test.each(['203.0.113.1', '2001:db8:1:2::7'])(
    'nor is it to her neighbours behind the same connection (%s)',
    async (from) => {
      const lena = somebody(world.shop, undefined, { from });
      await askForCode(lena);
      const neighbour = somebody(world.shop, lena.email, { from });
      const asked = await askForCode(neighbour);
      const unasked = await askForCode(somebody(world.shop, undefined, { from }));
      expect([asked.statusCode, asked.body]).toEqual([unasked.statusCode, unasked.body]);
      expect(await world.shop.mailsTo(lena.email)).toHaveLength(1);
      // What the neighbour has asked for themselves is told to them.
      expectError(await askForCode(neighbour), 'TooManyRequests', { retryAfterSeconds: 30 });
    },
  );

  test('strangers fill no inbox, and nobody is told that they have tried', async () => {
    const email = 'lena@patient.example';
    const answers = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const { statusCode, body } = await askForCode(somebody(world.shop, email, { from: `198.51.100.${i}` }));
      answers.add(`${statusCode} ${body}`);
    }
    expect(answers.size).toBe(1);
    expect(await world.shop.mailsTo(email)).toHaveLength(10);
  });

  test("what strangers use up leaves the owner's device its five an hour", async () => {
    const lena = await givenOwner(world.shop);
    const before = (await world.shop.mailsTo(lena.email)).length;
    for (let i = 0; i < 40; i++) await askForCode(somebody(world.shop, lena.email, { from: `198.51.100.${i}` }));
    await askForCode(somebody(world.shop, lena.email));
    for (let asked = 0; asked < 5; asked++) {
      expect((await askForCode(lena)).statusCode).toBe(200);
      world.shop.later({ seconds: 31 });
    }
    expect((await askForCode(lena)).json().id).toBe('TooManyRequests');
    expect(await world.shop.mailsTo(lena.email)).toHaveLength(before + 10 + 5);
  });
});

test("the owner's device gets in while its network has used up what a network may", async () => {
  const lena = await givenOwner(world.shop);
  const limited = await testApp(database, {
    env: { ...withAddress.env, hasRateLimits: true },
    clock: world.shop.clock,
  });
  for (let asked = 0; asked < 31; asked++) await askForCode(somebody(limited));
  expect((await askForCode(somebody(limited))).json().id).toBe('TooManyRequests');
  for (let tried = 0; tried < 61; tried++) await guess(somebody(limited), '000000');
  const hers = somebody(limited, lena.email);
  for (const [name, value] of lena.cookies) hers.cookies.set(name, value);
  await world.shop.mailsTo(lena.email);
  world.shop.later({ seconds: 1 });
  expect((await askForCode(hers)).statusCode).toBe(200);
  expect((await guess(hers, await codeFor(world.shop, lena.email))).statusCode).toBe(200);
});

test.each(['a.b', 'x', `${'x'.repeat(30)}.y.z`, '..'])(
  'a browser that carries %j gets a name of its own',
  async (token) => {
    const lena = somebody(world.shop);
    lena.cookies.set('__Host-shop_device', token);
    await askForCode(lena);
    expect(lena.cookies.get('__Host-shop_device')).toMatch(/^[\w-]{22}$/);
    expect((await guess(lena, await codeFor(world.shop, lena.email))).statusCode).toBe(200);
  },
);

test('no browser, network or address is stored in the clear', async () => {
  const lena = somebody(world.shop, undefined, { from: '203.0.113.77' });
  await askForCode(lena);
  await guess(lena, '000000');
  const browser = [...lena.cookies.values()][0] as string;
  const stored = JSON.stringify([
    await db.query.oneTimeCodes.findMany(),
    await db.query.counters.findMany(),
    (await db.select().from(outbox)).map(({ sealedMail: _, ...rest }) => rest),
  ]);
  for (const clear of [lena.email, '203.0.113.77', browser]) expect(stored).not.toContain(clear);
});
