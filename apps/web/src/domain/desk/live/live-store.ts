import type { LiveState } from './live-news.ts';

interface Live {
  state: LiveState;
  /** When the connection was last known to be there. */
  lastLiveAt: Date | null;
}

let live: Live = { state: 'connecting', lastLiveAt: null };
const listeners = new Set<() => void>();

export function setLiveState(state: LiveState): void {
  if (state === live.state) return;
  const wasLive = live.state === 'live';
  live = { state, lastLiveAt: state === 'live' || wasLive ? new Date() : live.lastLiveAt };
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const liveStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): Live => live,
};

/** Whether a change would be heard; before the first word of the server it may be. */
export function isConnected(): boolean {
  return live.state !== 'offline';
}
