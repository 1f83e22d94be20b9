import { proposeAmendment } from '@shop/contract/desk/amendments';
import { changePortionBatch } from '@shop/contract/desk/packing';
import { undoReceipt } from '@shop/contract/desk/post';
import { attachOriginal, requestOriginalUpload } from '@shop/contract/desk/prescriptions';
import { tickChecks } from '@shop/contract/desk/review';
import { answerQuestion, cancelOrder, decideAmendment, replacePrescription } from '@shop/contract/orders';
import { desc, eq } from 'drizzle-orm';
import { orderAmendments } from '../../db/schema/order-amendments.ts';
import { sendForm } from '../prescription-form.ts';
import { tickFor } from '../prescription-review.ts';
import { declare } from '../withdrawal.ts';
import { once } from '../write-headers.ts';
import * as dispensing from './walk-dispensing-steps.ts';
import * as reviewing from './walk-review-steps.ts';
import { fileBytes, names, upload } from './walk-shop.ts';
import { act, type Step } from './walk-step.ts';

const untick: Step = {
  name: 'untick',
  by: ['paul', 'rita'],
  async take(walk, { call }) {
    const { version } = await walk.see.order();
    const check = walk.random.of(['identity', 'instructions', 'original', 'signature', 'eRezept', 'advice'] as const);
    return call(tickChecks, {
      params: { id: walk.id },
      body: { version, ticks: [{ ...tickFor(check), isDone: false }] },
    });
  },
};

const badSignature: Step = {
  name: 'badSignature',
  by: ['paul'],
  async take({ see, id }, { call }) {
    const { version } = await see.order();
    const tick = { check: 'signature', isDone: true, result: 'invalid', checker: 'DSS 6' } as const;
    return call(tickChecks, { params: { id }, body: { version, ticks: [tick] } });
  },
};

/** Somebody reads it again, and reads something else. */
const readAgain: Step = {
  name: 'readAgain',
  by: ['paul', 'rita'],
  take(walk, by) {
    walk.fault = walk.random.of(reviewing.faults);
    return reviewing.record.take(walk, by);
  },
};

const otherFile: Step = {
  name: 'otherFile',
  by: ['paul'],
  async take({ shop, patient, random, id, code }) {
    const key = await upload(shop, patient, random, random.chance(0.5));
    return patient.call(replacePrescription, { params: { id }, body: { code, prescription3Key: key } });
  },
};

const scan: Step = {
  name: 'scan',
  by: ['post'],
  async take({ shop, random, id }, { call }) {
    const bytes = fileBytes(random, true);
    const body = { fileName: 'original.png', sizeBytes: bytes.length };
    const asked = await call(requestOriginalUpload, { params: { id }, body });
    if (asked.statusCode !== 200) return asked;
    await sendForm(shop, asked.data, bytes);
    return call(attachOriginal, { params: { id }, body: { key: asked.data.key } });
  },
};

const undoScan: Step = {
  name: 'undoScan',
  by: ['post'],
  take: ({ id }, { call }) => call(undoReceipt, { params: { id }, headers: once(), body: { reason: 'wrongOrder' } }),
};

const otherBatch: Step = {
  name: 'otherBatch',
  by: ['paul'],
  async take(walk, { call }) {
    const { portions, version } = await walk.see.packing();
    const portion = portions?.[0];
    const body = { version, portion: portion?.id ?? 1, batchId: portion?.otherBatches[0]?.id ?? walk.id };
    return call(changePortionBatch, { params: { id: walk.id }, headers: once(), body });
  },
};

/** The patient is to take less of it, and agrees or not. */
const amend: Step = {
  name: 'amend',
  by: ['paul', 'rita'],
  async take({ see, id }, { call }) {
    const { version } = await see.order();
    const body = { version, reason: 'Nur 5 g da.', lines: [{ position: 1, quantity: 5 }] };
    return call(proposeAmendment, { params: { id }, headers: once(), body });
  },
};

export const decide: Step = {
  name: 'decide',
  by: ['paul'],
  async take({ shop, patient, random, id, code }) {
    const { orderId, proposedAt } = orderAmendments;
    const all = await shop.database.db.select().from(orderAmendments).where(eq(orderId, id)).orderBy(desc(proposedAt));
    const decision = random.of(['agree', 'decline'] as const);
    return patient.call(decideAmendment, { params: { id }, body: { code, amendmentId: all[0]?.id ?? id, decision } });
  },
};

export const answer: Step = {
  name: 'answer',
  by: ['paul'],
  take: ({ patient, id, code }) =>
    patient.call(answerQuestion, { params: { id }, body: { code, text: 'Wie besprochen.' } }),
};

const cancel: Step = {
  name: 'cancel',
  by: ['paul'],
  take: ({ patient, id, code }) => patient.call(cancelOrder, { params: { id }, body: { code } }),
};

const withdraw: Step = {
  name: 'withdraw',
  by: ['paul'],
  async take({ shop, see }) {
    const { code, email } = await see.order();
    return declare(shop, { orderCode: code, email });
  },
};

const staff = (name: Parameters<typeof act>[0]) => act(name, ['rita', 'paul']);

/** What comes in between; what ends an order seldom. */
export const disturbances: Step[] = [
  ...[
    untick,
    untick,
    badSignature,
    readAgain,
    readAgain,
    readAgain,
    otherFile,
    scan,
    scan,
    undoScan,
    otherBatch,
    amend,
  ],
  ...[
    staff('ask'),
    staff('takeBack'),
    staff('stop'),
    staff('stop'),
    staff('redate'),
    staff('sendAgain'),
    staff('complete'),
  ],
  ...[dispensing.label, dispensing.apply, dispensing.recipient, dispensing.advise, dispensing.atDoor('nobodyThere')],
  ...[dispensing.ship, dispensing.ready, dispensing.send, dispensing.tour, dispensing.atDoor('handedOver')],
  ...[dispensing.atCounter, dispensing.pack, dispensing.release, dispensing.prepare, dispensing.paid],
  ...[reviewing.verify, reviewing.confirm, reviewing.handIn, scan, scan],
];
export const ends: Step[] = [
  cancel,
  withdraw,
  staff('reject'),
  staff('cancel'),
  staff('undelivered'),
  staff('putBack'),
];

export const anybody = names;
