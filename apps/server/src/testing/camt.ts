/** One booking as a bank would put it. */
export interface TestBooking {
  /** Negative for what went out. */
  cents: number;
  name?: string;
  iban?: string;
  purpose?: string;
  reference?: string;
  bookedOn?: string;
  currency?: string;
  status?: 'BOOK' | 'PDNG';
  isReversal?: boolean;
}

interface CamtFile {
  kind?: '052' | '053';
  version?: string;
  iban?: string;
  number?: string;
}

/** The pharmacy's account in the demo shop. */
export const ownIban = 'DE36000000000000000000';

/** A CAMT file as banks write it in these versions. */
export function camtFile(
  bookings: TestBooking[],
  { kind = '053', version = '08', iban = ownIban, number = '221' }: CamtFile = {},
): string {
  const [message, part] = kind === '053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrAcctRpt', 'Rpt'];
  const account = `<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.${version}"><${message}>
<GrpHdr><MsgId>1</MsgId><CreDtTm>2026-11-16T08:00:00</CreDtTm></GrpHdr>
<${part}><Id>1</Id><ElctrncSeqNb>${number}</ElctrncSeqNb>${account}
${bookings.map((booking) => entry(booking, version)).join('\n')}
</${part}></${message}></Document>`;
}

function entry(booking: TestBooking, version: string): string {
  const { cents, bookedOn = '2026-11-16', currency = 'EUR', status = 'BOOK', reference, isReversal } = booking;
  return [
    '<Ntry>',
    amount(cents, currency),
    direction(cents),
    isReversal ? '<RvslInd>true</RvslInd>' : '',
    version === '02' ? `<Sts>${status}</Sts>` : `<Sts><Cd>${status}</Cd></Sts>`,
    `<BookgDt><Dt>${bookedOn}</Dt></BookgDt><ValDt><Dt>${bookedOn}</Dt></ValDt>`,
    reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : '',
    `<NtryDtls>${details(booking, version)}</NtryDtls></Ntry>`,
  ].join('');
}

function details({ cents, name = 'Lena Muster', iban = '', purpose = '' }: TestBooking, version: string): string {
  const side = cents < 0 ? 'Cdtr' : 'Dbtr';
  const named = version === '02' ? `<Nm>${escaped(name)}</Nm>` : `<Pty><Nm>${escaped(name)}</Nm></Pty>`;
  const account = iban ? `<${side}Acct><Id><IBAN>${iban}</IBAN></Id></${side}Acct>` : '';
  const written = purpose ? `<RmtInf><Ustrd>${escaped(purpose)}</Ustrd></RmtInf>` : '';
  const refs = '<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>';
  return `<TxDtls>${refs}<RltdPties><${side}>${named}</${side}>${account}</RltdPties>${written}</TxDtls>`;
}

function amount(cents: number, currency: string): string {
  return `<Amt Ccy="${currency}">${(Math.abs(cents) / 100).toFixed(2)}</Amt>`;
}

function direction(cents: number): string {
  return `<CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
