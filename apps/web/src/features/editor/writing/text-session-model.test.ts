import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KeptText } from './kept-texts.ts';
import { type Sending, type SessionEffect, type SessionEvent, type SessionState, sessionAt } from './session-state.ts';
import { advance } from './text-session.ts';

/**
 * Random days of two editors: typing, saving, answers that come late, get lost or refuse, a colleague who saves in
 * between, leaving with and without a login, reloading. Whatever happens, each text that was typed and not given up by a
 * choice is in the editor, in the browser's storage or on the server.
 */

const paths = ['faq/faq.de.md', 'agb/agb.de.md'] as const;
type Path = (typeof paths)[number];
const firstText = 'So.';

const often = ['type', 'save', 'answer', 'restore kept'] as const;
const steps = [
  ...often,
  ...often,
  'type back',
  'save over conflict',
  'server saves',
  'server refuses',
  'answer lost',
  'colleague saves',
  'open the other',
  'open slowly',
  'load',
  'cannot load',
  'session over and back',
  'reload',
  'drop kept',
  'discard',
  'take theirs',
  'close conflict',
] as const;

interface OnItsWay {
  sent: Sending;
  /** The page it was sent from; that page may be gone. */
  page: { state: SessionState };
  answer: SessionEvent | null;
}

class Day {
  page: OnItsWay['page'] = { state: sessionAt(paths[0]) };
  isBack = false;
  readonly storage = new Map<string, KeptText>();
  readonly server = new Map<string, { content: string; revision: number }>(
    paths.map((path) => [path, { content: firstText, revision: 7 }]),
  );
  /** Every text that ever was on the server. */
  readonly saved = new Set<string>();
  /** Typed and not given up. */
  readonly owed = new Map<Path, Set<string>>(paths.map((path) => [path, new Set()]));
  onItsWay: OnItsWay[] = [];
  private count = 0;

  get open() {
    const { shown } = this.page.state;
    return shown.stage === 'open' ? shown : null;
  }

  private get owedHere(): Set<string> {
    return this.owed.get((this.page.state.shown.path ?? paths[0]) as Path) ?? new Set();
  }

  private newText(): string {
    this.count++;
    return `Text ${this.count}`;
  }

  tell(event: SessionEvent, page = this.page): readonly SessionEffect[] {
    const [next, effects] = advance(page.state, event, ++this.count);
    page.state = next;
    for (const effect of effects) this.run(effect, page);
    return effects;
  }

  private run(effect: SessionEffect, page: OnItsWay['page']): void {
    if (effect.do === 'keep') this.storage.set(effect.path, effect.kept);
    if (effect.do === 'forget') this.forget(effect.path, effect.only);
    if (effect.do !== 'send') return;
    const { sending } = effect;
    const { shown } = page.state;
    expect(shown).toMatchObject({ stage: 'open', path: sending.path, text: sending.text });
    expect(this.onItsWay.filter((other) => other.page === page)).toEqual([]);
    this.onItsWay.push({ sent: sending, page, answer: null });
  }

  /** As `forgetText` does it. */
  private forget(path: string, only?: string): void {
    const kept = this.storage.get(path);
    if (only !== undefined && kept?.text !== only) return;
    if (only !== undefined && kept?.earlier) this.storage.set(path, kept.earlier);
    else this.storage.delete(path);
  }

  do(step: (typeof steps)[number]): void {
    const { open, page } = this;
    const [first] = this.onItsWay;
    switch (step) {
      case 'type':
      case 'type back': {
        if (!open) return;
        const text = step === 'type' ? this.newText() : open.base.content;
        this.giveUp(open.text);
        this.owedHere.add(text);
        this.tell({ is: 'changed', text });
        break;
      }
      case 'save':
      case 'save over conflict':
        this.tell({ is: 'saveAsked', isOverConflict: step === 'save over conflict' });
        break;
      case 'server saves':
        if (first) this.receive(first);
        break;
      case 'server refuses':
        if (first) first.answer ??= { is: 'notSaved', sent: first.sent, error: new Error('refused') };
        break;
      case 'answer':
        if (first?.answer) this.answer(first, first.answer);
        break;
      case 'answer lost':
        if (first) this.answer(first, { is: 'notSaved', sent: first.sent, error: new Error('lost') });
        break;
      case 'colleague saves':
        this.write(paths[0], this.newText());
        break;
      case 'open the other':
      case 'open slowly':
        this.tell({ is: 'opened', path: paths.find((path) => path !== page.state.shown.path) ?? null });
        if (step === 'open the other') this.load();
        break;
      case 'load':
        this.load();
        break;
      case 'cannot load':
        this.tell({ is: 'notLoaded', path: paths[0], error: new Error('away'), isMissing: false });
        break;
      case 'session over and back':
      case 'reload': {
        const { path } = page.state.shown;
        // The page hears that it is left; one that is reloaded hears nothing any more.
        if (step === 'reload') this.onItsWay = this.onItsWay.filter((sent) => sent.page !== page);
        else this.tell({ is: 'opened', path: null });
        this.page = { state: sessionAt(path) };
        this.isBack = step !== 'reload';
        this.load();
        break;
      }
      case 'restore kept':
        this.tell({ is: 'keptRestored' });
        break;
      case 'drop kept':
        if (open?.kept) this.giveUp(open.kept.text);
        this.tell({ is: 'keptDropped' });
        break;
      case 'discard':
        if (open) this.giveUp(open.text);
        this.tell({ is: 'discarded' });
        break;
      case 'take theirs':
        if (!open?.conflict) return;
        this.giveUp(open.text);
        this.tell({ is: 'continuedFromConflict', text: open.conflict.content });
        break;
      case 'close conflict':
        this.tell({ is: 'conflictClosed' });
    }
  }

  private giveUp(text: string): void {
    this.owedHere.delete(text);
  }

  private load(): void {
    const { path } = this.page.state.shown;
    if (path === null) return;
    const stored = this.server.get(path);
    if (!stored) return;
    const saved = { content: stored.content, revision: String(stored.revision) };
    this.tell({ is: 'loaded', path, saved, kept: this.storage.get(path) ?? null, isBack: this.isBack });
  }

  /** By If-Match, as the server does it. */
  private receive(way: OnItsWay): void {
    const { sent } = way;
    const stored = this.server.get(sent.path);
    if (way.answer || !stored) return;
    if (String(stored.revision) === sent.revision) {
      const revision = this.write(sent.path, sent.text);
      way.answer = { is: 'saved', sent, revision: String(revision) };
    } else {
      const theirs = { content: stored.content, revision: String(stored.revision) };
      way.answer = { is: 'conflicted', sent, theirs };
    }
  }

  private write(path: string, content: string): number {
    const revision = (this.server.get(path)?.revision ?? 0) + 1;
    this.server.set(path, { content, revision });
    this.saved.add(content);
    return revision;
  }

  private answer(way: OnItsWay, event: SessionEvent): void {
    this.onItsWay = this.onItsWay.filter((other) => other !== way);
    const before = way.page.state;
    this.tell(event, way.page);
    const { shown } = way.page.state;
    if (way.sent.visit !== before.visit) expect(shown).toBe(before.shown);
    else if (event.is === 'saved') {
      expect(shown).toMatchObject({ base: { content: way.sent.text, revision: event.revision } });
    }
    // A second time it is a stale one.
    const settled = way.page.state;
    expect(this.tell(event, way.page)).toEqual([]);
    expect(way.page.state).toBe(settled);
  }

  /** What was typed, not given up, and is nowhere to be found. */
  lost(path: Path): string[] {
    const { open } = this;
    const here = open?.path === path ? [open.text, ...textsOf(open.kept)] : [];
    const found = new Set([...here, ...textsOf(this.storage.get(path)), ...this.saved, firstText]);
    return [...(this.owed.get(path) ?? [])].filter((text) => !found.has(text));
  }
}

function textsOf(kept: KeptText | null | undefined): string[] {
  return kept ? [kept.text, ...textsOf(kept.earlier)] : [];
}

test('nothing typed is lost, one save at a time, and a stale answer changes nothing, whatever happens in which order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...steps), { minLength: 20, maxLength: 80, size: 'max' }), (day) => {
      const model = new Day();
      for (const step of day) {
        model.do(step);
        expect(paths.flatMap((path) => model.lost(path))).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});
