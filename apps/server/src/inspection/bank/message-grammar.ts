/**
 * The parts of a bank message that say what was booked, in their order (ISO 20022, camt.052 to camt.054). `!` must be there,
 * `+` at least once, `*` any number of times; the others once at most. What stands deeper is checked by its values alone.
 */
const grammar: Record<string, string> = {
  GrpHdr: 'MsgId! CreDtTm! MsgRcpt MsgPgntn OrgnlBizQry AddtlInf',
  Stmt: 'Id! StmtPgntn ElctrncSeqNb RptgSeq LglSeqNb CreDtTm FrToDt CpyDplctInd RptgSrc Acct! RltdAcct Intrst* Bal+ TxsSummry Ntry* AddtlStmtInf',
  Rpt: 'Id! RptPgntn ElctrncSeqNb RptgSeq LglSeqNb CreDtTm FrToDt CpyDplctInd RptgSrc Acct! RltdAcct Intrst* Bal* TxsSummry Ntry* AddtlRptInf',
  Ntfctn:
    'Id! NtfctnPgntn ElctrncSeqNb RptgSeq LglSeqNb CreDtTm FrToDt CpyDplctInd RptgSrc Acct! RltdAcct Intrst* TxsSummry Ntry* AddtlNtfctnInf',
  Acct: 'Id! Tp Ccy Nm Prxy Ownr Svcr',
  RltdAcct: 'Id! Tp Ccy Nm Prxy',
  Bal: 'Tp! CdtLine* Amt! CdtDbtInd! Dt! Avlbty*',
  Ntry: 'NtryRef Amt! CdtDbtInd! RvslInd Sts! BookgDt ValDt AcctSvcrRef Avlbty* BkTxCd! ComssnWvrInd AddtlInfInd Btch* AmtDtls Chrgs* TechInptChanl Intrst* CardTx TxDtls* NtryDtls* AddtlNtryInf',
};

export interface Part {
  name: string;
  isRequired: boolean;
  isRepeated: boolean;
}

/** The version of 2007 names some parts otherwise, and of its messages only what all versions share is asked for. */
export const partsOf: ReadonlyMap<string, readonly Part[]> = new Map(
  Object.entries(grammar).map(([name, parts]) => [
    name,
    parts.split(' ').map((part) => ({
      name: part.replace(/[!+*]$/, ''),
      isRequired: /[!+]$/.test(part),
      isRepeated: /[+*]$/.test(part),
    })),
  ]),
);

/** Which part of which message holds the bookings of an account. */
export const statementOf: Readonly<Record<string, { root: string; part: string }>> = {
  '052': { root: 'BkToCstmrAcctRpt', part: 'Rpt' },
  '053': { root: 'BkToCstmrStmt', part: 'Stmt' },
  '054': { root: 'BkToCstmrDbtCdtNtfctn', part: 'Ntfctn' },
};

const dateTime = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/;
const longest = (letters: number) => (value: string) => value.length > 0 && Array.from(value).length <= letters;

/** What a value of this name is everywhere, where it holds nothing but text. */
export const valueRules: Readonly<Record<string, (value: string) => boolean>> = {
  MsgId: longest(35),
  CreDtTm: (value) => dateTime.test(value) && isDay(value.slice(0, 10)),
  DtTm: (value) => dateTime.test(value) && isDay(value.slice(0, 10)),
  FrDtTm: (value) => dateTime.test(value),
  ToDtTm: (value) => dateTime.test(value),
  Dt: isDay,
  Amt: isAmount,
  CdtDbtInd: (value) => value === 'CRDT' || value === 'DBIT',
  RvslInd: (value) => /^(?:true|false|0|1)$/.test(value),
  IBAN: (value) => /^[A-Z]{2}\d{2}[a-zA-Z\d]{1,30}$/.test(value),
  BIC: (value) => /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(value),
  BICFI: (value) => /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(value),
  Ctry: (value) => /^[A-Z]{2}$/.test(value),
  CtryOfRes: (value) => /^[A-Z]{2}$/.test(value),
  Ccy: (value) => /^[A-Z]{3}$/.test(value),
  ElctrncSeqNb: (value) => /^\d{1,18}$/.test(value),
  LglSeqNb: (value) => /^\d{1,18}$/.test(value),
  NbOfNtries: (value) => /^\d{1,15}$/.test(value),
  PgNb: (value) => /^\d{1,5}$/.test(value),
  LastPgInd: (value) => /^(?:true|false|0|1)$/.test(value),
  NtryRef: longest(35),
  AcctSvcrRef: longest(35),
  EndToEndId: longest(35),
  TxId: longest(35),
  MndtId: longest(35),
  Ustrd: longest(140),
  AddtlNtryInf: longest(500),
};

function isDay(value: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?:Z|[+-]\d\d:\d\d)?$/.exec(value) ?? [];
  if (!year) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** At most 18 digits, five of them behind the point. */
function isAmount(value: string): boolean {
  return /^\d{1,18}(?:\.\d{0,5})?$|^\.\d{1,5}$/.test(value) && value.replace('.', '').length <= 18;
}
