import { useEffect, useEffectEvent } from 'react';

type ScanReader = (text: string) => void;

const readers: ScanReader[] = [];

/**
 * Reads what a scanner types, wherever the focus is, while the component is mounted. The last one mounted has it; the frame's is
 * for screens that read none themselves, whenever it was mounted.
 */
export function useScans(onScan: ScanReader, { isForOtherScreens = false } = {}): void {
  const read = useEffectEvent(onScan);
  useEffect(() => {
    const reader: ScanReader = (text) => read(text);
    if (isForOtherScreens) readers.unshift(reader);
    else readers.push(reader);
    return () => void readers.splice(readers.indexOf(reader), 1);
  }, [isForOtherScreens]);
}

/** False when nobody on this screen reads scans. */
export function handOverScan(text: string): boolean {
  const reader = readers.at(-1);
  reader?.(text);
  return reader !== undefined;
}
