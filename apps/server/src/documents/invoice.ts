import type { PostalAddress } from '@shop/contract/address';
import { vatShareCents } from '@shop/contract/vat';
import type { Letterhead } from './letterhead.ts';

/** A day as '2025-11-17'. */
type IsoDate = string;

export interface InvoiceSeller extends Letterhead {
  /** The VAT id, or the tax number of a pharmacy that has none. */
  vatId: string;
  registerCourt: string;
  registerNumber: string;
  supervisoryAuthority: string;
  iban: string;
  bic: string;
  bankName: string;
}

export interface InvoiceLine {
  name: string;
  /** What it is and which batch: 'Cannabisblüten, Charge K25-0931'. May be empty. */
  kindText: string;
  pzn: string | null;
  quantityText: string;
  /** All amounts are whole cents with VAT; those of a cancellation are negative. */
  unitPriceCents: number;
  totalCents: number;
  vatPercent: number;
}

/** A correction takes back single lines (§ 14 UStG, § 31 (5) UStDV), a cancellation all of them. */
type InvoiceKind = 'invoice' | 'cancellation' | 'correction';

/** Everything that stands on an invoice (§ 14 UStG), as plain data, so that it can be kept as JSON and printed again. */
export interface Invoice {
  kind: InvoiceKind;
  number: string;
  /** Of a cancellation or a correction: the invoice that it takes back, as a whole or in part. */
  cancels?: { number: string; issuedOn: IsoDate };
  /** Of a correction: which lines of the invoice it takes back, counted from 0. */
  corrects?: number[];
  issuedOn: IsoDate;
  suppliedOn: IsoDate;
  orderCode: string;
  seller: InvoiceSeller;
  buyer: PostalAddress;
  lines: InvoiceLine[];
  payment: {
    kind: 'transfer' | 'pickup';
    paidOn: IsoDate | null;
    /** Of what takes an invoice back: what was paid until then, and what of it comes back now. */
    settled?: { paidCents: number; backCents: number };
  };
}

export interface VatTotal {
  vatPercent: number;
  netCents: number;
  vatCents: number;
  grossCents: number;
}

/** Up to here an invoice does without the number (§ 33 UStDV). */
const smallCents = 250_00;

/** Whether the law lets it be issued: over 250 € it names the tax number or the VAT id (§ 14 (4) UStG). */
export function mayBeIssued({ lines, seller }: Pick<Invoice, 'lines' | 'seller'>): boolean {
  return seller.vatId.trim() !== '' || sumCents(lines) <= smallCents;
}

/** The cancellation of an invoice: the same lines with negative amounts. */
export function cancellationOf(
  invoice: Invoice,
  { number, issuedOn }: Pick<Invoice, 'number' | 'issuedOn'>,
): Invoice & { kind: 'cancellation' } {
  if (invoice.kind === 'cancellation') throw new RangeError('a cancellation cannot be cancelled');
  return { ...takenBack(invoice, invoice.lines), kind: 'cancellation', number, issuedOn };
}

/** The correction of an invoice: some of its lines with negative amounts. */
export function correctionOf(
  invoice: Invoice,
  { number, issuedOn, corrects }: Pick<Invoice, 'number' | 'issuedOn'> & { corrects: number[] },
): Invoice & { kind: 'correction' } {
  if (invoice.kind !== 'invoice') throw new RangeError('only an invoice can be corrected');
  const lines = invoice.lines.filter((_, index) => corrects.includes(index));
  return { ...takenBack(invoice, lines), kind: 'correction', number, issuedOn, corrects };
}

function takenBack(invoice: Invoice, lines: readonly InvoiceLine[]): Invoice {
  return {
    ...invoice,
    cancels: { number: invoice.number, issuedOn: invoice.issuedOn },
    lines: lines.map((line) => ({
      ...line,
      unitPriceCents: negative(line.unitPriceCents),
      totalCents: negative(line.totalCents),
    })),
  };
}

/** The sums of each VAT rate, highest rate first. VAT is taken from the sum, not from each line. */
export function vatTotals(lines: readonly InvoiceLine[]): VatTotal[] {
  const rates = [...new Set(lines.map((line) => line.vatPercent))].sort((one, other) => other - one);
  return rates.map((vatPercent) => {
    const grossCents = sumCents(lines.filter((line) => line.vatPercent === vatPercent));
    // Rounded on the amount without its sign, so that a cancellation takes back exactly what was invoiced.
    const vatCents = Math.sign(grossCents) * vatShareCents(Math.abs(grossCents), vatPercent) || 0;
    return { vatPercent, netCents: grossCents - vatCents, vatCents, grossCents };
  });
}

export function sumCents(lines: readonly InvoiceLine[]): number {
  return lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
}

/** Without a negative zero, which would be printed as '−0,00 €'. */
function negative(cents: number): number {
  return cents === 0 ? 0 : -cents;
}
