import type { PackingShown, PortionShown } from '@shop/contract/desk/packing';
import { paperKinds } from '@shop/contract/desk/packing-words';
import { missingDuties } from './label-content.ts';
import type { PackedPortion, PackingView } from './packing-view-service.ts';

export function presentPacking(view: PackingView): PackingShown {
  const { order, prints } = view;
  return {
    id: order.id,
    code: order.code,
    version: order.version,
    status: order.status,
    shippingType: order.shippingType,
    patient: { name: order.patientName, birthDate: order.birthDate },
    preparedAt: order.preparedAt?.toISOString() ?? null,
    releasedAt: order.releasedAt?.toISOString() ?? null,
    needsSecondPerson: view.needsSecondPerson,
    mayRelease: view.mayRelease,
    portions: view.portions.map((portion) => presentPortion(portion, view)),
    containers: [...view.containers],
    prints: paperKinds.flatMap((kind) => {
      const made = prints.filter((print) => print.kind === kind);
      const last = made.at(-1);
      return last ? [{ kind, times: made.length, lastAt: last.at.toISOString() }] : [];
    }),
  };
}

function presentPortion(portion: PackedPortion, { prints }: PackingView): PortionShown {
  const { movementId, line, units, batch, weighing, tolerance, label, others } = portion;
  return {
    id: movementId,
    position: line.position,
    product: line.name,
    manufacturer: line.manufacturer,
    pzn: line.pzn,
    imagePath: line.imagePath,
    unit: line.unit,
    units,
    batch: { number: batch.number, state: batch.state, expiresOn: batch.expiresOn },
    otherBatches: others.map(({ id, number, expiresOn, onHandUnits }) => ({
      id,
      number,
      expiresOn,
      onHand: onHandUnits,
    })),
    wantedMilli: tolerance.wantedMilli,
    lowestMilli: tolerance.lowestMilli,
    highestMilli: tolerance.highestMilli,
    weighing: weighing && {
      at: weighing.at.toISOString(),
      by: weighing.byName,
      measuredMilli: weighing.measuredMilli,
      container: weighing.container,
      finding: weighing.finding,
    },
    label: {
      pharmacy: label.pharmacy,
      address: label.address,
      product: label.product,
      amount: label.amount,
      strength: label.strength,
      substances: label.substances,
      batchNumber: label.batchNumber,
      madeOn: label.madeOn,
      usableUntil: label.usableUntil,
      application: label.application,
      instructions: label.instructions,
      precautions: label.precautions,
      patient: label.patient,
      prescriber: label.prescriber,
      orderCode: label.orderCode,
      missing: missingDuties(label),
    },
    labelPrints: prints.filter((print) => print.kind === 'label' && print.movementId === movementId).length,
  };
}
