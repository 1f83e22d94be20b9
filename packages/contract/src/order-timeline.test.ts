import { describe, expect, test } from 'vitest';
import { type TimelineFacts, timelineOf, timesOfSteps } from './order-timeline.ts';

const at = (hour: number) => `2025-11-12T0${hour}:00:00.000Z`;
const paper: TimelineFacts = {
  status: 'requested',
  needsOriginal: true,
  isPaidAtPickup: false,
  way: 'standard',
  orderedAt: at(0),
  confirmedAt: null,
  verifiedAt: null,
  originalReceivedAt: null,
  paidAt: null,
  preparedAt: null,
  releasedAt: null,
  sentAt: null,
  nobodyThereAt: null,
  sentAgainAt: null,
  completedAt: null,
  endedAt: null,
};
const complete = { confirmedAt: at(2), verifiedAt: at(1), originalReceivedAt: at(4), paidAt: at(3) };

/** As 'ordered:done confirmed:current(requested) …'. */
function told(facts: Partial<TimelineFacts>): string {
  const steps = timelineOf({ ...paper, ...facts });
  return steps.map(({ name, state, note }) => `${name}:${state}${note ? `(${note})` : ''}`).join(' ');
}

describe('the way of an order', () => {
  test.each<[string, Partial<TimelineFacts>, string]>([
    ['that nobody has looked at', {}, 'confirmed:current(requested) originalAndPayment:ahead delivery:ahead'],
    ['that is looked at', { status: 'inReview' }, 'confirmed:current(inReview)'],
    [
      'whose prescription is checked before it is confirmed',
      { status: 'inReview', verifiedAt: at(1) },
      'confirmed:current(verified)',
    ],
    [
      'whose original came before anybody looked at it',
      { originalReceivedAt: at(1) },
      'originalAndPayment:ahead(originalHere)',
    ],
    ['that was paid at once', { paidAt: at(1) }, 'originalAndPayment:ahead(paymentHere)'],
    [
      'that is confirmed',
      { status: 'confirmed', confirmedAt: at(2) },
      'confirmed:done originalAndPayment:current(bothMissing)',
    ],
    [
      'that waits for the money',
      { status: 'confirmed', ...complete, paidAt: null },
      'originalAndPayment:current(paymentMissing)',
    ],
    [
      'whose original is not checked',
      { status: 'confirmed', ...complete, verifiedAt: null },
      'originalAndPayment:current(prescriptionUnchecked) delivery:ahead',
    ],
    [
      'that has everything and is not begun',
      { status: 'confirmed', ...complete },
      'originalAndPayment:done delivery:current(preparedNext)',
    ],
    ['that is prepared', { status: 'preparing', ...complete }, 'delivery:current(preparing) handedOver:ahead'],
    ['that is packed', { status: 'preparing', ...complete, preparedAt: at(5) }, 'delivery:current(packed)'],
    [
      'that is released',
      { status: 'preparing', ...complete, preparedAt: at(5), releasedAt: at(6) },
      'delivery:current(released)',
    ],
    [
      'that is released and will be picked up',
      { status: 'preparing', ...complete, way: 'selfPickUp', preparedAt: at(5), releasedAt: at(6) },
      'pickup:current(releasedForPickup)',
    ],
    [
      'that the carrier has',
      { status: 'shipped', ...complete, sentAt: at(5) },
      'delivery:current(withCarrier) handedOver:ahead',
    ],
    [
      'that was sent a second time',
      { status: 'shipped', ...complete, sentAt: at(5), sentAgainAt: at(7) },
      'delivery:current(withCarrierAgain)',
    ],
    [
      'that is on a tour',
      { status: 'shipped', ...complete, way: 'courier', sentAt: at(5) },
      'delivery:current(onTour)',
    ],
    [
      'whose courier found nobody',
      { status: 'shipped', ...complete, way: 'courier', sentAt: at(5), nobodyThereAt: at(6) },
      'delivery:current(nobodyThere)',
    ],
    [
      'that is on another tour',
      { status: 'shipped', ...complete, way: 'courier', sentAt: at(5), sentAgainAt: at(7) },
      'delivery:current(onTourAgain)',
    ],
    [
      'that lies ready',
      { status: 'readyForPickup', ...complete, way: 'selfPickUp', sentAt: at(5) },
      'pickup:current(ready) handedOver:ahead',
    ],
    [
      'that left by a way nobody has named',
      { status: 'shipped', ...complete, way: null, sentAt: at(5) },
      'delivery:current(sent)',
    ],
    ['that is handed over', { status: 'completed', ...complete }, 'delivery:done handedOver:done'],
    ['paid when it is picked up', { way: 'selfPickUp', isPaidAtPickup: true }, 'original:ahead pickup:ahead'],
    [
      'without paper',
      { needsOriginal: false, isPaidAtPickup: true, status: 'confirmed' },
      'prescription:current(prescriptionUnchecked)',
    ],
    ['of another backend', { status: 'waitingForTruck' }, 'ordered:done confirmed:current originalAndPayment:ahead'],
  ])('%s', (_name, facts, expected) => {
    expect(told(facts)).toContain(expected);
  });

  test('tells when all was there, by the last of it', () => {
    const papers = timelineOf({ ...paper, status: 'preparing', ...complete })[2];
    expect(papers?.at).toBe(at(4));
  });

  test('each step on the way is told with its own time', () => {
    const timeOf = (facts: Partial<TimelineFacts>) => timelineOf({ ...paper, ...complete, ...facts })[3]?.at;
    const packed = { status: 'preparing', preparedAt: at(5) };
    expect(timeOf({ status: 'preparing' })).toBeNull();
    expect(timeOf(packed)).toBe(at(5));
    expect(timeOf({ ...packed, releasedAt: at(6) })).toBe(at(6));
    const sent = { ...packed, releasedAt: at(6), status: 'shipped', sentAt: at(7) };
    expect(timeOf(sent)).toBe(at(7));
    expect(timeOf({ ...sent, way: 'courier', nobodyThereAt: at(8) })).toBe(at(8));
    expect(timeOf({ ...sent, sentAgainAt: at(9) })).toBe(at(9));
    expect(timeOf({ ...sent, status: 'completed', completedAt: at(9) })).toBe(at(7));
  });

  test('that did not reach the patient says so where it ended', () => {
    const left = { status: 'cancelled', ...complete, sentAt: at(5), endedAt: at(9) };
    expect(told(left)).toContain('cancelled:ended(notDelivered)');
    expect(told({ ...left, way: 'selfPickUp' })).toContain('cancelled:ended(notPickedUp)');
  });

  test('that ended shows what it really had behind it, and how it ended', () => {
    expect(told({ status: 'rejected' })).toBe('ordered:done rejected:ended');
    expect(told({ status: 'cancelled', confirmedAt: at(2) })).toBe('ordered:done confirmed:done cancelled:ended');
  });
});

describe('the times of the statuses an order has had', () => {
  const timesOf = (...statuses: string[]) => timesOfSteps(statuses.map((status, hour) => ({ status, at: at(hour) })));

  test('a confirmation is no newer because preparing was stopped', () => {
    expect(timesOf('requested', 'inReview', 'confirmed', 'preparing', 'confirmed').confirmedAt).toBe(at(2));
  });

  test('a confirmation that was taken back is none, until there is a new one', () => {
    expect(timesOf('requested', 'inReview', 'confirmed', 'clarification', 'cancelled')).toMatchObject({
      confirmedAt: null,
      endedAt: at(4),
    });
    expect(timesOf('requested', 'confirmed', 'clarification', 'inReview', 'confirmed').confirmedAt).toBe(at(4));
    expect(timesOf('requested', 'clarification').confirmedAt).toBeNull();
  });
});
