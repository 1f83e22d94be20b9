import type { Shop } from '../scripts/boot-shop.mjs';
import { runSql } from './database.ts';

/** The pharmacy's account in the demo shop. */
const ownIban = 'DE36000000000000000000';

interface Booking {
  /** Negative for what went out. */
  cents: number;
  purpose: string;
  /** The bank's own name for it. */
  reference: string;
  name?: string;
  isReversal?: boolean;
  currency?: string;
}

/** A statement as a bank would offer it for download. */
export function statement(name: string, bookings: readonly Booking[], { iban = ownIban } = {}) {
  const account = `<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>`;
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>1</MsgId><CreDtTm>2026-11-16T08:00:00</CreDtTm></GrpHdr>
<Stmt><Id>1</Id>${account}${bookings.map(entry).join('\n')}</Stmt></BkToCstmrStmt></Document>`;
  return { name, mimeType: 'application/xml', buffer: Buffer.from(text) };
}

function entry({ cents, purpose, reference, name = 'Lena Muster', isReversal, currency = 'EUR' }: Booking): string {
  const [side, direction] = cents < 0 ? ['Cdtr', 'DBIT'] : ['Dbtr', 'CRDT'];
  const account = `<${side}Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></${side}Acct>`;
  return [
    `<Ntry><Amt Ccy="${currency}">${(Math.abs(cents) / 100).toFixed(2)}</Amt><CdtDbtInd>${direction}</CdtDbtInd>`,
    isReversal ? '<RvslInd>true</RvslInd>' : '',
    '<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-16</Dt></BookgDt>',
    `<AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties>`,
    `<${side}><Pty><Nm>${name}</Nm></Pty></${side}>${account}</RltdPties>`,
    `<RmtInf><Ustrd>${purpose}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  ].join('');
}

const address = JSON.stringify({
  fullName: 'Lena Muster',
  street: 'Sanderglacis',
  houseNumber: '14',
  postalCode: '97070',
  city: 'Würzburg',
  country: 'DE',
});

/** Orders that were confirmed and wait for their money, or are over, each by its code and its total. */
export async function givenUnpaidOrders(
  shop: Shop,
  orders: readonly { code: string; cents: number; status?: 'confirmed' | 'cancelled' }[],
): Promise<void> {
  const rows = orders.map(
    ({ code, cents, status = 'confirmed' }, index) => `('${code}', ${index + 1}, '${status}', now(), now(), now(), 'de',
      'Lena Muster', '1980-01-01', 'lena.${code.toLowerCase()}@patient.example', '', '${address}', '${address}', 'standard',
      'standard', '', 590, 19, true, 'transfer', ${cents}, 94, 'digital')`,
  );
  await runSql(
    shop,
    `insert into orders (code, cart_version, status, created_at, confirmed_at, hold_expires_at, language, patient_name,
      birth_date, email, phone, billing_address, delivery_address, shipping_option_id, shipping_type, shipping_name,
      shipping_cents, shipping_vat_percent, is_external_shipping, payment_method, total_cents, vat_cents,
      prescription_format) values ${rows.join(', ')}`,
  );
}
