import type { PrescriptionFile } from '../desk-order-queries.ts';

/** One kind of file, photo and scan side by side, or a replaced file beside what replaced it. */
export type Shown = PrescriptionFile['kind'] | 'both' | 'replaced';

/** What there is to choose from. */
export function choicesOf(files: readonly PrescriptionFile[]): Shown[] {
  const kinds = new Set(files.filter(({ isCurrent }) => isCurrent).map(({ kind }) => kind));
  return [
    ...kinds,
    ...(kinds.size > 1 ? ['both' as const] : []),
    ...(replaced(files).length > 0 ? ['replaced' as const] : []),
  ];
}

/** The newest first. */
export function replaced(files: readonly PrescriptionFile[]): PrescriptionFile[] {
  return files.filter(({ isCurrent }) => !isCurrent).toReversed();
}

/** `older` is the short name of the replaced file that is wanted; the newest of them otherwise. */
export function filesShown(files: readonly PrescriptionFile[], shown: Shown, older: string | null): PrescriptionFile[] {
  const current = files.filter(({ isCurrent }) => isCurrent);
  if (shown === 'both') return current;
  if (shown !== 'replaced') return current.filter(({ kind }) => kind === shown);
  const former = replaced(files).find(({ file }) => file === older) ?? replaced(files)[0];
  return former ? [former, ...current.filter(({ kind }) => kind === former.kind)] : [];
}
