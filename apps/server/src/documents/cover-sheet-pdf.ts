import { coverSheet as german } from '@shop/texts/messages/de/papers/cover-sheet';
import { coverSheet as english } from '@shop/texts/messages/en/papers/cover-sheet';
import { inBothLanguages } from '@shop/texts/messages/message-compiler';
import { dateText, momentText, type PaperLanguage } from './date-text.ts';
import { inks } from './inks.ts';
import { drawLetterhead, drawWindowAddress, type Letterhead, placeOf } from './letterhead.ts';
import {
  a4,
  cutText,
  drawRule,
  drawTagged,
  drawUntagged,
  finishPaper,
  fittingSize,
  openPaper,
  type Paper,
  size,
  widthOf,
  wrapText,
  wrapTextAtMost,
  writeLine,
  writeLines,
} from './paper.ts';
import { drawQrCode } from './qr-code.ts';

export interface CoverSheet {
  language: PaperLanguage;
  pharmacy: Letterhead;
  orderCode: string;
  patientName: string;
  /** '1988-05-04' */
  birthDate: string;
  reservedAt: Date;
  items: { name: string; quantityText: string }[];
}

const wordsIn = inBothLanguages(german, english);

type CoverSheetWords = (typeof wordsIn)[PaperLanguage];

const qrSize = 157;
const valueLeft = a4.left + 84;
const valueWidth = a4.right - qrSize - 30 - valueLeft;
// In the middle: the folded sheet fits a C5 envelope, and its window shows the address.
const foldY = a4.height / 2;
const footerY = 806;

/** The sheet that a patient sends along with the original prescription: always one page. */
export function coverSheetPdf(sheet: CoverSheet): Promise<Buffer> {
  const { language, pharmacy, orderCode } = sheet;
  const words = wordsIn[language];
  const paper = openPaper({
    title: `${words.title} ${orderCode}`,
    author: pharmacy.pharmacyName,
    language: language === 'de' ? 'de-DE' : 'en-GB',
    createdAt: sheet.reservedAt,
  });
  paper.doc.addPage();
  drawLetterhead(paper, pharmacy, { title: words.title, lines: [words.subtitle] });
  drawWindowAddress(paper, pharmacy, {
    recipient: [pharmacy.pharmacyName, 'Rezepteingang', pharmacy.street, placeOf(pharmacy)],
    longLines: 'shrink',
  });
  drawOrder(paper, sheet, words);
  drawCode(paper, orderCode, words);
  drawFold(paper);
  drawSlot(paper, words);
  drawChecks(paper, words);
  drawFooter(paper, pharmacy, words);
  return finishPaper(paper);
}

function drawOrder({ doc, body }: Paper, sheet: CoverSheet, words: CoverSheetWords): void {
  const largest = { face: 'display', size: 34 } as const;
  const codeWidth = a4.right - qrSize - 24 - a4.left;
  const codeStyle = { ...largest, size: fittingSize(doc, [sheet.orderCode], codeWidth, largest) };
  drawTagged(doc, body, 'H1', () => {
    writeLine(doc, words.orderCode, { x: a4.left, y: 250, ink: inks.muted });
    writeLine(doc, sheet.orderCode, { ...codeStyle, x: a4.left - 1, y: 282 });
  });
  const rows: [string, string][] = [
    [words.name, sheet.patientName],
    [words.birthDate, dateText(sheet.birthDate, sheet.language)],
    [words.reservedAt, momentText(sheet.reservedAt, sheet.language)],
  ];
  let y = 310;
  for (const [label, value] of rows) {
    const lines = wrapTextAtMost(2, doc, value, valueWidth);
    drawTagged(doc, body, 'P', () => {
      writeLine(doc, label, { x: a4.left, y, ink: inks.muted });
      writeLines(doc, lines, { x: valueLeft, y, leading: 13.5 });
    });
    y += 17.5 + (lines.length - 1) * 13.5;
  }
  const items = layOutItems(doc, sheet.items, { height: foldY - 12 - (y - size), words });
  drawTagged(doc, body, 'P', () => {
    writeLine(doc, words.items, { x: a4.left, y, ink: inks.muted });
    for (const { x, lines } of items.columns) writeLines(doc, lines, { ...items.style, x, y });
  });
}

/** First as large as the rest; if that is too long, smaller; if that is too long, in two columns and as many as fit. */
function layOutItems(
  doc: PDFKit.PDFDocument,
  items: CoverSheet['items'],
  { height, words }: { height: number; words: CoverSheetWords },
) {
  const entries = items.map(({ name, quantityText }) => ({
    name,
    quantity: quantityText === '' ? '' : `, ${quantityText.replaceAll(' ', '\u00A0')}`,
  }));
  const small = { size: 8.4, leading: 10.6 };
  for (const style of [{ size, leading: 13.5 }, small]) {
    const lines = entries.flatMap(({ name, quantity }) => wrapText(doc, name + quantity, valueWidth, style));
    if (lines.length * style.leading <= height) return { style, columns: [{ x: valueLeft, lines }] };
  }
  const rows = Math.max(1, Math.floor(height / small.leading));
  const width = (valueWidth - 10) / 2;
  const isAll = entries.length <= rows * 2;
  const shown = isAll ? entries : entries.slice(0, rows * 2 - 1);
  const lines = shown.map(
    ({ name, quantity }) => cutText(doc, name, width - widthOf(doc, quantity, small), small) + quantity,
  );
  if (!isAll) lines.push(words.more({ count: entries.length - shown.length }));
  const half = Math.ceil(lines.length / 2);
  return {
    style: small,
    columns: [
      { x: valueLeft, lines: lines.slice(0, half) },
      { x: valueLeft + width + 10, lines: lines.slice(half) },
    ],
  };
}

function drawCode({ doc, body }: Paper, orderCode: string, words: CoverSheetWords): void {
  const x = a4.right - qrSize;
  const y = 232;
  drawTagged(
    doc,
    body,
    'Figure',
    () => drawQrCode(doc, orderCode, { x, y, size: qrSize }),
    words.codeAlt({ orderCode }),
  );
  drawUntagged(doc, () => doc.rect(x, y, qrSize, qrSize).lineWidth(0.8).stroke(inks.rule));
  const captionSize = fittingSize(doc, [orderCode], qrSize, { size: 9 });
  drawUntagged(doc, () =>
    writeLine(doc, orderCode, {
      x: x + qrSize / 2,
      y: y + qrSize + 14,
      align: 'center',
      size: captionSize,
      ink: inks.muted,
    }),
  );
}

function drawFold({ doc }: Paper): void {
  drawUntagged(doc, () =>
    doc
      .save()
      .moveTo(0, foldY)
      .lineTo(a4.width, foldY)
      .lineWidth(0.8)
      .dash(3, { space: 3 })
      .stroke(inks.rule)
      .restore(),
  );
}

function drawSlot({ doc, body }: Paper, words: CoverSheetWords): void {
  const top = foldY + 21;
  const height = 674 - top;
  const middle = (a4.left + a4.right) / 2;
  drawUntagged(doc, () =>
    doc
      .save()
      .roundedRect(a4.left, top, a4.right - a4.left, height, 6)
      .lineWidth(1)
      .dash(3.5, { space: 3 })
      .stroke(inks.dashes)
      .restore(),
  );
  drawTagged(doc, body, 'P', () => {
    const y = top + height / 2;
    writeLine(doc, words.slot, { x: middle, y: y - 2, align: 'center', face: 'display', size: size * 1.5 });
    writeLine(doc, words.slotAdvice, { x: middle, y: y + 17, align: 'center', ink: inks.muted });
  });
}

function drawChecks({ doc, body }: Paper, words: CoverSheetWords): void {
  let y = 704;
  drawTagged(doc, body, 'H2', () => writeLine(doc, words.checksTitle, { x: a4.left, y, face: 'strong' }));
  for (const check of Object.values(words.checks)) {
    y += 20;
    drawUntagged(doc, () =>
      doc
        .roundedRect(a4.left + 0.6, y - 9.6, 11.5, 11.5, 2)
        .lineWidth(1.2)
        .stroke(inks.text),
    );
    drawTagged(doc, body, 'P', () => writeLine(doc, check, { x: a4.left + 19, y }));
  }
}

function drawFooter({ doc, body }: Paper, { phone, advisoryHours }: Letterhead, words: CoverSheetWords): void {
  const style = { size: 8.8, ink: inks.muted };
  drawRule(doc, { from: a4.left, to: a4.right, y: footerY - 16, ink: inks.rule, width: 0.8 });
  const contact = [phone, advisoryHours].filter(Boolean).join(', ');
  const sheetWidth = widthOf(doc, words.sheet, style);
  if (contact) {
    const lines = wrapText(doc, `${words.questions} ${contact}`, a4.right - a4.left - sheetWidth - 20, style).slice(
      0,
      3,
    );
    drawTagged(doc, body, 'P', () => writeLines(doc, lines, { ...style, x: a4.left, y: footerY, leading: 11 }));
  }
  drawTagged(doc, body, 'P', () => writeLine(doc, words.sheet, { ...style, x: a4.right, y: footerY, align: 'right' }));
}
