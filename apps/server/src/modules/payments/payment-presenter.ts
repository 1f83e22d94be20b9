import type { OpenEntry, RefundDue, StatementShown } from '@shop/contract/desk/payments';
import type { BankEntryRow, BankStatement } from '../../db/schema/bank.ts';
import { giroCodeText } from '../../documents/giro-code.ts';
import { qrPath } from '../../documents/qr-code.ts';
import type { Match } from './matching.ts';
import type { PayableRow } from './payment-queries.ts';

export function presentStatement(statement: BankStatement): StatementShown {
  const { id, readAt, readByName, fileName, kind, number, fromDay, toDay, entryCount, freshCount } = statement;
  return {
    id,
    readAt: readAt.toISOString(),
    readBy: readByName,
    fileName,
    kind,
    number,
    from: fromDay,
    to: toDay,
    entries: entryCount,
    fresh: freshCount,
  };
}

export function presentEntry(entry: BankEntryRow, { result, reason, candidates }: Match): OpenEntry {
  return {
    id: entry.id,
    bookedOn: entry.bookedOn,
    direction: entry.direction,
    amountCent: entry.amountCents,
    name: entry.name,
    ibanEnd: entry.iban.slice(-4),
    purpose: entry.purpose,
    isReversal: entry.isReversal,
    result,
    reason,
    candidates: candidates.map(({ order, evidence: { code, amount, name, iban } }) => ({
      orderId: order.id,
      code: order.code,
      patientName: order.patientName,
      openCent: order.openCents,
      refundDueCent: order.refundDueCents,
      isEnded: order.isEnded,
      evidence: { code, amount, name, iban },
    })),
  };
}

/** With a GiroCode where the account is known from which the money came. */
export function presentRefund(row: PayableRow, payee: { name: string; iban: string } | null): RefundDue {
  const { id, code, patientName, refundDueCents } = row;
  return {
    orderId: id,
    code,
    patientName,
    amountCent: refundDueCents,
    payee: payee && { name: payee.name, iban: payee.iban },
    qrCode:
      payee && refundCode({ code, amountCents: refundDueCents, name: payee.name || patientName, iban: payee.iban }),
  };
}

function refundCode({
  code,
  amountCents,
  name,
  iban,
}: {
  code: string;
  amountCents: number;
  name: string;
  iban: string;
}) {
  const recipient = name
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 70);
  try {
    return qrPath(giroCodeText({ recipient, iban, bic: '', amountCents, reference: `Rueckzahlung ${code}` }));
  } catch (error) {
    // No account that a banking app would take: the money is sent back by hand.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
