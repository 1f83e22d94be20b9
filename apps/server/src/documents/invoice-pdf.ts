import type { PostalAddress } from '@shop/contract/address';
import { demoVatId } from '@shop/contract/shop-config';
import { writtenStreet } from '@shop/contract/street';
import { dateText, dayOf } from './date-text.ts';
import { inks } from './inks.ts';
import { type Invoice, sumCents, vatTotals } from './invoice.ts';
import { drawFooters, footerColumns, footerLeading } from './invoice-footer.ts';
import { adviceSentence, paymentSentence } from './invoice-sentences.ts';
import { drawInvoiceTable, layOutInvoiceTable } from './invoice-table.ts';
import { invoiceWords as say } from './invoice-words.ts';
import { drawLetterhead, drawWindowAddress, placeOf } from './letterhead.ts';
import { euroText, percentText } from './money-text.ts';
import {
  a4,
  drawRule,
  drawTagged,
  drawUntagged,
  finishPaper,
  openPaper,
  type Paper,
  size,
  widthOf,
  wrapText,
  writeLine,
  writeLines,
} from './paper.ts';

const leading = 15.5;

/**
 * The invoice as PDF, in German whatever the shop's language: it is a German tax document. The same invoice gives the
 * same bytes. Throws a RangeError for a document that contradicts itself.
 */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  assertConsistent(invoice);
  const { seller, buyer, lines } = invoice;
  const paper = openPaper({
    title: titleOf(invoice),
    author: seller.pharmacyName,
    language: 'de-DE',
    createdAt: dayOf(invoice.issuedOn),
  });
  const { doc, body } = paper;
  doc.addPage();
  drawLetterhead(paper, seller, {
    lines: [[seller.street, placeOf(seller)].filter(Boolean).join(' · '), seller.phone, seller.email].filter(Boolean),
  });
  const addressEnd = drawWindowAddress(paper, seller, { recipient: addressLines(buyer), longLines: 'wrap' });
  const factsEnd = drawFacts(paper, invoice);

  let y = Math.max(addressEnd, factsEnd) + 46;
  const titleStyle = { face: 'display', size: size * 2 } as const;
  const titleLines = wrapText(doc, titleOf(invoice), a4.right - a4.left, titleStyle);
  drawTagged(doc, body, 'H1', () => {
    y = writeLines(doc, titleLines, { ...titleStyle, x: a4.left, y, leading: 26 });
  });
  if (isSample(invoice)) y = drawParagraph(paper, say.sample, y + 2) + 4;
  if (invoice.cancels) {
    const about = { number: invoice.cancels.number, day: dateText(invoice.cancels.issuedOn) };
    y = drawParagraph(paper, (invoice.kind === 'correction' ? say.corrects : say.cancels)(about), y) + 4;
  }

  const columns = footerColumns(paper, seller);
  const footerTop = a4.bottom - Math.max(...columns.map(({ lines }) => lines.length)) * footerLeading - 6;
  const closing = layOutClosing(paper, invoice);
  const table = layOutInvoiceTable(doc, lines);
  const end = drawInvoiceTable(paper, table, {
    y: y + 12,
    bottom: footerTop - 16,
    closingHeight: closing.height,
    startPage: () => {
      doc.addPage();
      const ruleY = drawLetterhead(paper, seller, {
        title: titleOf(invoice),
        lines: [say.issuedOn({ day: dateText(invoice.issuedOn) })],
        isRepeated: true,
      });
      return ruleY + 34;
    },
  });
  closing.draw(end);
  drawFooters(paper, columns, footerTop);
  return finishPaper(paper);
}

function titleOf(invoice: Invoice): string {
  const { kind, number } = invoice;
  const title = say.title[kind]({ number });
  return isSample(invoice) ? say.title.sample({ title }) : title;
}

/** Of a demo shop: nobody can take it for a paper that counts. */
function isSample({ seller }: Invoice): boolean {
  return seller.vatId === demoVatId;
}

function assertConsistent(invoice: Invoice): void {
  const { kind, cancels, lines } = invoice;
  if (lines.length === 0) throw new RangeError('an invoice has at least one line');
  if ((kind !== 'invoice') !== (cancels !== undefined))
    throw new RangeError('what takes an invoice back, and nothing else, names it');
  const amounts = [...lines.flatMap((line) => [line.unitPriceCents, line.totalCents]), sumCents(lines)];
  if (!amounts.every(Number.isSafeInteger)) throw new RangeError('amounts are whole cents');
  if (kind === 'invoice' ? sumCents(lines) < 0 : sumCents(lines) > 0)
    throw new RangeError('an invoice asks for money, what takes it back gives it');
}

const countries = new Intl.DisplayNames(['de'], { type: 'region', fallback: 'code' });

function addressLines({ fullName, street, houseNumber, postalCode, city, country }: PostalAddress): string[] {
  return [
    fullName,
    writtenStreet({ street, houseNumber }),
    [postalCode, city].filter(Boolean).join(' '),
    // A letter within the country does not name it.
    /^[A-Z]{2}$/.test(country) && country !== 'DE' ? (countries.of(country) ?? country).toLocaleUpperCase('de') : '',
  ];
}

/** Numbers and dates beside the address. */
function drawFacts({ doc, body }: Paper, invoice: Invoice): number {
  const facts: [string, string][] = [
    [say.facts.number, invoice.number],
    [say.facts.issuedOn, dateText(invoice.issuedOn)],
    [say.facts.suppliedOn, dateText(invoice.suppliedOn)],
    [say.facts.orderCode, invoice.orderCode],
  ];
  const rows = facts.filter(([, value]) => value !== '');
  const left = a4.right - 200;
  let y = 153;
  for (const [label, value] of rows) {
    const lines = wrapText(doc, value, 200 - widthOf(doc, label) - 12, { isTabular: true });
    drawTagged(doc, body, 'P', () => {
      writeLine(doc, label, { x: left, y, ink: inks.muted });
      writeLines(doc, lines, { x: a4.right, y, align: 'right', isTabular: true, leading: 14 });
    });
    y += 18.8 + (lines.length - 1) * 14;
  }
  return y;
}

function drawParagraph({ doc, body }: Paper, text: string, y: number): number {
  let end = y;
  drawTagged(doc, body, 'P', () => {
    end = writeLines(doc, wrapText(doc, text, a4.right - a4.left), { x: a4.left, y, leading, ink: inks.muted });
  });
  return end;
}

/** Sums, payment and advice. Measured first: they stay together on one page. */
function layOutClosing(paper: Paper, invoice: Invoice) {
  const { doc, body } = paper;
  const totals = vatTotals(invoice.lines);
  const hasOneRate = totals.length === 1;
  const rows = totals.flatMap(({ vatPercent, netCents, vatCents }): [string, string][] => [
    [hasOneRate ? say.net : say.netOfRate({ percent: percentText(vatPercent) }), euroText(netCents)],
    [say.vat({ percent: percentText(vatPercent) }), euroText(vatCents)],
  ]);
  const sum: [string, string] = [say.sum[invoice.kind], euroText(sumCents(invoice.lines))];
  const payment = wrapText(doc, paymentSentence(invoice), a4.right - a4.left - 24);
  const advice = wrapText(
    doc,
    adviceSentence(
      invoice,
      totals.map(({ vatPercent }) => vatPercent),
    ),
    a4.right - a4.left,
  );
  const rowHeight = 18.8;
  const boxHeight = payment.length * leading + 18;
  const height = 24 + rows.length * rowHeight + 62 + boxHeight + 22 + advice.length * leading;

  const draw = (top: number) => {
    const left = a4.right - 231;
    let y = top + 24;
    for (const [label, value] of rows) {
      drawTagged(doc, body, 'P', () => {
        writeLine(doc, label, { x: left, y, ink: inks.muted });
        writeLine(doc, value, { x: a4.right, y, align: 'right', isTabular: true });
      });
      y += rowHeight;
    }
    drawRule(doc, { from: left, to: a4.right, y: y - 8, ink: inks.text, width: 1.3 });
    y += 11;
    const sumStyle = { face: 'strong', size: size * 1.2 } as const;
    drawTagged(doc, body, 'P', () => {
      writeLine(doc, sum[0], { ...sumStyle, x: left, y });
      writeLine(doc, sum[1], { ...sumStyle, x: a4.right, y, align: 'right', isTabular: true });
    });

    y += 28;
    const isSettled = invoice.kind !== 'invoice' || invoice.payment.paidOn !== null;
    drawUntagged(doc, () =>
      doc.roundedRect(a4.left, y, a4.right - a4.left, boxHeight, 4).fill(isSettled ? inks.good : inks.open),
    );
    drawTagged(doc, body, 'P', () =>
      writeLines(doc, payment, { x: a4.left + 12, y: y + 20, leading, ink: isSettled ? inks.goodText : inks.text }),
    );
    y += boxHeight + 22;
    drawTagged(doc, body, 'P', () => writeLines(doc, advice, { x: a4.left, y, leading, ink: inks.muted }));
  };
  return { height, draw };
}
