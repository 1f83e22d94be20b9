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
import { serve } from '../../http/serve.ts';
import { healthConsentGivenAt } from '../identity/consent-service.ts';
import { requirePatient } from '../identity/patient-service.ts';
import { outlookWithoutConsent, type WithoutConsent } from '../orders/order-consent-service.ts';
import type { OwnOrderParts } from '../orders/own-order-service.ts';
import { giveHealthConsent, withdrawHealthConsent } from './health-consent-service.ts';

export function registerHealthConsent(app: FastifyInstance, parts: OwnOrderParts): void {
  serve(app, readHealthConsent, async (_input, { person }) => {
    const { userId } = await requirePatient(parts, person);
    return presentState(await healthConsentGivenAt(parts.db, userId));
  });

  serve(app, giveConsent, async ({ body: { textVersion } }, { person }) => {
    const { userId } = await requirePatient(parts, person);
    return presentState(await giveHealthConsent(parts, { userId, textVersion }));
  });

  serve(app, readConsentWithdrawal, async (_input, { person }) => {
    const { userId } = await requirePatient(parts, person);
    return presentConsequences(await outlookWithoutConsent(parts, userId));
  });

  serve(app, withdrawConsent, async (_input, { person }) => {
    const { userId } = await requirePatient(parts, person);
    return presentConsequences(await withdrawHealthConsent(parts, userId));
  });
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
