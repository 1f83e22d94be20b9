import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerSchema } from './answer-schema.ts';
import { endpoints } from './endpoints.ts';

/** Every schema inside a schema, with the path to it. */
function* inside(schema: z.core.$ZodType, path: string): Generator<[string, z.core.$ZodType]> {
  yield [path, schema];
  for (const [name, part] of Object.entries(schema._zod.def)) {
    if (name === 'checks' || typeof part !== 'object' || part === null) continue;
    const parts = part instanceof z.core.$ZodType ? { [name]: part } : part;
    for (const [key, value] of Object.entries(parts)) {
      if (value instanceof z.core.$ZodType) yield* inside(value, `${path}.${key}`);
    }
  }
}

function limits(schema: z.core.$ZodType): string[] {
  const { def } = schema._zod;
  const own = 'check' in def ? [String('format' in def && def.format)] : [];
  const checks = (def.checks ?? []).map(({ _zod }) =>
    'format' in _zod.def ? String(_zod.def.format) : _zod.def.check,
  );
  return [...own, ...checks].filter((limit) => !['uuid', 'datetime', 'date', 'safeint'].includes(limit));
}

test('no answer is held to a limit of input: what is stored can always be shown', () => {
  const limited = Object.values(endpoints).flatMap(({ name, output }) =>
    [...inside(output, name)].flatMap(([path, schema]) => limits(schema).map((limit) => `${path}: ${limit}`)),
  );
  expect(limited).toEqual([]);
});

test('fields, kinds and what a program reads stay as they are', () => {
  const answer = answerSchema(
    z.object({
      id: z.uuid(),
      name: z.string().trim().min(1).max(3).describe('of whoever it is'),
      tries: z.int().min(1).nullable(),
      kinds: z.record(z.enum(['a', 'b']), z.array(z.string().regex(/x/)).max(1)),
    }),
  );
  const stored = { id: '0b6f3a1e-5a0c-4c6e-9d57-0f4a1f0f7d11', name: ' ', tries: 0, kinds: { a: ['', ''], b: [] } };
  expect(answer.parse({ ...stored, secret: 1 })).toEqual(stored);
  expect(answer.shape.name.description).toBe('of whoever it is');
  for (const wrong of [{ id: '7' }, { tries: 1.5 }, { name: 1 }, { kinds: { a: [], c: [] } }])
    expect(answer.safeParse({ ...stored, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});
