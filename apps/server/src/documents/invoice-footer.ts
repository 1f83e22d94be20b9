import { groupIban } from '@shop/contract/bank-account';
import { inks } from './inks.ts';
import type { InvoiceSeller } from './invoice.ts';
import { invoiceWords as say } from './invoice-words.ts';
import { placeOf } from './letterhead.ts';
import { a4, drawRule, drawTagged, drawUntagged, type Paper, wrapText, writeLine, writeLines } from './paper.ts';

const footerStyle = { size: 8.4, ink: inks.muted };
export const footerLeading = 12.2;

interface FooterColumn {
  x: number;
  lines: string[];
}

/** The seller's legal details. Empty values leave their line out; the last line is kept for the page number. */
export function footerColumns({ doc }: Paper, seller: InvoiceSeller): FooterColumn[] {
  const { pharmacyName, owner, street, vatId, registerNumber, registerCourt, supervisoryAuthority } = seller;
  const texts = [
    [pharmacyName, given(owner, say.seller.owner({ owner })), [street, placeOf(seller)].filter(Boolean).join(', ')],
    [
      given(vatId, /^[A-Z]{2}/.test(vatId) ? say.seller.vatId({ vatId }) : say.seller.taxNumber({ vatId })),
      [registerNumber, registerCourt].filter(Boolean).join(', '),
      given(supervisoryAuthority, say.seller.supervision({ authority: supervisoryAuthority })),
    ],
    [
      seller.bankName,
      given(seller.iban, say.seller.iban({ iban: groupIban(seller.iban) })),
      given(seller.bic, say.seller.bic({ bic: seller.bic })),
    ],
  ];
  const offsets = [0, 158, 316];
  return texts.map((lines, index) => ({
    x: a4.left + (offsets[index] ?? 0),
    lines: lines.flatMap((line) => wrapText(doc, line, 150 + (index === 2 ? 14 : 0), footerStyle)),
  }));
}

function given(value: string, line: string): string {
  return value === '' ? '' : line;
}

export function drawFooters({ doc, body }: Paper, columns: readonly FooterColumn[], top: number): void {
  const pages = doc.bufferedPageRange().count;
  for (let page = 0; page < pages; page += 1) {
    doc.switchToPage(page);
    drawRule(doc, { from: a4.left, to: a4.right, y: top - 10, ink: inks.rule, width: 0.8 });
    for (const { x, lines } of columns) {
      const draw = () => writeLines(doc, lines, { ...footerStyle, x, y: top + 6, leading: footerLeading });
      // Read out once; the pages after the first only repeat it.
      if (page === 0) drawTagged(doc, body, 'P', draw);
      else drawUntagged(doc, draw);
    }
    drawUntagged(doc, () =>
      writeLine(doc, say.page({ page: page + 1, pages }), {
        ...footerStyle,
        x: a4.right,
        y: a4.bottom + 6,
        align: 'right',
      }),
    );
  }
}
