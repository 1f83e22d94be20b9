import type { CallInit } from './request.ts';

declare global {
  interface Window {
    /** Filled by the script before the first paint, which is a file of its own. */
    earlyAnswers?: Map<string, { answer: Promise<Response>; askedAt: number }>;
  }
}

/** As long as the query cache takes an answer for fresh. */
const freshMs = 60_000;

/**
 * Asks before the page can: it takes the answer over when it makes the very same request. Whoever else reads the answer
 * reads a copy of it.
 */
export function askEarly(address: string, init: CallInit): Promise<Response> {
  const answer = fetch(address, init);
  // Whoever takes it over hears of a failure; nobody else needs to.
  answer.catch(() => {});
  window.earlyAnswers ??= new Map();
  window.earlyAnswers.set(keyOf(address, init), { answer, askedAt: Date.now() });
  return answer;
}

/** Hands an early answer over, once. */
export function takeEarlyAnswer(address: string, init: CallInit): Promise<Response> | undefined {
  const key = keyOf(address, init);
  const early = window.earlyAnswers?.get(key);
  window.earlyAnswers?.delete(key);
  return early && Date.now() - early.askedAt < freshMs ? early.answer : undefined;
}

/** Nobody takes over what another person has asked for, or what was asked for before something changed. */
export function forgetEarlyAnswers(): void {
  window.earlyAnswers?.clear();
}

/** A request in another language or by another person is another one. */
function keyOf(address: string, { method, headers }: CallInit): string {
  return JSON.stringify([method, address, [...headers]]);
}
