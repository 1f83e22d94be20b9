import type { Unit } from '../quantity.ts';

// Plain data, without schemas: the bench draws its choices from it before anything is sent.

/** How a medicine is used, as it stands on the prescription. */
export const applications = ['vaporiser', 'tea', 'oral'] as const;
export type Application = (typeof applications)[number];

/** What a label says before it may be printed: what ApBetrO § 14 (1) asks for, and the batch, by which goods are called back. */
export const labelParts = [
  'pharmacy',
  'content',
  'application',
  'instructions',
  'substances',
  'strength',
  'carrier',
  'madeOn',
  'usableUntil',
  'inUse',
  'precautions',
  'patient',
  'batchNumber',
] as const;
export type LabelPart = (typeof labelParts)[number];

/** The nine duties of ApBetrO § 14 (1), each with the parts that it consists of. */
const duties: readonly (readonly LabelPart[])[] = [
  ['pharmacy'],
  ['content'],
  ['application'],
  ['instructions'],
  ['substances', 'strength', 'carrier'],
  ['madeOn'],
  ['usableUntil', 'inUse'],
  ['precautions'],
  ['patient'],
];

export const dutyCount = duties.length;

/** How many of the duties a label meets that lacks these parts. */
export function dutiesMet(missing: readonly LabelPart[]): number {
  return duties.filter((parts) => !parts.some((part) => missing.includes(part))).length;
}

const namedBy: Record<Application, RegExp> = {
  vaporiser: /verdampf|vapori|inhal/i,
  tea: /\btees?\b|dekokt|abkoch|absud|aufguss|\btea\b|decoction/i,
  oral: /einnehm|einzunehm|schluck|tropfen|\boral|\bp\.\s?o\.|\bdrops?\b|\bswallow/i,
};

/** What the words of a prescription say about it, to be confirmed by whoever reads it; null where they say nothing or several. */
export function proposedApplication(instructions: string, unit: Unit): Application | null {
  const named = applications.filter((application) => namedBy[application].test(instructions));
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null;
  return unit === 'gram' ? null : 'oral';
}
