import { describe, expect, test } from 'vitest';
import type { KeptText } from './kept-texts.ts';
import { type SessionEffect, type SessionEvent, type SessionState, sessionAt } from './session-state.ts';
import { advance } from './text-session.ts';

const path = 'faq/faq.de.md';
const saved = { content: 'So.', revision: '7' };
const at = 1000;

function given(...events: SessionEvent[]): { state: SessionState; effects: readonly SessionEffect[] } {
  let state = sessionAt(path);
  let effects: readonly SessionEffect[] = [];
  for (const event of events) [state, effects] = advance(state, event, at);
  return { state, effects };
}

const loaded = (kept: KeptText | null = null, isBack = false): SessionEvent => ({
  is: 'loaded',
  path,
  saved,
  kept,
  isBack,
});
const typed = (text: string): SessionEvent => ({ is: 'changed', text });
const asked: SessionEvent = { is: 'saveAsked', isOverConflict: false };

/** The text on its way after these events, for the answer to it. */
function sentGiven(...events: SessionEvent[]) {
  const { state } = given(...events, asked);
  if (!state.sending) throw new Error('Nothing was sent.');
  const { sending } = state;
  const answer = (event: SessionEvent) => {
    const [next, effects] = advance(state, event, at);
    return { state: next, effects };
  };
  return { sending, answer, state };
}

describe('what is typed', () => {
  test('is kept with the revision it began from', () => {
    expect(given(loaded(), typed('Neu.')).effects).toEqual([
      { do: 'keep', path, kept: { text: 'Neu.', revision: '7', at } },
    ]);
  });

  test('back to what is saved needs no keeping', () => {
    expect(given(loaded(), typed('Neu.'), typed('So.')).effects).toEqual([{ do: 'forget', path }]);
  });

  test('beside an offer that is not decided about keeps both', () => {
    const yesterday = { text: 'Gestern.', revision: '6', at: 1 };
    expect(given(loaded(yesterday), typed('Neu.')).effects).toEqual([
      { do: 'keep', path, kept: { text: 'Neu.', revision: '7', at, earlier: yesterday } },
    ]);
  });

  test('and then replaced by what was offered is offered in its turn', () => {
    const { state } = given(loaded({ text: 'Gestern.', revision: '6', at: 1 }), typed('Neu.'), { is: 'keptRestored' });
    expect(state.shown).toMatchObject({
      text: 'Gestern.',
      base: { revision: '6' },
      kept: { text: 'Neu.', revision: '7' },
    });
  });

  test('while it is being saved is unsaved afterwards, over the new revision', () => {
    const { sending, state } = sentGiven(loaded(), typed('Neu.'));
    const [more] = advance(state, typed('Neuer.'), at);
    const [next, effects] = advance(more, { is: 'saved', sent: sending, revision: '8' }, at);
    expect(next.shown).toMatchObject({ text: 'Neuer.', base: { content: 'Neu.', revision: '8' } });
    expect(effects).toContainEqual({ do: 'keep', path, kept: { text: 'Neuer.', revision: '8', at } });
  });
});

describe('a text that was kept', () => {
  const kept = { text: 'Gestern.', revision: '6', at: 1 };

  test('is put in after a login, with its revision', () => {
    expect(given(loaded(kept, true)).state.shown).toMatchObject({ text: 'Gestern.', base: { revision: '6' } });
  });

  test('is offered otherwise', () => {
    expect(given(loaded(kept)).state.shown).toMatchObject({ text: 'So.', kept });
  });

  test('and saved by now is not offered, but the one before it is', () => {
    const earlier = { text: 'Vorgestern.', revision: '5', at: 0 };
    expect(given(loaded({ text: 'So.', revision: '6', at: 1, earlier })).state.shown).toMatchObject({ kept: earlier });
  });

  test('stays on offer after another text was saved', () => {
    const { sending, answer } = sentGiven(loaded(kept), typed('Neu.'));
    const { state, effects } = answer({ is: 'saved', sent: sending, revision: '8' });
    expect(state.shown).toMatchObject({ kept });
    expect(effects).toContainEqual({ do: 'keep', path, kept });
  });
});

describe('saving', () => {
  test('sends the text with the revision it began from', () => {
    expect(sentGiven(loaded(), typed('Neu.')).sending).toMatchObject({ path, text: 'Neu.', revision: '7' });
  });

  test('over a conflict replaces what the person has seen', () => {
    const { sending, answer } = sentGiven(loaded(), typed('Meins.'));
    const { state } = answer({ is: 'conflicted', sent: sending, theirs: { content: 'Ihres.', revision: '9' } });
    const [next] = advance(state, { is: 'saveAsked', isOverConflict: true }, at);
    expect(next.sending).toMatchObject({ text: 'Meins.', revision: '9' });
  });

  test('that fails says why and writes down what is kept', () => {
    const error = new Error('away');
    const { sending, answer } = sentGiven(loaded(), typed('Neu.'));
    const { state, effects } = answer({ is: 'notSaved', sent: sending, error });
    expect(state.shown).toMatchObject({ text: 'Neu.', outcome: { kind: 'failed', error } });
    expect(effects).toEqual([{ do: 'writeKept' }]);
  });

  test('of a file that is not there yet notices whoever begins it too', () => {
    const { state } = given(
      { is: 'notLoaded', path, error: new Error('NotFound'), isMissing: true },
      { is: 'begun', text: 'Neu.' },
      asked,
    );
    expect(state.sending).toMatchObject({ text: 'Neu.', revision: '0' });
  });
});
