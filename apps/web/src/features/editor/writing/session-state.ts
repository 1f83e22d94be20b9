import type { KeptText } from './kept-texts.ts';

/** For a file that is not there yet: whoever begins it at the same time is noticed as a conflict. */
export const noRevision = '0';

/** A text as the server has it. */
export interface SavedText {
  content: string;
  revision: string;
}

export interface OpenText {
  stage: 'open';
  path: string;
  /** What the writer began with. */
  base: SavedText;
  text: string;
  /** What was written here before and not saved, until it is decided about. */
  kept: KeptText | null;
  /** What somebody else saved in between, while it is being asked about. */
  conflict: SavedText | null;
  outcome: { kind: 'saved' } | { kind: 'failed'; error: unknown } | null;
}

/** A text on its way to the server. */
export interface Sending {
  path: string;
  text: string;
  /** The revision it may replace. */
  revision: string;
  /** The visit it was sent from: what comes back does not touch a later one. */
  visit: number;
}

export interface SessionState {
  shown:
    | { stage: 'closed'; path: null }
    | { stage: 'loading' | 'missing'; path: string }
    | { stage: 'unreachable'; path: string; error: Error }
    | OpenText;
  /** Counts how often a text was opened. */
  visit: number;
  sending: Sending | null;
}

export type SessionEvent =
  | { is: 'opened'; path: string | null }
  /** `isBack`: from the login, where what was written before is put in at once. */
  | { is: 'loaded'; path: string; saved: SavedText; kept: KeptText | null; isBack: boolean }
  | { is: 'notLoaded'; path: string; error: Error; isMissing: boolean }
  | { is: 'begun'; text: string }
  | { is: 'changed'; text: string }
  | { is: 'saveAsked'; isOverConflict: boolean }
  | { is: 'saved'; sent: Sending; revision: string }
  | { is: 'conflicted'; sent: Sending; theirs: SavedText }
  | { is: 'notSaved'; sent: Sending; error: unknown }
  | { is: 'savedShown' }
  | { is: 'conflictClosed' }
  | { is: 'continuedFromConflict'; text: string }
  | { is: 'keptRestored' }
  | { is: 'keptDropped' }
  | { is: 'discarded' };

/** What must happen outside after an event. */
export type SessionEffect =
  | { do: 'send'; sending: Sending }
  | { do: 'keep'; path: string; kept: KeptText }
  /** With `only`, as long as nothing else has been written since. */
  | { do: 'forget'; path: string; only?: string }
  /** At once: the page may be gone a moment later. */
  | { do: 'writeKept' }
  | { do: 'refreshShop'; path: string };

export function sessionAt(path: string | null): SessionState {
  return { shown: atPath(path), visit: 0, sending: null };
}

export function atPath(path: string | null): SessionState['shown'] {
  return path === null ? { stage: 'closed', path } : { stage: 'loading', path };
}

export function isEdited({ text, base }: OpenText): boolean {
  return text !== base.content;
}
