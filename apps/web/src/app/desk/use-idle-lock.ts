import { useEffect, useEffectEvent } from 'react';

const idleMs = 10 * 60 * 1_000;
/** The server counts from the last call: somebody who only reads tells it this often that they are there. */
const tellMs = 2 * 60 * 1_000;

interface IdleLock {
  isOff: boolean;
  onLock: () => void;
  onBusy: () => void;
}

/** Locks after ten minutes without a key, a press or a move. */
export function useIdleLock({ isOff, onLock, onBusy }: IdleLock): void {
  const lock = useEffectEvent(onLock);
  const tell = useEffectEvent(onBusy);

  useEffect(() => {
    if (isOff) return;
    let timer = window.setTimeout(() => lock(), idleMs);
    let toldAtMs = Date.now();
    const begin = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => lock(), idleMs);
      if (Date.now() - toldAtMs < tellMs) return;
      toldAtMs = Date.now();
      tell();
    };
    document.addEventListener('keydown', begin);
    document.addEventListener('pointerdown', begin);
    document.addEventListener('pointermove', begin);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('keydown', begin);
      document.removeEventListener('pointerdown', begin);
      document.removeEventListener('pointermove', begin);
    };
  }, [isOff]);
}
