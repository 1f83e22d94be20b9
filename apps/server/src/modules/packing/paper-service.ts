import type { PaperKind } from '@shop/contract/desk/packing-words';
import { writtenStreet } from '@shop/contract/street';
import { dateText } from '../../documents/date-text.ts';
import { dispensingWords } from '../../documents/dispensing-words.ts';
import { draw } from '../../documents/drawing.ts';
import { ShopError } from '../../errors.ts';
import { recordAct } from '../journal/journal-service.ts';
import { namesOf } from '../orders/delivery-names-service.ts';
import { isFirst } from '../orders/desk-request-service.ts';
import { invoicePaper, sellerOf } from '../orders/invoice-service.ts';
import { amountText } from '../orders/order-lines-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { type Colleague, requireForeign } from '../orders/staff-order-service.ts';
import { insertLabelAct } from './label-queries.ts';
import { requireWritable } from './label-service.ts';
import { insertPrint } from './packing-queries.ts';
import { type PackedPortion, type PackingView, viewPacking } from './packing-view-service.ts';

interface Wanted {
  orderId: string;
  kind: PaperKind;
  /** Of a label: the movement of its portion. */
  movementId: number | null;
  /** The caller's own name for it; null for a command, which a person types once. */
  key: string | null;
}

/**
 * Draws a paper and counts the print. A paper that could not be drawn is not counted, and one that the printer lost is
 * printed again: that is another print, on record like the first.
 */
export async function printPaper(parts: OrderParts, colleague: Colleague, wanted: Wanted) {
  const { orderId, kind, movementId, key } = wanted;
  const view = await viewPacking(parts, colleague, orderId);
  const labelled = kind === 'label' ? labelIn(view, movementId) : null;
  const pdf = await drawPaper(parts, view, { kind, labelled });
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    const order = await requireForeign(tx, colleague, orderId);
    if (key !== null && !(await isFirst(tx, { staffId: colleague.id, key, now }))) return;
    const times = view.prints.filter((print) => print.kind === kind && print.movementId === movementId).length + 1;
    await insertPrint(tx, {
      orderId: order.id,
      kind,
      movementId,
      at: now,
      byStaffId: colleague.id,
      byName: colleague.name,
    });
    await recordAct(tx, colleague, {
      at: now,
      subject: 'order',
      subjectId: order.id,
      what: 'paperPrinted',
      // A label that is printed again takes the place of those before.
      detail: { paper: kind, times, ...(kind === 'label' && times > 1 && { void: times - 1 }) },
    });
    if (labelled) {
      await insertLabelAct(tx, {
        orderId: order.id,
        kind: 'printed',
        movementId: labelled.portion.movementId,
        position: labelled.line.position,
        labelVersion: labelled.version,
        at: now,
        byStaffId: colleague.id,
        byName: colleague.name,
      });
    }
  });
  return { code: view.order.code, pdf };
}

/** Throws `InvalidState` before it is weighed, and `LabelIncomplete` for one that does not say all that it has to. */
function labelIn({ portions, prints }: PackingView, movementId: number | null): PackedPortion & { print: number } {
  const labelled = portions.find(({ portion }) => portion.movementId === movementId);
  if (!labelled) throw new ShopError('NotFound');
  requireWritable(labelled);
  const before = prints.filter((print) => print.kind === 'label' && print.movementId === movementId);
  return { ...labelled, print: before.length + 1 };
}

interface Drawn {
  kind: PaperKind;
  labelled: ReturnType<typeof labelIn> | null;
}

async function drawPaper(parts: OrderParts, view: PackingView, { kind, labelled }: Drawn): Promise<Buffer> {
  const { order } = view;
  switch (kind) {
    case 'label': {
      if (!labelled) throw new ShopError('NotFound');
      return draw({ kind: 'label', facts: { ...labelled.label, print: labelled.print } });
    }
    case 'packingList':
      return draw({ kind: 'list', facts: packingListOf(parts, view) });
    case 'addressLabel': {
      const { street, houseNumber, postalCode, city } = order.deliveryAddress;
      const { pharmacyName, street: ownStreet, postalCode: ownCode, city: ownCity } = sellerOf(parts.config);
      return draw({
        kind: 'addressLabel',
        facts: {
          sender: [pharmacyName, ownStreet, `${ownCode} ${ownCity}`.trim()].filter(Boolean).join(', '),
          recipient: [...namesOf(order), writtenStreet({ street, houseNumber }), `${postalCode} ${city}`],
          orderCode: order.code,
          createdAt: order.createdAt,
        },
      });
    }
    case 'invoice': {
      const invoice = await invoicePaper(parts.db, order.id);
      if (!invoice) throw new ShopError('InvoiceNotReady');
      return invoice.pdf;
    }
  }
}

const words = dispensingWords.packingList;
const weight = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

function packingListOf({ config }: OrderParts, { order, portions }: PackingView) {
  return {
    pharmacy: sellerOf(config),
    title: words.title,
    lines: [
      words.order({ code: order.code }),
      words.patient({ name: order.patientName, birthDate: dateText(order.birthDate) }),
    ],
    columns: [
      { title: words.product, share: 0.26 },
      { title: words.amount, share: 0.1 },
      { title: words.batch, share: 0.18 },
      { title: words.weighed, share: 0.13 },
      { title: words.container, share: 0.21 },
      { title: words.by, share: 0.12 },
    ],
    rows: portions.map(({ line, portion: { units, batch }, weighing }) => [
      line.name,
      amountText({ quantity: units, unit: line.unit }),
      batch.number ?? '–',
      weighing ? weight.format(weighing.measuredMilli / 1_000) : '–',
      weighing?.container ?? '–',
      weighing?.byName ?? '–',
    ]),
    signature: null,
    createdAt: order.createdAt,
  };
}
