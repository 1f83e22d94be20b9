import type {
  OpenEntry,
  PayableOrderShown,
  RefundDue,
  SettledEntry,
  StatementShown,
  TillPayment,
} from '@shop/contract/desk/payments';
import type { BankEntryRow, BankStatement, payments } from '../../db/schema/bank.ts';
import { giroCodeText } from '../../documents/giro-code.ts';
import { qrPath } from '../../documents/qr-code.ts';
import type { LedgerShare } from './ledger-queries.ts';
import type { Match, PayableOrder } from './matching.ts';
import type { PayableRow } from './payment-queries.ts';
import type { RefundShare } from './refund-shares.ts';

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
      ...presentPayable(order),
      evidence: { code, amount, name, iban },
    })),
  };
}

export function presentPayable(order: PayableOrder): PayableOrderShown {
  const { id, code, patientName, openCents, refundDueCents, isEnded } = order;
  return { orderId: id, code, patientName, openCent: openCents, refundDueCent: refundDueCents, isEnded };
}

export function presentSettled(entry: BankEntryRow, shares: readonly LedgerShare[]): SettledEntry {
  const { id, bookedOn, direction, amountCents, name, purpose, settledAt, asideReason } = entry;
  return {
    id,
    bookedOn,
    direction,
    amountCent: amountCents,
    name,
    purpose,
    settledAt: settledAt?.toISOString() ?? '',
    asideReason,
    shares: shares.map(({ orderCode, cents }) => ({ code: orderCode, amountCent: cents })),
  };
}

/** Nothing of one whose order is no longer kept: it cannot be undone. */
export function presentTill(payment: typeof payments.$inferSelect): TillPayment[] {
  const { orderId, orderCode, amountCents, at, byName, reason } = payment;
  if (orderId === null) return [];
  const paidAt = at.toISOString();
  return [{ orderId, code: orderCode, amountCent: amountCents, paidAt, by: byName, receipt: reason ?? '' }];
}

/** With a GiroCode for each account from which the money came. */
export function presentRefund(row: PayableRow, shares: readonly RefundShare[]): RefundDue {
  const { id, code, patientName, refundDueCents } = row;
  return {
    orderId: id,
    code,
    patientName,
    amountCent: refundDueCents,
    shares: shares.map(({ cents, payee, isOtherAccount, till }) => ({
      amountCent: cents,
      payee,
      isOtherAccount,
      isOfTill: till !== null,
      tillReceipt: till?.receipt ?? null,
      qrCode: payee && refundCode({ code, amountCents: cents, name: payee.name || patientName, iban: payee.iban }),
    })),
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
