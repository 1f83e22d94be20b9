import type { Answer } from '@shop/contract/endpoint';
import {
  giveConsent,
  healthDataConsent,
  readConsentWithdrawal,
  readHealthConsent,
  withdrawConsent,
} from '@shop/contract/health-consent';
import type { FastifyInstance } from 'fastify';
import type { Order } from '../../db/schema/orders.ts';
import { type Exchange, serve } from '../../http/serve.ts';
import { healthConsentGivenAt } from '../identity/consent-service.ts';
import { requirePatient } from '../identity/patient-service.ts';
import type { Sessions } from '../identity/session-service.ts';
import { outlookWithoutConsent, type WithoutConsent } from '../orders/order-consent-service.ts';
import type { OwnOrderParts } from '../orders/own-order-service.ts';
import { giveHealthConsent, withdrawHealthConsent } from './health-consent-service.ts';

interface HealthConsentRouteParts extends OwnOrderParts {
  sessions: Sessions;
}

export function registerHealthConsent(app: FastifyInstance, parts: HealthConsentRouteParts): void {
  serve(app, readHealthConsent, async (_input, exchange) =>
    presentState(await healthConsentGivenAt(parts.db, await patientIdOf(exchange))),
  );

  serve(app, giveConsent, async ({ body: { textVersion } }, exchange) =>
    presentState(await giveHealthConsent(parts, { userId: await patientIdOf(exchange), textVersion })),
  );

  serve(app, readConsentWithdrawal, async (_input, exchange) =>
    presentConsequences(await outlookWithoutConsent(parts, await patientIdOf(exchange))),
  );

  serve(app, withdrawConsent, async (_input, exchange) =>
    presentConsequences(await withdrawHealthConsent(parts, await patientIdOf(exchange))),
  );

  async function patientIdOf({ request, reply }: Exchange): Promise<string> {
    const signedIn = await parts.sessions.require(request, reply);
    await requirePatient(parts, signedIn);
    return signedIn.userId;
  }
}

function presentState(givenAt: Date | null): Answer<typeof readHealthConsent> {
  return { textVersion: healthDataConsent.textVersion, givenAt: givenAt?.toISOString() ?? null };
}

function presentConsequences(done: WithoutConsent): Answer<typeof withdrawConsent> {
  return {
    cancelled: done.cancelled.map(presentOrder),
    carriedOut: done.carriedOut.map(presentOrder),
    deletedFiles: done.deletedFiles.map(({ fileName }) => ({ fileName })),
    keptFiles: done.keptFiles.map(({ file, order, until }) => ({
      fileName: file.fileName,
      orderCode: order.code,
      until,
    })),
  };
}

function presentOrder({ code, createdAt, totalCents }: Order) {
  return { code, date: createdAt.toISOString(), totalCent: totalCents };
}
