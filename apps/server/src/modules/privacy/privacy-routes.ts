import * as calls from '@shop/contract/desk/privacy';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import type { StaffMember } from '../../http/callers.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { serve } from '../../http/serve.ts';
import { profileOf } from '../identity/person-service.ts';
import { entriesAbout } from '../journal/journal-service.ts';
import { unsettledOrdersOf } from '../orders/order-restriction-service.ts';
import type { OwnOrderParts } from '../orders/own-order-service.ts';
import { answerWithCopy, type ExportData, takeCopy } from './copy-service.ts';
import { correct } from './correction-service.ts';
import { erase, planOf } from './erasure-service.ts';
import { findPerson } from './person-search.ts';
import { presentListed, presentRequest } from './privacy-presenter.ts';
import { closedRequests, findRequest, openRequests } from './privacy-queries.ts';
import { enterRequest, extend, isOwn, refuse } from './privacy-service.ts';
import { announceLift, lift, restrict } from './restriction-service.ts';

const mostOpen = 500;
const mostClosed = 100;

/** What people ask of their data, at the desk. */
export function registerPrivacy(app: FastifyInstance, parts: OwnOrderParts & { exportData: ExportData }): void {
  const { db, clock } = parts;

  async function shown(id: string, staff: StaffMember) {
    const found = await findRequest(db, id);
    if (!found) throw new ShopError('NotFound');
    const { request } = found;
    const { kind, closedAt, userId } = request;
    const openFor = closedAt === null ? userId : null;
    return presentRequest({
      ...found,
      today: germanDay(clock.now()),
      isOwn: isOwn(staff, request.email),
      profile: kind === 'correction' && openFor ? await profileOf(db, openFor) : null,
      plan: await planOf(db, request, clock.now()),
      unsettled: kind === 'restriction' && openFor ? await unsettledOrdersOf(db, openFor) : [],
      history: await entriesAbout(db, 'privacy', id),
    });
  }

  serve(app, calls.listPrivacyRequests, async () => {
    const today = germanDay(clock.now());
    const open = await openRequests(db, mostOpen);
    const closed = await closedRequests(db, mostClosed);
    return {
      open: open.map((known) => presentListed(known, today)),
      closed: closed.map((known) => presentListed(known, today)),
    };
  });

  serve(app, calls.findPrivacyPerson, async ({ body: { person: typed } }) => {
    const found = await findPerson(db, typed);
    if (!found) return { person: null };
    const { userId, name, email, orders, isRestricted } = found;
    return { person: { hasAccount: userId !== null, name, email, orders, isRestricted } };
  });

  serve(app, calls.enterPrivacyRequest, async ({ headers, body }, { staff }) => {
    const { person, right, channel, receivedOn, identityHow } = body;
    const entered = { person, kind: right, channel, receivedOn, identityHow, key: headers['idempotency-key'] };
    return shown(await enterRequest(parts, staff, entered), staff);
  });

  serve(app, calls.readPrivacyRequest, ({ params: { id } }, { staff }) => shown(id, staff));

  serve(app, calls.extendPrivacyRequest, async ({ params: { id }, headers, body: { reason } }, { staff }) => {
    await extend(parts, staff, { id, reason, key: headers['idempotency-key'] });
    return shown(id, staff);
  });

  serve(app, calls.downloadPrivacyCopy, async ({ params: { id } }, { staff, request }) => {
    // Each download is one of its own, so that each is on record.
    const bytes = await takeCopy(parts, staff, { id, key: request.id });
    return new FileAnswer({ name: 'datenkopie.zip', mediaType: 'application/zip', bytes });
  });

  serve(app, calls.answerWithCopy, async ({ params: { id }, headers, body: { how } }, { staff }) => {
    await answerWithCopy(parts, staff, { id, how, key: headers['idempotency-key'] });
    return shown(id, staff);
  });

  serve(app, calls.correctPerson, async ({ params: { id }, headers, body }, { staff }) => {
    const { firstName, lastName, birthDate, email, phoneNumber, address } = body;
    const { fullName, street, houseNumber, postalCode, city } = address;
    const named = { firstName, lastName, birthDate, email, phoneNumber };
    const correction = { ...named, fullName, street, houseNumber, postalCode, city };
    await correct(parts, staff, { id, correction, key: headers['idempotency-key'] });
    return shown(id, staff);
  });

  serve(app, calls.erasePerson, async ({ params: { id }, headers, body: { fingerprint } }, { staff }) => {
    await erase(parts, staff, { id, fingerprint, key: headers['idempotency-key'] });
    return shown(id, staff);
  });

  serve(app, calls.restrictPerson, async ({ params: { id }, headers }, { staff }) => {
    await restrict(parts, staff, { id, key: headers['idempotency-key'] });
    return shown(id, staff);
  });

  serve(app, calls.announceLift, async ({ params: { id }, headers, body: { reason } }, { staff }) => {
    await announceLift(parts, staff, { id, reason, key: headers['idempotency-key'] });
    return shown(id, staff);
  });

  serve(app, calls.liftRestriction, async ({ params: { id }, headers }, { staff }) => {
    await lift(parts, staff, { id, key: headers['idempotency-key'] });
    return shown(id, staff);
  });

  serve(app, calls.refusePrivacyRequest, async ({ params: { id }, headers, body }, { staff }) => {
    const { ground, reason } = body;
    await refuse(parts, staff, { id, ground, reason, key: headers['idempotency-key'] });
    return shown(id, staff);
  });
}
