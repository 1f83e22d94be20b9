import { dispensingWords } from './dispensing-words.ts';
import { inks } from './inks.ts';
import { drawRule, drawTagged, finishPaper, fittingSize, openPaper, writeLine } from './paper.ts';

/** What is stuck on a parcel. It does not say what is in it. */
export interface AddressLabel {
  sender: string;
  recipient: string[];
  orderCode: string;
  createdAt: Date;
}

const millimetre = 72 / 25.4;
const page = { width: 100 * millimetre, height: 62 * millimetre } as const;
const left = 6 * millimetre;
const width = page.width - 2 * left;

export function addressLabelPdf({ sender, recipient, orderCode, createdAt }: AddressLabel): Promise<Buffer> {
  const words = dispensingWords.addressLabel;
  const title = words.title({ code: orderCode });
  const { doc, body } = openPaper({ title, author: sender, language: 'de-DE', createdAt });
  doc.addPage({ size: [page.width, page.height], margin: 0 });
  const from = words.sender({ sender });
  drawTagged(doc, body, 'P', () =>
    writeLine(doc, from, { size: fittingSize(doc, [from], width, { size: 7 }), x: left, y: 22, ink: inks.muted }),
  );
  drawRule(doc, { from: left, to: page.width - left, y: 28, ink: inks.rule, width: 0.6 });
  const size = fittingSize(doc, recipient, width, { face: 'strong', size: 15 });
  drawTagged(doc, body, 'P', () => {
    for (const [index, line] of recipient.entries()) {
      writeLine(doc, line, { face: 'strong', size, x: left, y: 60 + index * 21 });
    }
  });
  drawTagged(doc, body, 'P', () => writeLine(doc, orderCode, { size: 8, x: left, y: page.height - 14 }));
  return finishPaper({ doc, body });
}
