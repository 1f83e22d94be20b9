/** Something that a single key does, while its screen is shown. */
export interface DeskKey {
  /** As `event.key` names it: 'j', 'Enter', '/'. Letters are written small. */
  key: string;
  /** What it does, in one or two words. */
  label: string;
  act: () => void;
  /** A range such as 0 to 9 is shown once, by its first key: this is its last one. */
  shownTo?: string;
  /** Told by another entry already, or seldom needed: only in the list of all keys. */
  isSecondary?: boolean;
  /** Moves only: it may act at once, since nothing is changed if a scanner typed it. */
  isHarmless?: boolean;
}

let groups: readonly (readonly DeskKey[])[] = [];
let all: readonly DeskKey[] = [];
const listeners = new Set<() => void>();

/** The keys of a part of the screen, until the returned function is called. Where two want the same key, the later one has it. */
export function addKeys(keys: readonly DeskKey[]): () => void {
  change([...groups, keys]);
  return () => change(groups.filter((group) => group !== keys));
}

export function keyFor(pressed: string): DeskKey | undefined {
  return all.find(({ key }) => key === pressed);
}

/** For `useSyncExternalStore`. */
export const keyStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly DeskKey[] => all,
};

function change(next: readonly (readonly DeskKey[])[]): void {
  groups = next;
  all = [...new Map(groups.flat().map((entry) => [entry.key, entry])).values()];
  for (const listener of listeners) listener();
}
