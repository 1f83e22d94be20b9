import { createHash } from 'node:crypto';
import type { Application, LabelPart } from '@shop/contract/desk/label';
import type { PrescriptionRecord } from '@shop/contract/desk/prescription-record';
import { pharmacyName, type ShopConfig } from '@shop/contract/shop-config';
import type { Order, OrderLine } from '../../db/schema/orders.ts';
import { dispensingWords } from '../../documents/dispensing-words.ts';
import type { DispensingLabel } from '../../documents/label-pdf.ts';
import { addMonths } from '../../retention.ts';
import type { DispensedPortion } from '../stock/stock-service.ts';

interface LabelSource {
  config: ShopConfig;
  order: Order;
  line: OrderLine;
  portion: DispensedPortion;
  record: PrescriptionRecord | null;
  /** For use, as they are settled. */
  instructions: string | null;
  /** As prescribed or settled. */
  application: Application | null;
  amount: string;
  /** The German day on which it was filled. */
  madeOn: string;
}

interface LabelContent {
  label: DispensingLabel;
  missing: LabelPart[];
  /** Changes with anything that stands on it. */
  version: string;
}

const words = dispensingWords.label;
const figures = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** What stands on the label of one container. What was prescribed is taken from the record of the prescription. */
export function labelOf(source: LabelSource): LabelContent {
  const { config, order, line, portion, record, instructions, application, amount, madeOn } = source;
  const { street, postalCode, city } = config.pharmacy;
  const { batch } = portion;
  const laterEnd = addMonths(madeOn, config.packing.usableMonths);
  const label = {
    pharmacy: pharmacyName(config),
    address: [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    product: line.name,
    amount,
    strength: strengthOf(portion),
    substances: substancesOf(line, batch.carrier),
    batchNumber: batch.number,
    madeOn,
    usableUntil: batch.expiresOn !== null && batch.expiresOn < laterEnd ? batch.expiresOn : laterEnd,
    inUse: batch.inUseDays === null ? null : words.inUse({ days: batch.inUseDays }),
    application: application && words.application[application],
    instructions,
    precautions: words.precautions,
    patient: order.patientName,
    prescriber: record?.prescriber.name ?? null,
    orderCode: order.code,
  };
  const version = createHash('sha256').update(JSON.stringify(label)).digest('hex').slice(0, 32);
  return { label, missing: missingParts(label, line, batch.carrier), version };
}

/** What is taken from a bottle over weeks, in contrast to flowers and whole packs. */
function isOpenedAgain({ productType, unit }: Pick<OrderLine, 'productType' | 'unit'>): boolean {
  return productType === 'extract' && unit === 'milliliter';
}

function substancesOf({ productType, manufacturer }: OrderLine, carrier: string | null): string {
  if (productType === 'bud') return words.substances.bud({ manufacturer });
  return carrier ? words.substances.dissolved({ manufacturer, carrier }) : words.substances.extract({ manufacturer });
}

/** Solutions are dosed by the millilitre: where it is known, that is what counts. */
function strengthOf({ batch, product }: DispensedPortion): string | null {
  const inMgPerMl = pair(batch.thcMgPerMl ?? product.thcMgPerMl, batch.cbdMgPerMl ?? product.cbdMgPerMl);
  if (inMgPerMl !== null) return `${inMgPerMl} mg/ml`;
  const inPercent = pair(batch.thcPercent ?? product.thcPercent, batch.cbdPercent ?? product.cbdPercent);
  return inPercent === null ? null : `${inPercent} %`;
}

/** One of both is enough: there are extracts of CBD alone. */
function pair(thc: number | null, cbd: number | null): string | null {
  if (thc === null && cbd === null) return null;
  return [thc, cbd].map((value) => (value === null ? '–' : figures.format(value))).join(' / ');
}

function missingParts(label: DispensingLabel, line: OrderLine, carrier: string | null): LabelPart[] {
  const parts: Record<LabelPart, unknown> = {
    pharmacy: label.pharmacy && label.address,
    content: label.amount,
    application: label.application,
    instructions: label.instructions,
    substances: label.substances,
    strength: label.strength,
    carrier: carrier || !isOpenedAgain(line),
    madeOn: label.madeOn,
    usableUntil: label.usableUntil,
    inUse: label.inUse || !isOpenedAgain(line),
    precautions: label.precautions,
    patient: label.patient,
    batchNumber: label.batchNumber,
  };
  return (Object.keys(parts) as LabelPart[]).filter((part) => !parts[part]);
}
