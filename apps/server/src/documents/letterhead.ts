import { inks } from './inks.ts';
import {
  a4,
  drawRule,
  drawTagged,
  drawUntagged,
  fittingSize,
  type Paper,
  size,
  widthOf,
  wrapText,
  writeLine,
  writeLines,
} from './paper.ts';

/** The pharmacy as it stands on its papers. What its config leaves empty is left out. */
export interface Letterhead {
  shopName: string;
  tagline: string;
  pharmacyName: string;
  owner: string;
  street: string;
  postalCode: string;
  city: string;
  phone: string;
  email: string;
  advisoryHours: string;
}

const windowWidth = 235;
const markSize = 32;
const nameLeft = a4.left + markSize + 14;

/** Logo and name on the left, `title` and `lines` on the right, a rule below. Returns where the rule is. */
export function drawLetterhead(
  { doc, body }: Paper,
  { shopName, tagline }: Letterhead,
  { title, lines, isRepeated = false }: { title?: string; lines: readonly string[]; isRepeated?: boolean },
): number {
  const top = 42;
  const titleStyle = { face: 'display', size: 15 } as const;
  const small = { ink: inks.muted, size: fittingSize(doc, lines, 230, { size: 9.8 }) };
  const rightWidth = Math.max(
    title === undefined ? 0 : widthOf(doc, title, titleStyle),
    ...lines.map((line) => widthOf(doc, line, small)),
  );
  const nameWidth = a4.right - rightWidth - 20 - nameLeft;
  const nameStyle = {
    face: 'display',
    size: fittingSize(doc, [shopName], nameWidth, { face: 'display', size: 20 }),
  } as const;
  const taglineStyle = { ink: inks.muted, size: fittingSize(doc, [tagline], nameWidth, { size: 10 }) };
  const linesTop = top + (title === undefined ? 10 : 28);
  const linesLeading = 14.2;

  drawUntagged(doc, () => drawMark(doc, a4.left - 1, top));
  const drawName = () => {
    writeLine(doc, shopName, { ...nameStyle, x: nameLeft, y: top + 14 });
    writeLine(doc, tagline, { ...taglineStyle, x: nameLeft, y: top + 30 });
  };
  const drawAside = () => {
    const right = { x: a4.right, align: 'right' } as const;
    if (title !== undefined) writeLine(doc, title, { ...titleStyle, ...right, y: top + 13 });
    writeLines(doc, lines, { ...small, ...right, y: linesTop, leading: linesLeading });
  };
  if (isRepeated) {
    drawUntagged(doc, drawName);
    drawUntagged(doc, drawAside);
  } else {
    drawTagged(doc, body, 'P', drawName);
    drawTagged(doc, body, 'P', drawAside);
  }
  const y = Math.max(top + 50, linesTop + lines.length * linesLeading + 6);
  drawRule(doc, { from: a4.left, to: a4.right, y, ink: inks.brand, width: 1.2 });
  return y;
}

/**
 * Sender and recipient where the window of an envelope is (DIN 5008: 45 to 90 mm from the top). Lines too long for it
 * are wrapped, or set smaller where the lines below must stay where they are. Returns where the next line would stand.
 */
export function drawWindowAddress(
  { doc, body }: Paper,
  letterhead: Letterhead,
  { recipient, longLines }: { recipient: readonly string[]; longLines: 'wrap' | 'shrink' },
): number {
  const sender = [letterhead.pharmacyName, letterhead.street, placeOf(letterhead)].filter(Boolean).join(' · ');
  const senderStyle = { size: fittingSize(doc, [sender], windowWidth, { size: 7.6 }), ink: inks.muted };
  const y = 146;
  if (sender !== '') {
    drawTagged(doc, body, 'P', () => writeLine(doc, sender, { ...senderStyle, x: a4.left, y }));
    const to = a4.left + widthOf(doc, sender, senderStyle);
    drawRule(doc, { from: a4.left, to, y: y + 5, ink: inks.rule, width: 0.8 });
  }
  const given = recipient.filter(Boolean);
  const full = size * 1.1;
  const style = { size: longLines === 'wrap' ? full : fittingSize(doc, given, windowWidth, { size: full }) };
  // A little more than the width: what was made to fit exactly must not wrap for a rounding error.
  const lines = given.flatMap((line) => wrapText(doc, line, windowWidth + 1, style));
  let end = y;
  drawTagged(doc, body, 'P', () => {
    end = writeLines(doc, lines, { ...style, x: a4.left, y: y + 25, leading: 17 });
  });
  return end;
}

export function placeOf({ postalCode, city }: Pick<Letterhead, 'postalCode' | 'city'>): string {
  return [postalCode, city].filter(Boolean).join(' ');
}

/** The bud over the bend of the Main, as on the screen. */
function drawMark(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(markSize / 40)
    .path('M20 3c5.4 5 7.6 10.4 7.6 15.4S24.4 27.5 20 29c-4.4-1.5-7.6-5.6-7.6-10.6S14.6 8 20 3Z')
    .fill(inks.brand)
    .path(
      'M9.8 11.5C5.6 14.8 4 18.6 4.6 22.3c.7 4 4.3 6.7 10.2 7.7-3.6-3.4-5.4-7-5.4-11 0-2.5.1-5 .4-7.5Zm20.4 0c4.2 3.3 5.8 7.1 5.2 10.8-.7 4-4.3 6.7-10.2 7.7 3.6-3.4 5.4-7 5.4-11 0-2.5-.1-5-.4-7.5Z',
    )
    .fill(inks.brandSoft)
    .path('M4 35.5c5.3-3.2 10.7-3.2 16 0s10.7 3.2 16 0')
    .lineWidth(2.2)
    .lineCap('round')
    .stroke(inks.brand)
    .restore();
}
