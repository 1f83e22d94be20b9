import { createHash } from 'node:crypto';

/** One line of a bank statement, as the bank tells it. */
export interface BankEntry {
  /** `YYYY-MM-DD` */
  bookedOn: string;
  direction: 'in' | 'out';
  amountCents: number;
  /** Of the other side; empty where the bank does not say. */
  name: string;
  iban: string;
  purpose: string;
  /** The bank's own name for it, the same in every file; null where it gives none. */
  bankReference: string | null;
  /** The bank calls it the taking back of an earlier one. */
  isReversal: boolean;
}

/** What the same entry has in common in every kind of file; names and accounts are cut or missing in some. */
export function fingerprintOf({ bookedOn, direction, amountCents, purpose }: BankEntry): string {
  const content = [bookedOn, direction, amountCents, plain(purpose).slice(0, 100)].join('|');
  return createHash('sha256').update(content).digest('base64url');
}

/** Some banks give several entries of a file one reference for the same sum: from the second on they are numbered. */
export function numbered(entries: readonly BankEntry[]): BankEntry[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const { bankReference } = entry;
    if (bankReference === null) return entry;
    const count = (seen.get(bankReference) ?? 0) + 1;
    seen.set(bankReference, count);
    return count === 1 ? entry : { ...entry, bankReference: `${bankReference} #${count}` };
  });
}

/** Letters and digits alone: banks break and pad texts differently. */
function plain(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}

type Compared = Pick<BankEntry, 'name' | 'iban' | 'bankReference'>;

/** Whether two entries of the same fingerprint can be one and the same. */
function canBeSame(one: Compared, other: Compared): boolean {
  if (one.bankReference && other.bankReference) return one.bankReference === other.bankReference;
  if (one.iban && other.iban && one.iban !== other.iban) return false;
  const [short = '', long = ''] = [plain(one.name), plain(other.name)].toSorted((a, b) => a.length - b.length);
  return long.startsWith(short);
}

export interface KnownEntry extends Compared {
  id: string;
  fingerprint: string;
}

/**
 * Which entries of a file are new, and which known ones now have a reference. An entry is known by the bank's reference, from
 * whichever file. Without one it is known by its fingerprint, as often as it was counted before: of three alike, of which one
 * is known, two are new.
 */
export function splitKnown(entries: readonly BankEntry[], known: readonly KnownEntry[]) {
  const byReference = new Map(known.flatMap((entry) => (entry.bankReference ? [[entry.bankReference, entry]] : [])));
  const byFingerprint = new Map<string, KnownEntry[]>();
  for (const entry of known) {
    byFingerprint.set(entry.fingerprint, [...(byFingerprint.get(entry.fingerprint) ?? []), entry]);
  }
  const claimed = new Set<string>();
  const unnamed: BankEntry[] = [];
  for (const entry of entries) {
    const same = entry.bankReference ? byReference.get(entry.bankReference) : undefined;
    if (same) claimed.add(same.id);
    else unnamed.push(entry);
  }
  const fresh: BankEntry[] = [];
  const named: { id: string; bankReference: string }[] = [];
  for (const entry of unnamed) {
    const alike = byFingerprint.get(fingerprintOf(entry)) ?? [];
    const same = alike.find((other) => !claimed.has(other.id) && canBeSame(entry, other));
    if (!same) fresh.push(entry);
    else {
      claimed.add(same.id);
      if (entry.bankReference) named.push({ id: same.id, bankReference: entry.bankReference });
    }
  }
  return { fresh, named };
}
