import type { Endpoint } from '@shop/contract/endpoint';
import { z } from 'zod';

const parts = ['params', 'query', 'headers', 'body'] as const;
type Part = (typeof parts)[number];
export type Sample = Partial<Record<Part, unknown>>;

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  prefixItems?: Schema[];
}

/** Something that an endpoint takes, every optional field included. `known` gives values by the name of their field. */
export function sampleOf(endpoint: Endpoint, known: Record<string, unknown>): Sample {
  return Object.fromEntries(
    parts.flatMap((part) => {
      const schema = endpoint[part];
      if (!schema) return [];
      return [[part, aValueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, known)]];
    }),
  );
}

function aValueOf(schema: Schema, known: Record<string, unknown>): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return aValueOf(choices.find(({ type }) => type !== 'null') ?? {}, known);
  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {});
      return Object.fromEntries(
        entries.map(([name, inner]) => [name, Object.hasOwn(known, name) ? known[name] : aValueOf(inner, known)]),
      );
    }
    case 'array':
      return (schema.prefixItems ?? [schema.items ?? {}]).map((inner) => aValueOf(inner, known));
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    default:
      return textOf(schema);
  }
}

const texts = [
  '97070',
  '123456',
  '01234567',
  '2025-06-02T08:00:00.000Z',
  '2025-06-02',
  'lena@patient.example',
  '2d1a6c0e-6f60-4f3f-9d4e-000000000001',
  'data:,',
  'https://shop.example/',
  'neuer-beitrag',
];

function textOf({ pattern, minLength = 0 }: Schema): string {
  const fitting = pattern ? texts.find((text) => new RegExp(pattern, 'u').test(text)) : undefined;
  return (fitting ?? 'DE').padEnd(minLength, 'x');
}

/** Where texts stand in a sample: `['body', 'address', 'street']`. */
export function textsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

/** The same sample with another value in one place. */
export function withText<Value>(value: Value, path: string[], text: string): Value {
  const [key, ...rest] = path;
  if (key === undefined) return text as Value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  copy[key] = withText(copy[key], rest, text);
  return copy as Value;
}
