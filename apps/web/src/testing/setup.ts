import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { onBusyMachine } from './busy-machine.ts';
import './inherited-node-names.ts';

// Screens are chunks that are loaded when somebody goes there: a busy machine is no failure.
configure({ asyncUtilTimeout: onBusyMachine.timeout });

// Each test file has an Error of its own, and a DOMException is one of them, as in every browser.
if (!(DOMException.prototype instanceof Error)) Object.setPrototypeOf(DOMException.prototype, Error.prototype);

// A browser under test has nothing else to do.
window.requestIdleCallback ??= (act) => Number(setTimeout(() => act({ didTimeout: false, timeRemaining: () => 50 })));
window.cancelIdleCallback ??= (handle) => clearTimeout(handle);

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  // A browser in Germany, which is not offered English.
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'de']);
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const complaint = parts.map(String).join(' ');
    // The <search> element is younger than happy-dom.
    if (!/<%s> is unrecognized in this browser.* search$/s.test(complaint)) complaints.push(complaint);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  expect(complaints, 'unexpected console.error').toEqual([]);
});

/** For a test that means to break something: the errors logged so far, which then no longer fail it. */
export function takeConsoleErrors(): string[] {
  const taken = complaints;
  complaints = [];
  return taken;
}
