import { useEffect, useEffectEvent } from 'react';

type ScanReader = (text: string) => void;

const readers: ScanReader[] = [];

/** Reads what a scanner types, wherever the focus is, while the component is mounted. The last one mounted has it. */
export function useScans(onScan: ScanReader): void {
  const read = useEffectEvent(onScan);
  useEffect(() => {
    const reader: ScanReader = (text) => read(text);
    readers.push(reader);
    return () => void readers.splice(readers.indexOf(reader), 1);
  }, []);
}

/** False when nobody on this screen reads scans. */
export function handOverScan(text: string): boolean {
  const reader = readers.at(-1);
  reader?.(text);
  return reader !== undefined;
}
