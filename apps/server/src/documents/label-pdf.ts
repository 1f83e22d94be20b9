import { dateText } from './date-text.ts';
import { dispensingWords } from './dispensing-words.ts';
import { inks } from './inks.ts';
import {
  cutText,
  drawRule,
  drawTagged,
  finishPaper,
  fittingSize,
  openPaper,
  type Paper,
  wrapText,
  writeLine,
  writeLines,
} from './paper.ts';
import { drawQrCode } from './qr-code.ts';

/** What stands on the label of one container (ApBetrO § 14). */
export interface DispensingLabel {
  pharmacy: string;
  address: string;
  product: string;
  amount: string;
  strength: string | null;
  substances: string;
  batchNumber: string | null;
  /** '2026-11-16' */
  madeOn: string;
  usableUntil: string;
  /** For how long once it is opened. */
  inUse: string | null;
  application: string | null;
  instructions: string | null;
  precautions: string;
  patient: string;
  prescriber: string | null;
  orderCode: string;
  /** The second one and those after it say so: the earlier ones are void. */
  print?: number;
}

const words = dispensingWords.label;
const millimetre = 72 / 25.4;
const page = { width: 100 * millimetre, height: 62 * millimetre } as const;
const left = 4 * millimetre;
const right = page.width - left;
const width = right - left;
const codeSize = 34;

/** One label of 100 × 62 mm. Nothing of it is left out: what is long is set smaller. */
export function labelPdf(label: DispensingLabel): Promise<Buffer> {
  const paper = openPaper({
    title: words.title({ code: label.orderCode }),
    author: label.pharmacy,
    language: 'de-DE',
    createdAt: new Date(`${label.madeOn}T00:00:00Z`),
  });
  paper.doc.addPage({ size: [page.width, page.height], margin: 0 });
  drawHead(paper, label);
  drawValues(paper, label);
  drawUse(paper, label);
  drawFoot(paper, label);
  return finishPaper(paper);
}

function drawHead({ doc, body }: Paper, { pharmacy, address, product, amount }: DispensingLabel): void {
  const half = width / 2 - 4;
  const nameStyle = { face: 'display', size: 10 } as const;
  drawTagged(doc, body, 'P', () => {
    writeLine(doc, pharmacy, { ...nameStyle, size: fittingSize(doc, [pharmacy], half, nameStyle), x: left, y: 19 });
    const size = fittingSize(doc, [address], half, { size: 7 });
    writeLine(doc, address, { size, x: right, y: 19, align: 'right' });
  });
  drawRule(doc, { from: left, to: right, y: 24, ink: inks.text, width: 0.8 });
  const productStyle = { face: 'display', size: 16 } as const;
  drawTagged(doc, body, 'H1', () => {
    const size = fittingSize(doc, [product], width - 62, productStyle);
    writeLine(doc, product, { ...productStyle, size, x: left, y: 41 });
    writeLine(doc, amount, { ...productStyle, x: right, y: 41, align: 'right' });
  });
  drawRule(doc, { from: left, to: right, y: 47, ink: inks.text, width: 0.6 });
}

function drawValues({ doc, body }: Paper, label: DispensingLabel): void {
  const values: [string, string][] = [
    [words.strength, label.strength ?? '–'],
    [words.batch, label.batchNumber ?? '–'],
    [words.madeOn, dateText(label.madeOn)],
    [words.usableUntil, dateText(label.usableUntil)],
  ];
  const step = width / values.length;
  for (const [index, [name, value]] of values.entries()) {
    const x = left + index * step;
    drawTagged(doc, body, 'P', () => {
      writeLine(doc, name, { size: 6, x, y: 54 });
      const size = fittingSize(doc, [value], step - 4, { face: 'strong', size: 8.5 });
      writeLine(doc, value, { face: 'strong', size, x, y: 63.5 });
    });
  }
  drawRule(doc, { from: left, to: right, y: 68, ink: inks.text, width: 0.6 });
}

function drawUse({ doc, body }: Paper, label: DispensingLabel): void {
  const use = [label.application, label.instructions].filter(Boolean).join(' ');
  const rest = [label.substances, label.inUse, label.precautions].filter(Boolean).join(' ');
  const bottom = page.height - codeSize - 12;
  // The largest of these sizes at which both fit; instructions may be long.
  const sizes = [8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5, 4];
  for (const size of sizes) {
    const useStyle = { face: 'strong', size } as const;
    const restStyle = { size: Math.min(size * 0.88, 6.8) };
    const useLines = wrapText(doc, use, width, useStyle);
    const restLines = wrapText(doc, rest, width, restStyle);
    const height = useLines.length * size * 1.2 + 2 + restLines.length * restStyle.size * 1.2;
    if (68 + 3 + height > bottom && size !== sizes.at(-1)) continue;
    let y = 70 + size;
    drawTagged(doc, body, 'P', () => {
      y = writeLines(doc, useLines, { ...useStyle, x: left, y, leading: size * 1.2 });
    });
    drawTagged(doc, body, 'P', () => {
      writeLines(doc, restLines, { ...restStyle, x: left, y: y + 1, leading: restStyle.size * 1.2 });
    });
    return;
  }
}

function drawFoot({ doc, body }: Paper, { patient, prescriber, orderCode, print = 1 }: DispensingLabel): void {
  const top = page.height - codeSize - 8;
  drawRule(doc, { from: left, to: right, y: top, ink: inks.text, width: 0.6 });
  const textWidth = width - codeSize - 6;
  const nameStyle = { face: 'strong', size: 9 } as const;
  drawTagged(doc, body, 'P', () => {
    const size = fittingSize(doc, [patient], textWidth, nameStyle);
    writeLine(doc, patient, { ...nameStyle, size, x: left, y: top + 13 });
    const about = [
      prescriber && words.prescriber({ name: prescriber }),
      orderCode,
      print > 1 && words.print({ number: print }),
    ]
      .filter(Boolean)
      .join(' · ');
    writeLine(doc, cutText(doc, about, textWidth, { size: 7 }), { size: 7, x: left, y: top + 24 });
  });
  drawTagged(
    doc,
    body,
    'Figure',
    () => drawQrCode(doc, orderCode, { x: right - codeSize + 3, y: top + 2, size: codeSize }),
    words.codeAlt({ code: orderCode }),
  );
}
