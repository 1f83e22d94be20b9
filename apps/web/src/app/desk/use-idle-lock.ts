import { useEffect, useEffectEvent } from 'react';
import { notePersonActed } from '#lib/request.ts';

const idleMs = 10 * 60 * 1_000;
/** The server hears of it with the next call: for somebody who only reads, one is made this often. */
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
      notePersonActed();
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
