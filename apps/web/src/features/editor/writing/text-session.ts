import type { KeptText } from './kept-texts.ts';
import {
  atPath,
  isEdited,
  noRevision,
  type OpenText,
  type SavedText,
  type Sending,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
} from './session-state.ts';

type Step = readonly [SessionState, readonly SessionEffect[]];

/**
 * The open text from loading to saving, without a browser: what an event makes of it, and what must happen then. What is
 * typed is kept until it is saved or given up; nothing that somebody else saved is overwritten without a choice.
 *
 * @param at when it happened, in ms
 */
export function advance(state: SessionState, event: SessionEvent, at: number): Step {
  const { shown } = state;
  switch (event.is) {
    case 'opened':
      if (event.path === shown.path) return [state, []];
      return [{ ...state, shown: atPath(event.path), visit: state.visit + 1 }, []];
    case 'loaded':
      if (shown.stage === 'open' || shown.path !== event.path) return [state, []];
      return [{ ...state, shown: openText(event) }, []];
    case 'notLoaded':
      if (shown.stage === 'open' || shown.path !== event.path) return [state, []];
      return [{ ...state, shown: notLoaded(event) }, []];
    case 'begun':
      if (shown.stage !== 'missing') return [state, []];
      return write(state, opened(shown.path, { content: '', revision: noRevision }, event.text, null), at);
    case 'saved':
    case 'conflicted':
    case 'notSaved':
      return state.sending === event.sent ? answered(state, event, at) : [state, []];
    default:
      return shown.stage === 'open' ? decided(state, shown, event, at) : [state, []];
  }
}

type Answer = Extract<SessionEvent, { sent: Sending }>;
type Decision = Exclude<SessionEvent, Answer | { is: 'opened' | 'loaded' | 'notLoaded' | 'begun' }>;

/** What the person at the open text does. */
function decided(state: SessionState, open: OpenText, event: Decision, at: number): Step {
  const { conflict, kept } = open;
  switch (event.is) {
    case 'changed':
      return write(state, { ...open, text: event.text, outcome: null }, at);
    case 'saveAsked':
      return send(state, open, (event.isOverConflict && conflict) || open.base);
    case 'savedShown':
      return [open.outcome?.kind === 'saved' ? { ...state, shown: { ...open, outcome: null } } : state, []];
    case 'conflictClosed':
      return [{ ...state, shown: { ...open, conflict: null } }, []];
    case 'continuedFromConflict':
      if (!conflict) return [state, []];
      return write(state, { ...open, base: conflict, text: event.text, conflict: null }, at);
    case 'keptRestored':
      return kept ? write(state, restored(open, kept, at), at) : [state, []];
    case 'keptDropped':
      return write(state, { ...open, kept: kept?.earlier ?? null }, at);
    case 'discarded':
      return write(state, { ...open, text: open.base.content }, at);
  }
}

/** One at a time: a second one would be refused as a conflict with the first. */
function send(state: SessionState, open: OpenText, over: SavedText): Step {
  if (state.sending) return [state, []];
  const sending = { path: open.path, text: open.text, revision: over.revision, visit: state.visit };
  return [{ ...state, shown: { ...open, outcome: null }, sending }, [{ do: 'send', sending }]];
}

function answered(state: SessionState, event: Answer, at: number): Step {
  const { sent } = event;
  const { shown } = state;
  const free = { ...state, sending: null };
  const open = sent.visit === state.visit && shown.stage === 'open' ? shown : null;
  const base = savedBy(event);
  if (base) {
    const refresh: SessionEffect = { do: 'refreshShop', path: sent.path };
    if (!open) return [free, [{ do: 'forget', path: sent.path, only: sent.text }, refresh]];
    const kept = notIn(base, open.kept);
    const [next, effects] = write(free, { ...open, base, kept, conflict: null, outcome: { kind: 'saved' } }, at);
    return [next, [...effects, refresh]];
  }
  if (!open) return [free, []];
  if (event.is === 'conflicted') return [{ ...free, shown: { ...open, conflict: event.theirs } }, []];
  const error = event.is === 'notSaved' ? event.error : null;
  return [{ ...free, shown: { ...open, outcome: { kind: 'failed', error } } }, [{ do: 'writeKept' }]];
}

function savedBy(event: Answer): SavedText | null {
  if (event.is === 'saved') return { content: event.sent.text, revision: event.revision };
  // An earlier try got through and only its answer was lost.
  return event.is === 'conflicted' && event.theirs.content === event.sent.text ? event.theirs : null;
}

/** Shows the text, and keeps exactly what would be lost without the page. */
function write(state: SessionState, open: OpenText, at: number): Step {
  const { path, text, base, kept } = open;
  const unsaved = isEdited(open) ? { text, revision: base.revision, at, ...(kept && { earlier: kept }) } : kept;
  return [{ ...state, shown: open }, [unsaved ? { do: 'keep', path, kept: unsaved } : { do: 'forget', path }]];
}

function openText({ path, saved, kept, isBack }: Extract<SessionEvent, { is: 'loaded' }>): OpenText {
  const unsaved = notIn(saved, kept);
  if (!unsaved || !isBack) return opened(path, saved, saved.content, unsaved);
  return opened(path, { ...saved, revision: unsaved.revision }, unsaved.text, unsaved.earlier ?? null);
}

function opened(path: string, base: SavedText, text: string, kept: KeptText | null): OpenText {
  return { stage: 'open', path, base, text, kept, conflict: null, outcome: null };
}

function notLoaded({ path, error, isMissing }: Extract<SessionEvent, { is: 'notLoaded' }>): SessionState['shown'] {
  return isMissing ? { stage: 'missing', path } : { stage: 'unreachable', path, error };
}

/** What was typed in the meantime is offered in its place. */
function restored(open: OpenText, { text, revision, earlier }: KeptText, at: number): OpenText {
  const before = { text: open.text, revision: open.base.revision, at, ...(earlier && { earlier }) };
  return {
    ...open,
    // With the revision it was begun with: if somebody saved since, saving says so.
    base: { ...open.base, revision },
    text,
    kept: isEdited(open) ? before : (earlier ?? null),
  };
}

/** Without what has been saved by now. */
function notIn(saved: SavedText, kept: KeptText | null): KeptText | null {
  return kept?.text === saved.content ? notIn(saved, kept.earlier ?? null) : kept;
}
