import { type BooksSettings, bookAccounts } from '@shop/contract/books-settings';
import { pharmacyName, type ShopConfig } from '@shop/contract/shop-config';
import type { Database } from '../../db/pool.ts';
import { writeCsv } from '../../documents/csv-text.ts';
import { type Booking, datevHead, datevRows, revenueAccount } from '../../documents/datev-file.ts';
import { dayWords } from '../../documents/day-words.ts';
import { vatTotals } from '../../documents/invoice.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import type { ZipFile } from '../../http/zip-files.ts';
import { paperById } from '../orders/invoice-service.ts';
import {
  type BookedInvoice,
  type BookedPayment,
  invoicesOfTime,
  paymentsOfTime,
  vatRatesOfTime,
} from './books-queries.ts';
import { momentsOf, periodOf } from './period.ts';
import { isSealedUntil } from './seal-queries.ts';

interface BooksParts {
  db: Database;
  config: ShopConfig;
}

/**
 * The bookings of a period as the tax adviser's program takes them in. The same period gives the same bytes: nothing in it tells when
 * it was made. Once the period is over and the day that ends it closed, its bookings are locked: whatever changes later is
 * booked on the day it happens, which lies in a period that is open. A cancellation is a booking of its own period that names the invoice it takes back. Throws `BooksUnset`.
 */
export async function openDatevFile({ db, config }: BooksParts, wanted: string): Promise<AsyncGenerator<Buffer>> {
  const { books } = config;
  const days = periodOf(wanted, books.fiscalYearStart);
  const moments = momentsOf(days);
  const period = { ...days, isLocked: await isSealedUntil(db, moments.before) };
  const rates = await vatRatesOfTime(db, moments);
  const isSet = books.consultantNumber > 0 && books.clientNumber > 0;
  if (!isSet || rates.some((rate) => revenueAccount(books, rate) === null)) throw new ShopError('BooksUnset');

  async function* pieces() {
    yield datevHead(books, period, `${pharmacyName(config)} ${wanted}`);
    for await (const some of invoicesOfTime(db, moments))
      yield datevRows(
        some.flatMap((paper) => bookInvoice(books, paper)),
        period,
      );
    if (!books.withPayments) return;
    for await (const some of paymentsOfTime(db, moments))
      yield datevRows(
        some.filter(isMoney).map((paid) => bookPayment(books, paid)),
        period,
      );
  }
  return pieces();
}

/** One booking for each VAT rate: the debtors owe it, and it is revenue. */
function bookInvoice(books: BooksSettings, { number, content }: BookedInvoice): Booking[] {
  const { kind, cancels, issuedOn, suppliedOn, orderCode, lines } = content;
  const taken = kind === 'correction' ? 'Korrektur zu' : 'Storno zu';
  const words = cancels ? `${taken} ${cancels.number}` : 'Rechnung';
  return vatTotals(lines).flatMap(({ vatPercent, grossCents }) =>
    grossCents === 0
      ? []
      : {
          cents: grossCents,
          account: bookAccounts(books).debtors,
          contraAccount: revenueAccount(books, vatPercent) ?? '',
          day: issuedOn,
          paper: number,
          refersTo: cancels ? { kind: taken, number: cancels.number } : null,
          text: `${words}, Bestellung ${orderCode}`,
          suppliedOn,
        },
  );
}

const paymentTexts: Record<BookedPayment['kind'], string> = {
  transfer: 'Zahlung',
  manual: 'Zahlung, von Hand',
  till: 'Zahlung an der Kasse',
  refund: 'Erstattung',
  reversal: 'Rückbuchung',
  undone: 'Zuordnung zurückgenommen',
  waived: 'Rest erlassen',
};

/** What was waived moved no money: the adviser decides how it is booked. */
function isMoney({ kind }: BookedPayment): boolean {
  return kind !== 'waived';
}

/** What no statement of the bank tells lies between till and bank until the adviser books it on. */
function bookPayment(books: BooksSettings, payment: BookedPayment): Booking {
  const { orderCode, entryId, kind, amountCents, at, reason } = payment;
  const { bank, transit, debtors } = bookAccounts(books);
  return {
    cents: amountCents,
    account: entryId === null ? transit : bank,
    contraAccount: debtors,
    day: germanDay(at),
    paper: orderCode,
    refersTo: kind === 'till' && reason ? { kind: 'Bon', number: reason } : null,
    text: `${kind === 'till' && amountCents < 0 ? 'Erstattung an der Kasse' : paymentTexts[kind]}, Bestellung ${orderCode}`,
    suppliedOn: null,
  };
}

/** Every invoice and cancellation of a period: a table, and the papers. */
export async function* invoiceJournal({ db, config }: BooksParts, wanted: string): AsyncGenerator<ZipFile> {
  const moments = momentsOf(periodOf(wanted, config.books.fiscalYearStart));
  yield { name: 'rechnungen.csv', isCompressed: false, pieces: invoiceTable(db, moments) };
  yield* invoicePapers(db, moments);
}

type Moments = ReturnType<typeof momentsOf>;

async function* invoiceTable(db: Database, moments: Moments): AsyncGenerator<Buffer> {
  yield Buffer.from(writeCsv([[...dayWords.invoices.columns]]));
  for await (const some of invoicesOfTime(db, moments))
    yield csvRows(some.flatMap(({ content }) => invoiceRows(content)));
}

function invoiceRows(content: BookedInvoice['content']): string[][] {
  const { number, kind, cancels, issuedOn, suppliedOn, orderCode, lines } = content;
  return vatTotals(lines).map(({ vatPercent, netCents, vatCents, grossCents }) => [
    number,
    dayWords.invoices.kinds[kind],
    cancels?.number ?? '',
    issuedOn,
    suppliedOn,
    orderCode,
    String(vatPercent),
    ...[netCents, vatCents, grossCents].map(euros),
    `${number}.pdf`,
  ]);
}

async function* invoicePapers(db: Database, moments: Moments): AsyncGenerator<ZipFile> {
  for await (const some of invoicesOfTime(db, moments)) {
    for (const { id, number } of some) {
      const pdf = await paperById(db, id);
      if (pdf) yield { name: `papiere/${number}.pdf`, isCompressed: true, pieces: [pdf] };
    }
  }
}

/** Further rows of a table that has begun. */
export function csvRows(rows: string[][]): Buffer {
  return Buffer.from(writeCsv(rows).slice(1));
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
