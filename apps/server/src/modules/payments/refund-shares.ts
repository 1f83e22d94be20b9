/** A row of the ledger as far as it tells where money came from or went to; the name and account are the bank's. */
export interface LedgerRow {
  cents: number;
  /** Null for what no statement tells of: paid at the till, entered or sent back by hand. */
  account: { name: string; iban: string } | null;
  /** Of the till, with the number of its receipt; absent for the rest. */
  till?: { receipt: string | null };
}

export interface RefundShare {
  cents: number;
  /** Null where nobody knows an account: the money is sent back by hand. */
  payee: { name: string; iban: string } | null;
  /** Of another account than the one that paid first: somebody looks twice. */
  isOtherAccount: boolean;
  /** It was paid at the till and goes back there, never to an account. */
  till: { receipt: string | null } | null;
}

/**
 * What is due goes back where it came from, the newest payment first, and never more to an account than came from it. `rows`
 * are those of one order, the oldest first.
 */
export function refundShares(rows: readonly LedgerRow[], dueCents: number): RefundShare[] {
  const sources = sourcesOf(rows);
  const first = rows.find(({ cents, account }) => cents > 0 && account)?.account;
  const shares: RefundShare[] = [];
  let left = dueCents;
  for (const { account, cents, till = null } of sources) {
    const part = Math.min(left, cents);
    if (part <= 0) continue;
    left -= part;
    const isOtherAccount = account !== null && first != null && keyOf(account) !== keyOf(first);
    shares.push({ cents: part, payee: account, isOtherAccount, till });
  }
  if (left > 0) shares.push({ cents: left, payee: null, isOtherAccount: false, till: null });
  return shares;
}

type Source = LedgerRow;

/** What each account has paid and not got back yet, the one that paid last first. */
function sourcesOf(rows: readonly LedgerRow[]): Source[] {
  const byAccount = new Map<string, Source>();
  let elsewhere = 0;
  for (const { account, cents, till } of rows) {
    const key = till ? 'till' : keyOf(account);
    const known = byAccount.get(key);
    if (cents < 0 && !known) {
      elsewhere -= cents;
      continue;
    }
    // Behind those that are there already: the newest payment counts.
    if (cents > 0) byAccount.delete(key);
    const paidWith = cents > 0 ? till : known?.till;
    byAccount.set(key, {
      account: known?.account ?? account,
      cents: (known?.cents ?? 0) + cents,
      ...(paidWith && { till: paidWith }),
    });
  }
  const sources = [...byAccount.values()].toReversed();
  // Sent back by a way that names no payer, or more than came from there: it is not sent a second time.
  for (const source of sources) {
    if (source.cents < 0) elsewhere -= source.cents;
  }
  for (const source of sources) {
    const part = Math.min(elsewhere, Math.max(0, source.cents));
    source.cents -= part;
    elsewhere -= part;
  }
  return sources;
}

/** Some banks tell no account: then the name has to do. */
function keyOf(account: LedgerRow['account']): string {
  return account ? account.iban || `name ${account.name}` : 'by hand';
}
