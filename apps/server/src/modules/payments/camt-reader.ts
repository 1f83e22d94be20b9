import { compact } from '@shop/contract/bank-account';
import type { BankEntry } from './bank-entry.ts';
import { entriesOf } from './camt-entry.ts';
import { UnreadableEntry, type UnreadEntry } from './entry-limits.ts';
import { StatementRefusal } from './statement-refusal.ts';
import { readXml, textAt, type XmlNode } from './xml-records.ts';

/** What a file tells of one account. */
export interface ReadStatement {
  kind: 'camt.052' | 'camt.053' | 'csv';
  iban: string;
  /** As the bank counts its statements. */
  number: string | null;
  entries: BankEntry[];
  unread: UnreadEntry[];
}

const namespace = /urn:iso:std:iso:20022:tech:xsd:(camt\.05[23])\.001\.(\d\d)/;
const versions: readonly string[] = ['02', '08'];
/** Of a statement or report: its account, its number, its entries. */
const wanted = new Set(['Acct', 'ElctrncSeqNb', 'LglSeqNb', 'Ntry']);
/** Where they stand, so that an `Acct` deep inside something else is none. */
const places = new Set(['Document/BkToCstmrStmt/Stmt', 'Document/BkToCstmrAcctRpt/Rpt']);

/** Every statement of a CAMT.053 or report of a CAMT.052, versions 02 and 08. Throws a `StatementRefusal`. */
export async function readCamt(text: string): Promise<ReadStatement[]> {
  const [, kind, version = ''] = namespace.exec(text.slice(0, 2_000)) ?? [];
  if (kind !== 'camt.052' && kind !== 'camt.053') throw new StatementRefusal('type');
  if (!versions.includes(version)) throw new StatementRefusal('version');
  const statements: ReadStatement[] = [];
  // A statement tells its number before its account.
  let pending: string | null = null;
  try {
    await readXml(text, wanted, (node, path) => {
      if (!places.has(path.join('/'))) return;
      const last = statements.at(-1);
      if (node.name === 'Acct') {
        statements.push({
          kind,
          iban: compact(textAt(node, 'Id/IBAN')),
          number: pending?.slice(0, 50) ?? null,
          entries: [],
          unread: [],
        });
        pending = null;
      } else if (node.name === 'Ntry') {
        if (!last) throw new StatementRefusal('broken');
        takeEntry(last, node);
      } else pending ??= node.text.trim();
    });
  } catch (error) {
    throw error instanceof StatementRefusal ? error : new StatementRefusal('broken');
  }
  if (statements.length === 0) throw new StatementRefusal('broken');
  return statements;
}

/** One that cannot be read is told with its line; it does not take the others with it. */
function takeEntry({ entries, unread }: ReadStatement, node: XmlNode): void {
  try {
    if (node.isBroken) throw new UnreadableEntry('broken');
    entries.push(...entriesOf(node));
  } catch (error) {
    if (!(error instanceof UnreadableEntry)) throw error;
    unread.push({ line: node.line, reason: error.reason });
  }
}
