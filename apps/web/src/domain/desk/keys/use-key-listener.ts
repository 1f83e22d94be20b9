import { useEffect } from 'react';
import { keyFor } from './key-store.ts';
import { noBurst, readKey, scannerGapMs } from './scan-reader.ts';
import { handOverScan } from './use-scans.ts';

/**
 * Listens for the keys of the desk and for a scanner, once for the whole desk and not behind its lock. A key that changes something waits a moment: the
 * characters of a scanned code must not act.
 */
export function useKeyListener(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let burst = noBurst;
    let waiting: ReturnType<typeof setTimeout> | undefined;

    function listen(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      clearTimeout(waiting);
      const reading = readKey(burst, event.key, event.timeStamp);
      burst = reading.burst;
      if (reading.scanned !== null && handOverScan(reading.scanned)) {
        event.preventDefault();
        return;
      }
      const found = keyFor(pressedKey(event));
      if (!found || (event.key === 'Enter' && isControl(event.target))) return;
      event.preventDefault();
      if (found.isHarmless || event.key.length > 1) found.act();
      else if (!event.repeat) waiting = setTimeout(found.act, scannerGapMs);
    }

    document.addEventListener('keydown', listen);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('keydown', listen);
    };
  }, [isOn]);
}

/** Capital letters by Caps Lock are the same keys; with Shift they are others. */
function pressedKey({ key, shiftKey }: KeyboardEvent): string {
  return key.length === 1 && !shiftKey ? key.toLowerCase() : key;
}

/** In a field the keys are text; in a dialog they belong to the dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}

const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog';

/** Enter presses it, whatever the screen would do with Enter. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, summary, input') !== null;
}
