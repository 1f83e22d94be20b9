import { createHash } from 'node:crypto';
import { variables } from '../env.ts';

/**
 * A word for each variable that stands nowhere else. Letters alone, so that it looks the same in HTML, JSON, an address
 * and a mail; with an end, so that none is the beginning of another.
 */
export function canaryOf(variable: string): string {
  return `canary${variable.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}zz`;
}

/**
 * A value with its canary for every variable that env.ts reads and that can hold one: the first of the usual forms that
 * the variable accepts. A number or one of a few words holds no secret.
 */
export function canaryValues(): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, schema] of Object.entries(variables.shape)) {
    const value = formsOf(canaryOf(name)).find((form) => schema.safeParse(form).success);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

function formsOf(word: string): string[] {
  return [
    `${word}-of-at-least-32-characters`,
    `https://${word}.example`,
    `${word}@people.example`,
    `postgres://${word}:${word}@db.example/shop`,
    `smtp://${word}:${word}@mail.example`,
  ];
}

/** The word itself, or the whole value as credentials travel and keys are written. */
export function isSeenIn(text: string, variable: string, value: string): boolean {
  if (!value.includes(canaryOf(variable))) return false;
  const bytes = Buffer.from(value);
  const traces = [
    canaryOf(variable),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    createHash('sha256').update(value).digest('hex'),
  ];
  return traces.some((trace) => text.toLowerCase().includes(trace.toLowerCase()));
}
