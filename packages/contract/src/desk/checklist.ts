import type { PrescriptionFormat } from '../prescription.ts';
import type { ComparisonRow } from './comparison-row.ts';

/** What somebody vouches for by name, in the order in which it is looked at. */
export const checks = [
  'identity',
  'prescriber',
  'validity',
  'lines',
  'instructions',
  'notUsedUp',
  'eRezept',
  'signature',
  'original',
  'plausibility',
  'advice',
] as const;
export type Check = (typeof checks)[number];

/** What `confirm` needs, and what `verify` needs on top of it. */
export const stages = ['confirm', 'verify'] as const;
export type Stage = (typeof stages)[number];

/** Whether the action is a decision that a checklist has to be complete for. */
export function restsOnReview(action: string): action is Stage {
  return (stages as readonly string[]).includes(action);
}

/** What can be read from a file, whatever its format. */
const readable = ['identity', 'prescriber', 'validity', 'lines', 'instructions', 'notUsedUp'] as const;
/** Plausibility: ApBetrO § 7 (1b). Advice, given or declined: § 20, § 17 (2a). */
const pharmaceutical = ['plausibility', 'advice'] as const;

/** A paper is confirmed by its photo and verified with the original in hand. */
export const checklists: Record<PrescriptionFormat, Record<Stage, readonly Check[]>> = {
  physical: { confirm: readable, verify: ['original', ...pharmaceutical] },
  ePrescription: { confirm: readable, verify: ['eRezept', ...pharmaceutical] },
  digital: { confirm: readable, verify: ['signature', ...pharmaceutical] },
};

export type MissingPoint =
  | { kind: 'record' }
  | { kind: 'original' }
  | { kind: 'difference'; row: ComparisonRow }
  | { kind: 'check'; check: Check };

/** The state of a review as far as it counts: made about the file and the original that are there now. */
export interface ReviewState {
  format: PrescriptionFormat;
  hasRecord: boolean;
  isOriginalHere: boolean;
  rows: readonly ComparisonRow[];
  /** The ids of rows whose difference has been answered. */
  answered: ReadonlySet<string>;
  ticked: ReadonlySet<Check>;
}

/** What still keeps the prescription from this stage, in the order of the work; nothing once it may be decided. */
export function missingFor(stage: Stage, state: ReviewState): MissingPoint[] {
  const { confirm, verify } = checklists[state.format];
  const needed = stage === 'confirm' ? confirm : [...confirm, ...verify];
  const isOriginalMissing = stage === 'verify' && state.format === 'physical' && !state.isOriginalHere;
  return [
    ...(state.hasRecord ? [] : [{ kind: 'record' } as const]),
    ...state.rows
      .filter(({ id, difference }) => difference !== null && !state.answered.has(id))
      .map((row) => ({ kind: 'difference', row }) as const),
    ...(isOriginalMissing ? [{ kind: 'original' } as const] : []),
    ...needed.filter((check) => !state.ticked.has(check)).map((check) => ({ kind: 'check', check }) as const),
  ];
}
