import {
  endRecall,
  exportRecall,
  listRecalls,
  mailRecalledPeople,
  noteRecallContact,
  readRecall,
  startRecall,
} from '@shop/contract/desk/recalls';
import type { FastifyInstance } from 'fastify';
import type { Recall } from '../../db/schema/recalls.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { serve } from '../../http/serve.ts';
import { recallList } from './recall-list.ts';
import { mailPeople, type RecallParts } from './recall-mail-service.ts';
import { presentPerson, presentRecall } from './recall-presenter.ts';
import { batchesOfRecall, productOf, selectRecalls } from './recall-queries.ts';
import * as recalling from './recall-service.ts';

const mostListed = 200;

export function registerRecalls(app: FastifyInstance, parts: RecallParts): void {
  const { db, clock } = parts;

  async function detail(recall: Recall) {
    const { people, forgotten } = await recalling.peopleOf(db, recall);
    const batches = await batchesOfRecall(db, recall);
    return {
      recall: presentRecall({ recall, ...(await productOf(db, recall)) }, people),
      onHand: batches.reduce((sum, { onHandUnits }) => sum + onHandUnits, 0),
      people: people.map(presentPerson),
      forgottenOrders: forgotten,
    };
  }

  serve(app, startRecall, async ({ params: { id }, headers, body: { version, reason } }, { staff }) => {
    const wanted = { batchId: id, version, reason, key: headers['idempotency-key'] };
    return detail(await recalling.startRecall(parts, staff, wanted));
  });

  serve(app, listRecalls, async () => {
    const recalls = [];
    for (const row of await selectRecalls(db, mostListed)) {
      const people = row.recall.endedAt ? null : (await recalling.peopleOf(db, row.recall)).people;
      recalls.push(presentRecall(row, people));
    }
    return { recalls };
  });

  serve(app, readRecall, async ({ params: { id } }) => detail(await recalling.requireRecall(db, id)));

  serve(app, noteRecallContact, async ({ params: { id }, headers, body }, { staff }) => {
    const { orderId, way, isReached, note } = body;
    const contact = { orderId, way, isReached, note };
    const key = headers['idempotency-key'];
    return detail(await recalling.noteContact(parts, staff, { recallId: id, contact, key }));
  });

  serve(app, mailRecalledPeople, async ({ params: { id } }, { staff }) => {
    await mailPeople(parts, staff, id);
    return detail(await recalling.requireRecall(db, id));
  });

  serve(app, exportRecall, async ({ params: { id } }, { staff }) => {
    const recall = await recalling.requireRecall(db, id);
    const { people } = await recalling.peopleOf(db, recall);
    await db.transaction((tx) =>
      recalling.journalRecall(tx, recall, { what: 'recallExported', colleague: staff, now: clock.now() }),
    );
    const bytes = Buffer.from(recallList(people));
    return new FileAnswer({ name: 'rueckruf.csv', mediaType: 'text/csv; charset=utf-8', bytes });
  });

  serve(app, endRecall, async ({ params: { id }, headers, body: { reason } }, { staff }) =>
    detail(await recalling.endRecall(parts, staff, { id, reason, key: headers['idempotency-key'] })),
  );
}
