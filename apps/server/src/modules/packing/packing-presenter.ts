import type { PackingShown, PortionShown } from '@shop/contract/desk/packing';
import { paperKinds } from '@shop/contract/desk/packing-words';
import type { PackedPortion, PackingView } from './packing-view-service.ts';

export function presentPacking(view: PackingView, viewerId: string): PackingShown {
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
    portions: view.portions.map((portion) => presentPortion(portion, view, viewerId)),
    containers: [...view.containers],
    prints: paperKinds.flatMap((kind) => {
      const made = prints.filter((print) => print.kind === kind);
      const last = made.at(-1);
      return last ? [{ kind, times: made.length, lastAt: last.at.toISOString() }] : [];
    }),
  };
}

function presentPortion(packed: PackedPortion, { prints }: PackingView, viewerId: string): PortionShown {
  const { line, weighing, tolerance, label, others, made } = packed;
  const { movementId, units, batch, setAside } = packed.portion;
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
    setAside: setAside && { at: setAside.at.toISOString(), by: setAside.by },
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
      inUse: label.inUse,
      application: label.application,
      instructions: label.instructions,
      precautions: label.precautions,
      patient: label.patient,
      prescriber: label.prescriber,
      orderCode: label.orderCode,
      missing: packed.missing,
      version: packed.version,
    },
    labelPrints: prints.filter((print) => print.kind === 'label' && print.movementId === movementId).length,
    proposedApplication: packed.proposedApplication,
    labelMade: made && {
      at: made.at.toISOString(),
      by: made.byName,
      isByHand: made.kind === 'byHand',
      isCurrent: packed.isMadeCurrent,
    },
    labelSeen: packed.seen.map(({ at, byName, byStaffId }) => ({
      at: at.toISOString(),
      by: byName,
      isYou: byStaffId === viewerId,
    })),
  };
}
