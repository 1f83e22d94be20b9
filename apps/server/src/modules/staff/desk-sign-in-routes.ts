import * as contract from '@shop/contract/desk/sign-in';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../http/language.ts';
import { networkOf } from '../../http/network.ts';
import { serve } from '../../http/serve.ts';
import { areMailsLate } from '../mail/outbox-service.ts';
import { clearDeskCookie, readDeskDevice, rememberDeskDevice, setDeskCookie } from './desk-cookie.ts';
import { lockSession } from './desk-session-queries.ts';
import {
  type DeskSignInParts,
  enterStaffCode,
  readVisit,
  requestDeskCode,
  signInAtDesk,
} from './desk-sign-in-service.ts';
import { updateSession } from './passkey-queries.ts';
import { askForPasskey, offerPasskey, openDesk, registerPasskey } from './passkey-service.ts';

const done = { success: true } as const;

/** The way to the desk: mailbox, passkey, lock. */
export function registerDeskSignIn(app: FastifyInstance, parts: DeskSignInParts & { isHttps: boolean }): void {
  const { db, clock, isHttps } = parts;
  const visitorOf = (request: FastifyRequest) => ({
    network: networkOf(request.ip),
    language: languageOf(request),
    deviceToken: readDeskDevice(request, isHttps),
  });
  const carry = (reply: FastifyReply, { newToken }: { newToken: string | null }) => {
    if (newToken) setDeskCookie(reply, newToken, isHttps);
    return done;
  };

  serve(app, contract.sendDeskCode, async ({ body }, { request, reply }) => {
    const { newName } = await requestDeskCode(parts, body.email, visitorOf(request));
    if (newName) rememberDeskDevice(reply, newName, isHttps);
    return { ...done, isDelayed: await areMailsLate(db, clock) };
  });

  serve(app, contract.signInAtDesk, async ({ body }, exchange) => {
    const { request, reply } = exchange;
    const { token, deviceToken } = await signInAtDesk(parts, body, visitorOf(request));
    // The cookie is about to be replaced: nobody would ever leave the session it names.
    const before = await app.callers.staffSession(exchange);
    if (before) await updateSession(db, before.sessionId, { endedAt: clock.now() });
    setDeskCookie(reply, token, isHttps);
    rememberDeskDevice(reply, deviceToken, isHttps);
    return done;
  });

  serve(app, contract.readDeskVisit, async (_input, exchange) => {
    const visit = await app.callers.staffSession(exchange);
    return visit && readVisit(parts, visit);
  });

  serve(app, contract.enterStaffCode, async ({ body }, { visit }) => {
    await enterStaffCode(parts, visit, body.code);
    return done;
  });

  serve(app, contract.offerPasskey, (_input, { visit }) => offerPasskey(parts, visit));

  serve(app, contract.registerPasskey, async ({ body }, { visit, reply }) =>
    carry(reply, await registerPasskey(parts, visit, body)),
  );

  serve(app, contract.askForPasskey, (_input, { visit }) => askForPasskey(parts, visit));

  serve(app, contract.openDesk, async ({ body }, { visit, reply }) =>
    carry(reply, await openDesk(parts, visit, body.passkey)),
  );

  serve(app, contract.lockDesk, async (_input, { visit }) => {
    await lockSession(db, visit.sessionId, clock.now());
    return done;
  });

  serve(app, contract.leaveDesk, async (_input, { visit, reply }) => {
    await updateSession(db, visit.sessionId, { endedAt: clock.now() });
    clearDeskCookie(reply, isHttps);
    return done;
  });
}
