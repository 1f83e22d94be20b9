import { compact } from '@shop/contract/bank-account';
import type { BankEntry } from './bank-entry.ts';
import { UnreadableEntry, withinLimits } from './entry-limits.ts';
import { nodesAt, textAt, type XmlNode } from './xml-records.ts';

/** What banks write where they have no reference. */
const noReference = /^(?:NONREF|NOTPROVIDED|NOT PROVIDED|0*)$/i;

/** The payments of one `Ntry`. Throws an `UnreadableEntry`. */
export function entriesOf(node: XmlNode): BankEntry[] {
  return paymentsOf(node).map(withinLimits);
}

/** None while it is only expected, several where the bank books a batch in one sum. */
function paymentsOf(node: XmlNode): BankEntry[] {
  if (textAt(node, 'Sts/Cd', 'Sts') !== 'BOOK') return [];
  const bookedOn = textAt(node, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm').slice(0, 10);
  const isReversal = textAt(node, 'RvslInd') === 'true';
  const entry = { bookedOn, isReversal };
  const reference = referenceIn(textAt(node, 'AcctSvcrRef'));
  const whole = { direction: directionOf(node), amountCents: amountOf(nodesAt(node, 'Amt')[0]) };
  const details = nodesAt(node, 'NtryDtls/TxDtls');
  const [only] = details;
  if (details.length <= 1) {
    const bankReference = named(reference ?? ownReference(only), whole);
    const side = sideOf(only, whole.direction, textAt(node, 'AddtlNtryInf'));
    return [{ ...entry, ...whole, bankReference, ...side, isReversal: isReversal || isReturned(only) }];
  }
  const parts = details.map((detail, index) => {
    const direction = textAt(detail, 'CdtDbtInd') ? directionOf(detail) : whole.direction;
    const amountCents = amountOf(nodesAt(detail, 'Amt')[0] ?? nodesAt(detail, 'AmtDtls/TxAmt/Amt')[0]);
    const own = ownReference(detail) ?? reference;
    const bankReference = named(own && `${own}/${index + 1}`, { direction, amountCents });
    const side = sideOf(detail, direction, '');
    return { ...entry, direction, amountCents, bankReference, ...side, isReversal: isReversal || isReturned(detail) };
  });
  const sum = parts.reduce(
    (total, part) => total + (part.direction === 'in' ? part.amountCents : -part.amountCents),
    0,
  );
  if (sum !== (whole.direction === 'in' ? whole.amountCents : -whole.amountCents)) throw new UnreadableEntry('broken');
  return parts;
}

/** A transfer that could not be delivered comes back with the reason. */
function isReturned(detail: XmlNode | undefined): boolean {
  return detail !== undefined && nodesAt(detail, 'RtrInf').length > 0;
}

/** With the amount, because some banks give one reference to several bookings. */
function named(reference: string | null, { direction, amountCents }: Pick<BankEntry, 'direction' | 'amountCents'>) {
  return reference && `${reference} ${direction} ${amountCents}`;
}

function ownReference(detail: XmlNode | undefined): string | null {
  return detail ? referenceIn(textAt(detail, 'Refs/AcctSvcrRef')) : null;
}

function referenceIn(text: string): string | null {
  return noReference.test(text) ? null : text;
}

function directionOf(node: XmlNode): BankEntry['direction'] {
  const indicator = textAt(node, 'CdtDbtInd');
  if (indicator !== 'CRDT' && indicator !== 'DBIT') throw new UnreadableEntry('broken');
  return indicator === 'CRDT' ? 'in' : 'out';
}

/** `1234.5` is 123450 cents; no float in between. */
function amountOf(node: XmlNode | undefined): number {
  const [, euros = '', cents = ''] = /^(\d{1,9})(?:\.(\d{0,5}))?$/.exec(node?.text.trim() ?? '') ?? [];
  if (!euros || !/^\d{0,2}0*$/.test(cents)) throw new UnreadableEntry('amount');
  if (node?.attributes.Ccy !== 'EUR') throw new UnreadableEntry('currency');
  return Number(euros + cents.slice(0, 2).padEnd(2, '0'));
}

/** Who is on the other side, and what they wrote. Version 8 has a `Pty` in between. */
function sideOf(detail: XmlNode | undefined, direction: BankEntry['direction'], more: string) {
  if (!detail) return { name: '', iban: '', purpose: more };
  const [side, ultimate] = direction === 'in' ? ['Dbtr', 'UltmtDbtr'] : ['Cdtr', 'UltmtCdtr'];
  const written = nodesAt(detail, 'RmtInf/Ustrd').map(({ text }) => text.trim());
  const references = [
    textAt(detail, 'RmtInf/Strd/CdtrRefInf/Ref'),
    referenceIn(textAt(detail, 'Refs/EndToEndId')) ?? '',
  ];
  const name = (of: string | undefined) => textAt(detail, `RltdPties/${of}/Pty/Nm`, `RltdPties/${of}/Nm`);
  return {
    name: name(side) || name(ultimate),
    iban: compact(textAt(detail, `RltdPties/${side}Acct/Id/IBAN`)),
    purpose: [...written, ...references].filter(Boolean).join(' ') || textAt(detail, 'AddtlTxInf') || more,
  };
}
