import { describe, expect, test } from 'vitest';
import { assertSimple } from './json-body.ts';

const bodyOf = (value: unknown) => Buffer.from(JSON.stringify(value));

describe('a body is taken', () => {
  test.each([
    ['an order', { deliveryAddress: { street: 'Uferstraße' }, consents: [{ kind: 'health-data' }] }],
    ['a long text full of brackets, commas and quotes', { content: '[{"a",\\"b"}],\n'.repeat(100_000) }],
    ['a text that ends in backslashes', { content: '\\\\'.repeat(300_000), other: '[' }],
    ['5,000 values', Array.from({ length: 5_000 }, () => 1)],
  ])('%s', async (_what, value) => {
    await expect(assertSimple(bodyOf(value))).resolves.toBeUndefined();
  });
});

describe('a body is refused', () => {
  test.each([
    ['5,001 values', bodyOf(Array.from({ length: 5_001 }, () => 1))],
    ['as many, after a text with an escaped quote', bodyOf(['"', ...Array.from({ length: 5_001 }, () => 1)])],
    ['objects in objects', Buffer.from('{"a":'.repeat(33))],
    ['a million brackets', Buffer.from('['.repeat(1_000_000))],
  ])('%s', async (_what, json) => {
    await expect(assertSimple(json)).rejects.toMatchObject({ id: 'MalformedRequest' });
  });
});
