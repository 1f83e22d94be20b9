import { a4, drawRule, drawTagged, drawUntagged, inks, type Paper, size, wrapText, writeLine, writeLines, cutText, widthOf } from './paper.ts';

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

const markSize = 32;
const nameLeft = a4.left + markSize + 14;
const small = 9.8;

/** Logo and name on the left, `title` and `lines` on the right, a rule below. Returns where the rule is. */
export function drawLetterhead(
  { doc, body }: Paper,
  { shopName, tagline }: Letterhead,
  { title, lines, isRepeated = false }: { title?: string; lines: readonly string[]; isRepeated?: boolean },
): number {
  const top = 42;
  const asides = lines.map((line) => cutText(doc, line, 230, { size: small }));
  const rightWidth = Math.max(
    title === undefined ? 0 : widthOf(doc, title, { face: 'display', size: 15 }),
    ...asides.map((line) => widthOf(doc, line, { size: small })),
  );
  const nameWidth = a4.right - rightWidth - 20 - nameLeft;
  const nameStyle = { face: 'display', size: 20 } as const;
  const taglineStyle = { size: 10, ink: inks.muted };

  drawUntagged(doc, () => drawMark(doc, a4.left - 1, top));
  const drawName = () => {
    writeLine(doc, cutText(doc, shopName, nameWidth, nameStyle), { ...nameStyle, x: nameLeft, y: top + 14 });
    writeLine(doc, cutText(doc, tagline, nameWidth, taglineStyle), { ...taglineStyle, x: nameLeft, y: top + 30 });
  };
  const drawAside = () => {
    const right = { x: a4.right, align: 'right' } as const;
    if (title !== undefined) writeLine(doc, title, { ...right, y: top + 13, face: 'display', size: 15 });
    writeLines(doc, asides, {
      ...right,
      y: top + (title === undefined ? 10 : 28),
      leading: 14.2,
      size: small,
      ink: inks.muted,
    });
  };
  if (isRepeated) {
    drawUntagged(doc, drawName);
    drawUntagged(doc, drawAside);
  } else {
    drawTagged(doc, body, 'P', drawName);
    drawTagged(doc, body, 'P', drawAside);
  }
  const y = top + Math.max(50, (title === undefined ? 10 : 28) + lines.length * 14.2 + 6);
  drawRule(doc, { from: a4.left, to: a4.right, y, ink: inks.brand, width: 1.2 });
  return y;
}

/**
 * Sender and recipient where the window of an envelope is (DIN 5008: 45 to 90 mm from the top). Returns where the next
 * line would stand.
 */
export function drawWindowAddress({ doc, body }: Paper, letterhead: Letterhead, recipient: readonly string[]): number {
  const sender = [letterhead.pharmacyName, letterhead.street, placeOf(letterhead)].filter(Boolean).join(' · ');
  const senderStyle = { size: 7.6, ink: inks.muted };
  const line = cutText(doc, sender, 230, senderStyle);
  const y = 146;
  drawTagged(doc, body, 'P', () => writeLine(doc, line, { ...senderStyle, x: a4.left, y }));
  if (line) {
    drawRule(doc, { from: a4.left, to: a4.left + widthOf(doc, line, senderStyle), y: y + 5, ink: inks.rule, width: 0.8 });
  }
  const style = { size: size * 1.1 };
  const lines = recipient.filter(Boolean).flatMap((text) => wrapText(doc, text, 235, style));
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
