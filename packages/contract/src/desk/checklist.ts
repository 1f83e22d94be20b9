import type { PrescriptionFormat } from '../prescription.ts';
import type { ComparisonRow } from './comparison-row.ts';
import { type Evidence, proposedEvidence } from './evidence.ts';

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
export const checklists: Record<Evidence, Record<Stage, readonly Check[]>> = {
  paper: { confirm: readable, verify: ['original', ...pharmaceutical] },
  eRezept: { confirm: readable, verify: ['eRezept', ...pharmaceutical] },
  signedFile: { confirm: readable, verify: ['signature', ...pharmaceutical] },
};

/** A point that the pharmacy adds to those of the law (decision 70). */
export interface OwnPoint {
  /** Made with the point, and no other point ever gets it. */
  id: string;
  de: string;
  en: string;
  stage: Stage;
  /** The prescriptions that it is asked for, by what each is in the pharmacy's hands. */
  formats: PrescriptionFormat[];
}

/** A point as a tick of it is stored: `identity`, or `own:3f9a1c20` for one that the pharmacy has added. */
export type PointName = Check | `own:${string}`;

export function pointName(tick: { check: Check } | { check: 'own'; point: string }): PointName {
  return tick.check === 'own' ? `own:${tick.point}` : tick.check;
}

export type MissingPoint =
  | { kind: 'record' }
  | { kind: 'original' }
  | { kind: 'difference'; row: ComparisonRow }
  | { kind: 'check'; check: Check }
  | { kind: 'own'; point: OwnPoint };

/** The state of a review as far as it counts: made about the file and the original that are there now. */
export interface ReviewState {
  evidence: Evidence;
  hasRecord: boolean;
  isOriginalHere: boolean;
  rows: readonly ComparisonRow[];
  /** The ids of rows whose difference has been answered. */
  answered: ReadonlySet<string>;
  /** What the pharmacy asks for beside the law, about prescriptions of any format. */
  ownPoints: readonly OwnPoint[];
  /** Those of the pharmacy only where the tick is about the words as they are now. */
  ticked: ReadonlySet<PointName>;
}

/** The pharmacy's own points for one kind of evidence, in the order in which they are shown. */
export function ownPointsOf(evidence: Evidence, points: readonly OwnPoint[]): OwnPoint[] {
  const isAsked = ({ formats }: OwnPoint) => formats.some((format) => proposedEvidence(format) === evidence);
  return stages.flatMap((stage) => points.filter((one) => one.stage === stage && isAsked(one)));
}

/**
 * What still keeps the prescription from this stage, in the order of the work; nothing once it may be decided. The points of the
 * pharmacy follow those of the law, stage by stage.
 */
export function missingFor(stage: Stage, state: ReviewState): MissingPoint[] {
  const needed: readonly Stage[] = stage === 'confirm' ? ['confirm'] : stages;
  const isOriginalMissing = stage === 'verify' && state.evidence === 'paper' && !state.isOriginalHere;
  return [
    ...(state.hasRecord ? [] : [{ kind: 'record' } as const]),
    ...state.rows
      .filter(({ id, difference }) => difference !== null && !state.answered.has(id))
      .map((row) => ({ kind: 'difference', row }) as const),
    ...(isOriginalMissing ? [{ kind: 'original' } as const] : []),
    ...needed.flatMap((one) => missingIn(one, state)),
  ];
}

function missingIn(stage: Stage, { evidence, ownPoints, ticked }: ReviewState): MissingPoint[] {
  const own = ownPointsOf(evidence, ownPoints).filter(
    (point) => point.stage === stage && !ticked.has(`own:${point.id}`),
  );
  return [
    ...checklists[evidence][stage]
      .filter((check) => !ticked.has(check))
      .map((check) => ({ kind: 'check', check }) as const),
    ...own.map((point) => ({ kind: 'own', point }) as const),
  ];
}
