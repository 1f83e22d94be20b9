import { beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

let asked: IdleRequestCallback[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('requestIdleCallback', (act: IdleRequestCallback) => asked.push(act));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => asked.splice(handle - 1, 1));
});

/** As with a browser's own, its method works on nothing but itself. */
class Deadline implements IdleDeadline {
  readonly #ms: number;
  readonly didTimeout: boolean;

  constructor(ms: number, didTimeout: boolean) {
    this.#ms = ms;
    this.didTimeout = didTimeout;
  }

  timeRemaining(): number {
    return this.#ms;
  }
}

function idleFor(ms: number, didTimeout = false): void {
  asked.pop()?.(new Deadline(ms, didTimeout));
}

test('while something is still to be painted, it is not yet time', () => {
  const act = vi.fn();
  whenIdle(act);
  idleFor(5);
  idleFor(12);
  expect(act).not.toHaveBeenCalled();
  idleFor(49);
  expect(act).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(0);
});

test('a page that never rests is not waited for for ever', () => {
  const act = vi.fn();
  whenIdle(act);
  idleFor(5);
  idleFor(0, true);
  expect(act).toHaveBeenCalledTimes(1);
});

test('what is called off does not happen, also after a first look', () => {
  const act = vi.fn();
  const callOff = whenIdle(act);
  idleFor(5);
  callOff();
  idleFor(49);
  expect(act).not.toHaveBeenCalled();
});
