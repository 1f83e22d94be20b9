import { readSession, trustDevice } from '@shop/contract/auth';
import { describe, expect, test } from 'vitest';
import { codeFor, somebody } from '../../testing/person.ts';
import { askForCode, givenOwner, guess, signInShop } from '../../testing/sign-in-shop.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';

const world = testWorld((database) => signInShop(database, withAddress));

const withAddress = { env: { publicUrl: new URL('https://shop.example') } };

describe('while strangers use up what new devices need', () => {
  async function givenAttack(email: string, networks: number) {
    for (let i = 0; i < networks; i++) {
      world.shop.later({ seconds: 1 });
      const attacker = somebody(world.shop, email, { from: `198.51.100.${i}` });
      await askForCode(attacker);
      await world.shop.sendMails();
      for (let tried = 0; tried < 3; tried++) await guess(attacker, String(tried).padStart(6, '0'));
    }
  }
  const linkIn = (text = '') => /https:\/\/shop\.example\/#\/this-device\/([\w-]+)/.exec(text)?.[1] ?? 'no link';

  test('a link in the mail lets a new device in', async () => {
    const { email } = await givenOwner(world.shop);
    await givenAttack(email, 12);
    const laptop = somebody(world.shop, email, { from: '203.0.113.1' });
    const mails = await world.shop.mailsTo(email);
    const token = linkIn(mails.at(-1)?.text);
    expect(mails.at(-1)?.html).toContain(token);
    expect(linkIn(mails[1]?.text)).toBe('no link');

    expect((await laptop.call(trustDevice, { body: { token } })).data).toEqual({ success: true });
    expect((await laptop.call(readSession, {})).data).toBeNull();
    expect((await askForCode(laptop)).statusCode).toBe(200);
    expect((await guess(laptop, await codeFor(world.shop, email))).statusCode).toBe(200);
  });

  test('the link is good for a day, for its address, and cannot be made up', async () => {
    const { email } = await givenOwner(world.shop);
    await givenAttack(email, 12);
    const token = linkIn((await world.shop.mailsTo(email)).at(-1)?.text);
    const laptop = somebody(world.shop, 'mallory@patient.example');
    await laptop.call(trustDevice, { body: { token } });
    // Enough for all guesses, but not for all codes.
    await givenAttack(laptop.email, 4);
    world.shop.later({ seconds: 1 });
    await askForCode(laptop);
    expectError(await guess(laptop, await codeFor(world.shop, laptop.email)), 'TooManyAttempts');

    const longer = ['x', 'xx', 'xxx', '=', '!'].map((more) => `${token}${more}`);
    for (const madeUp of ['', 'x', ...longer, token.slice(0, -4), Buffer.alloc(200).toString('base64url')]) {
      expectError(await laptop.call(trustDevice, { body: { token: madeUp } }), 'LinkNotValid');
    }
    world.shop.later({ hours: 24 });
    expectError(await laptop.call(trustDevice, { body: { token } }), 'LinkNotValid');
  });
});
