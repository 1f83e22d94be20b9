import { endStop, handOverAtCounter, noteAdvice, sendParcels, startTour } from '@shop/contract/desk/handover';
import { markOriginal } from '@shop/contract/desk/originals';
import {
  confirmLabel,
  type PortionShown,
  printPaper,
  settleApplication,
  weighPortion,
  writeLabelByHand,
} from '@shop/contract/desk/packing';
import { settleRecipient } from '@shop/contract/desk/recipients';
import { and, eq, isNull } from 'drizzle-orm';
import { dispatches } from '../../db/schema/handover.ts';
import { once } from '../write-headers.ts';
import type { Walk } from './walk-shop.ts';
import { act, type Step } from './walk-step.ts';

/** The first portion of which this is still to be done, or any where it is done of all. */
async function portionFor(walk: Walk, isOpen: (portion: PortionShown) => boolean) {
  const { portions, version } = await walk.see.packing();
  const portion = portions?.find(isOpen) ?? portions?.[0];
  return { version, portion: portion?.id ?? 1, shown: portion, label: portion?.label.version ?? 'none' };
}

export const isLabelled = ({ labelMade }: PortionShown) => labelMade?.isCurrent === true;
export const isSeenBy = (name: string) => (portion: PortionShown) => portion.labelSeen.some(({ by }) => by === name);

export const weigh: Step = {
  name: 'weigh',
  by: ['paul', 'petra'],
  async take(walk, { call }) {
    const { version, portion, shown } = await portionFor(walk, ({ weighing }) => weighing === null);
    const scanned = { pzn: shown?.pzn ?? null, isProductScanned: true, isBatchScanned: true };
    const wrong = walk.random.chance(0.1) ? 2 : 1;
    const batchNumber = walk.random.chance(0.1) ? 'XX-9' : (shown?.batch.number ?? null);
    const weight = { measuredMilli: (shown?.wantedMilli ?? 0) * wrong, container: 'Dose', finding: null };
    return call(weighPortion, {
      params: { id: walk.id },
      headers: once(),
      body: { version, portion, ...scanned, batchNumber, ...weight },
    });
  },
};

export const label: Step = {
  name: 'labelPrinted',
  by: ['paul', 'petra'],
  async take(walk, { call }) {
    const { portion, label } = await portionFor(walk, (one) => !isLabelled(one));
    const asked = { params: { id: walk.id }, headers: once() };
    // Drawing one takes longer than everything else.
    if (walk.random.chance(0.1)) return call(printPaper, { ...asked, body: { paper: 'label', portion } });
    return call(writeLabelByHand, { ...asked, body: { portion, label, reason: 'Drucker gestört' } });
  },
};

export const apply: Step = {
  name: 'application',
  by: ['paul', 'rita'],
  async take(walk, { call }) {
    const { portion } = await portionFor(walk, ({ label: { application } }) => application === null);
    return call(settleApplication, { params: { id: walk.id }, headers: once(), body: { portion, application: 'tea' } });
  },
};

export const see: Step = {
  name: 'labelSeen',
  by: ['rita', 'ralf'],
  async take(walk, { call, person }) {
    const { portion, label } = await portionFor(walk, (one) => !isSeenBy(person.name)(one));
    return call(confirmLabel, { params: { id: walk.id }, headers: once(), body: { portion, label } });
  },
};

export const mark: Step = {
  name: 'originalMarked',
  by: ['paul', 'rita'],
  take: ({ id, random }, { call }) =>
    call(markOriginal, {
      params: { id },
      headers: once(),
      body: { place: random.of(['kept', 'toSendBack', 'givenBack'] as const) },
    }),
};

export const recipient: Step = {
  name: 'recipient',
  by: ['post', 'paul'],
  take: ({ id, random }, { call }) =>
    call(settleRecipient, {
      params: { id },
      headers: once(),
      body: { answer: random.of(['patientThere', 'mayReceive'] as const), how: 'Anruf' },
    }),
};

export const advise: Step = {
  name: 'advice',
  by: ['paul', 'rita'],
  take: ({ id, random }, { call }) =>
    call(noteAdvice, {
      params: { id },
      headers: once(),
      body: { advice: random.of(['byPhone', 'declined'] as const) },
    }),
};

let parcels = 10_000_000;

export const send: Step = {
  name: 'send',
  by: ['post', 'paul'],
  async take({ id, see }, { call }) {
    const { version } = await see.order();
    const trackingNumber = `0034${++parcels}`;
    return call(sendParcels, { headers: once(), body: { parcels: [{ orderId: id, version, trackingNumber }] } });
  },
};

export const tour: Step = {
  name: 'tour',
  by: ['post', 'paul'],
  async take({ id, see, shop }, { call }) {
    const { version } = await see.order();
    const courierId = shop.people.courier.person.id;
    return call(startTour, { headers: once(), body: { courierId, stops: [{ orderId: id, version }] } });
  },
};

const takers = ['patient', 'patient', 'recipient', 'other'] as const;

function takenBy({ random }: Walk) {
  const taker = random.of(takers);
  return { taker, ...(taker === 'other' && { handedTo: 'Max Kern, Nachbar' }), isIdentitySeen: true as const };
}

/** The courier is at the door. */
export function atDoor(outcome: 'handedOver' | 'nobodyThere'): Step {
  return {
    name: outcome,
    by: ['courier'],
    async take(walk, { call }) {
      const isOpen = and(eq(dispatches.orderId, walk.id), isNull(dispatches.outcome));
      const [stop] = await walk.shop.database.db.select().from(dispatches).where(isOpen);
      const said = walk.random.chance(0.2) ? { advice: 'inPerson' as const } : {};
      const body = outcome === 'nobodyThere' ? { outcome } : { outcome, ...takenBy(walk), ...said };
      return call(endStop, { params: { id: stop?.id ?? walk.id }, headers: once(), body });
    },
  };
}

export const atCounter: Step = {
  name: 'counter',
  by: ['paul', 'rita', 'post'],
  async take(walk, { call }) {
    const { version, paidAt } = await walk.see.order();
    const till = paidAt ? null : { receiptNumber: '4711', tillName: null };
    const said = walk.random.chance(0.2) ? { advice: 'inPerson' as const } : {};
    const body = { version, ...takenBy(walk), ...said, till };
    return call(handOverAtCounter, { params: { id: walk.id }, headers: once(), body });
  },
};

export const paid = act('paid', ['books', 'lead']);
export const prepare = act('prepare', ['paul', 'petra']);
export const pack = act('pack', ['paul', 'petra']);
export const release = act('release', ['rita', 'ralf']);
export const ready = act('ready', ['paul', 'post']);
export const ship = act('ship', ['paul', 'post']);
export const complete = act('complete', ['paul', 'post']);
