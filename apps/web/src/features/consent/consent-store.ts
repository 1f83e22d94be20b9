import { useSyncExternalStore } from 'react';
import { readStored, type StorageKey, store } from '#lib/storage.ts';
import { type Consent, readConsent } from './consent.ts';

interface ConsentState {
  /** Null until somebody has chosen. */
  consent: Consent | null;
  /** Somebody who has chosen asked to see the choice again. */
  isReopened: boolean;
}

const key: StorageKey = 'cm_consent_v1';
const listeners = new Set<() => void>();
let state: ConsentState = { consent: readConsent(readStored(key)), isReopened: false };

/** The choice, kept in step with every tab of this browser (CK-01). */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribe, read, read);
}

const read = () => state;

/** Holds for this visit even where the browser refuses to store it. */
export function giveConsent(consent: Consent): void {
  store(key, { ...consent });
  change({ consent, isReopened: false });
}

export function reopenConsent(): void {
  change({ ...state, isReopened: true });
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // What was stored before anybody looked, then what another tab stores.
    follow();
    window.addEventListener('storage', followOtherTab);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === key || event.key === null) follow();
}

function follow(): void {
  change({ ...state, consent: readConsent(readStored(key)) });
}

function change(next: ConsentState): void {
  if (JSON.stringify(next) === JSON.stringify(state)) return;
  state = next;
  for (const listener of listeners) listener();
}
