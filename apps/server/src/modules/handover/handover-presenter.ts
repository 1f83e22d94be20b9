import type { Advice } from '@shop/contract/desk/advice';
import { dayAfter } from '@shop/contract/desk/german-time';
import type { HandOverShown, OwnStop, ReadyOrder, TourShown, WaitingParcel } from '@shop/contract/desk/handover';
import { writtenStreet } from '@shop/contract/street';
import type { Order } from '../../db/schema/orders.ts';
import { germanDay } from '../../german-day.ts';
import { recipientOf } from '../orders/delivery-names-service.ts';
import { isMarkDue } from '../orders/original-mark-service.ts';
import type { RecordedAdvice } from '../prescriptions/advice-record-service.ts';
import type { HandOverView } from './handover-view-service.ts';
import type { OwnTour } from './stop-service.ts';

export function presentHandOver({ withdrawn, parcels, courier, pickup, advice, labels }: HandOverView): HandOverShown {
  const recipient = (order: Order) => ({
    ...presentRecipient(order),
    labels: labels.get(order.id) ?? [],
    isMarkDue: isMarkDue(order),
    advice: presentAdvice(advice.get(order.id)),
  });
  const forCourier = (order: Order) => ({ ...recipient(order), wasNobodyThere: order.status === 'shipped' });
  return {
    withdrawn: withdrawn.map(recipient),
    parcels: {
      waiting: parcels.waiting.map(recipient),
      sentToday: parcels.sentToday.map(({ dispatch, order }) => ({
        ...recipient(order),
        trackingNumber: dispatch.trackingNumber,
        sentAt: dispatch.sentAt.toISOString(),
        isSecond: dispatch.number > 1,
      })),
    },
    courier: {
      waiting: [...courier.waiting, ...courier.back]
        .map(forCourier)
        .toSorted((a, b) => a.postalCode.localeCompare(b.postalCode) || a.street.localeCompare(b.street, 'de')),
      tours: presentTours(courier.stops, recipient),
      couriers: courier.couriers.map(({ id, name }) => ({ id, name })),
    },
    pickup: {
      waiting: pickup.waiting.map(recipient),
      ready: pickup.ready.map((order) => ({ ...recipient(order), ...presentReady(order, pickup.days) })),
    },
  };
}

type Recipient = WaitingParcel;

function presentAdvice(recorded: RecordedAdvice | undefined): Advice | null {
  return recorded ? { how: recorded.how, byName: recorded.byName, at: recorded.at.toISOString() } : null;
}

function presentRecipient(order: Order) {
  const { fullName, street, houseNumber, postalCode, city } = order.deliveryAddress;
  return {
    orderId: order.id,
    code: order.code,
    version: order.version,
    name: order.shippingType === 'selfPickUp' ? order.patientName : fullName,
    patient: order.patientName,
    recipient: recipientOf(order),
    street: writtenStreet({ street, houseNumber }),
    postalCode,
    city,
    phone: order.phone,
  };
}

function presentTours(stops: HandOverView['courier']['stops'], recipient: (order: Order) => Recipient): TourShown[] {
  const ids = [...new Set(stops.map(({ tour }) => tour.id))];
  const tours = ids.flatMap((id) => {
    const own = stops.filter(({ tour }) => tour.id === id);
    const tour = own[0]?.tour;
    if (!tour) return [];
    return {
      id,
      courier: tour.courierName,
      startedAt: tour.startedAt.toISOString(),
      stops: own.map(({ dispatch, order }) => ({
        ...recipient(order),
        outcome: dispatch.outcome,
        handedTo: dispatch.recipient,
      })),
    };
  });
  return tours.toSorted((a, b) => a.startedAt.localeCompare(b.startedAt));
}

function presentReady(order: Order, pickupDays: number): Omit<ReadyOrder, keyof Recipient> {
  const readyAt = order.readyForPickupAt ?? order.createdAt;
  return {
    birthDate: order.birthDate,
    readyAt: readyAt.toISOString(),
    remindedAt: order.pickupRemindedAt?.toISOString() ?? null,
    backOn: dayAfter(germanDay(readyAt), pickupDays),
    openCent: Math.max(0, order.totalCents - order.paidCents),
    isPaid: order.paidAt !== null,
  };
}

/** Names, address, telephone, and whether something still has to be said: a courier sees nothing else of an order. */
export function presentOwnTour({ day, stops }: OwnTour): { day: string; stops: OwnStop[] } {
  return {
    day,
    stops: stops.map(({ dispatch, order, isAdviceDue, mayHandOver }) => {
      const { name, patient, recipient, street, postalCode, city, phone } = presentRecipient(order);
      const door = { name, patient, recipient, street, postalCode, city, phone };
      return { id: dispatch.id, ...door, isAdviceDue, mayHandOver, outcome: dispatch.outcome };
    }),
  };
}
