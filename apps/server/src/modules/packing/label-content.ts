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
  amount: string;
  /** The German day on which it was filled. */
  madeOn: string;
}

const words = dispensingWords.label;
const figures = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** What stands on the label of one container. What was prescribed is taken from the record of the prescription. */
export function labelOf({
  config,
  order,
  line,
  portion,
  record,
  instructions,
  amount,
  madeOn,
}: LabelSource): DispensingLabel {
  const { street, postalCode, city } = config.pharmacy;
  const { batch } = portion;
  const laterEnd = addMonths(madeOn, config.packing.usableMonths);
  return {
    pharmacy: pharmacyName(config),
    address: [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    product: line.name,
    amount,
    strength: strengthOf(portion),
    substances: words.substances[line.productType]({ manufacturer: line.manufacturer }),
    batchNumber: batch.number,
    madeOn,
    usableUntil: batch.expiresOn !== null && batch.expiresOn < laterEnd ? batch.expiresOn : laterEnd,
    application: words.application[line.productType],
    instructions,
    precautions: words.precautions,
    patient: order.patientName,
    prescriber: record?.prescriber.name ?? null,
    orderCode: order.code,
  };
}

function strengthOf({ batch, product }: DispensedPortion): string | null {
  const thcPercent = batch.thcPercent ?? product.thcPercent;
  const cbdPercent = batch.cbdPercent ?? product.cbdPercent;
  if (thcPercent !== null) return `${pair(thcPercent, cbdPercent)} %`;
  const thcMgPerMl = batch.thcMgPerMl ?? product.thcMgPerMl;
  const cbdMgPerMl = batch.cbdMgPerMl ?? product.cbdMgPerMl;
  return thcMgPerMl === null ? null : `${pair(thcMgPerMl, cbdMgPerMl)} mg/ml`;
}

function pair(thc: number, cbd: number | null): string {
  return `${figures.format(thc)} / ${cbd === null ? '–' : figures.format(cbd)}`;
}

/** The nine duties of ApBetrO § 14 (1), and which of them the label does not meet. */
export function missingDuties(label: DispensingLabel): string[] {
  const duties = {
    pharmacy: label.pharmacy && label.address,
    content: label.amount,
    application: label.application,
    instructions: label.instructions,
    substances: label.substances && label.strength,
    madeOn: label.madeOn,
    usableUntil: label.usableUntil,
    precautions: label.precautions,
    patient: label.patient,
  };
  return Object.entries(duties)
    .filter(([, value]) => !value)
    .map(([name]) => name);
}
