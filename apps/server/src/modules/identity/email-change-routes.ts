import {
  cancelEmailChange as cancelEmailChangeCall,
  changeEmail,
  confirmEmailChange,
  readEmailChange,
  sendEmailChangeCode,
  sendOldEmailCode,
  stopEmailChange as stopEmailChangeCall,
} from '@shop/contract/email-change';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../http/language.ts';
import { serve } from '../../http/serve.ts';
import { findEmailChange } from './email-change-queries.ts';
import {
  cancelEmailChange,
  proveNewEmail,
  proveOldEmail,
  requestEmailChange,
  sendOldAddressCode,
  stopEmailChange,
} from './email-change-service.ts';
import { type EmailMoveParts, moveAccount } from './email-move-service.ts';
import { presentEmailChange } from './identity-presenter.ts';
import type { Identity } from './identity-service.ts';
import { makeDeviceToken } from './known-device.ts';
import { rememberDevice } from './visitor.ts';

const done = { success: true } as const;

interface EmailChangeRouteParts extends Identity, Pick<EmailMoveParts, 'onEmailMoved'> {
  isHttps: boolean;
}

/** An account moves to another address by both mailboxes, or after some days in which the old one can stop it. */
export function registerEmailChange(app: FastifyInstance, all: EmailChangeRouteParts): void {
  const { db, keys, clock, sessions, isHttps } = all;
  const parts = () => ({ ...all, shopUrl: all.shopAt() });

  serve(app, sendEmailChangeCode, async ({ body }, { request, reply }) => {
    await requestEmailChange(parts(), await sessions.require(request, reply), body.email, languageOf(request));
    return done;
  });

  serve(app, changeEmail, async ({ body: { email: newEmail, otp } }, { request, reply }) =>
    presentEmailChange(await proveNewEmail(parts(), await sessions.require(request, reply), { newEmail, otp })),
  );

  serve(app, readEmailChange, async (_input, { request, reply }) => {
    const change = await findEmailChange(db, (await sessions.require(request, reply)).userId);
    return { change: change && presentEmailChange(change) };
  });

  serve(app, sendOldEmailCode, async (_input, { request, reply }) => {
    await sendOldAddressCode(parts(), await sessions.require(request, reply));
    return done;
  });

  serve(app, confirmEmailChange, async ({ body: { email: newEmail, otp } }, { request, reply }) => {
    const signedIn = await sessions.require(request, reply);
    const change = await proveOldEmail(parts(), signedIn, { newEmail, otp });
    await moveAccount(parts(), change, { keptSession: signedIn.sessionId });
    // Devices are known for an address; this one has just proven both.
    rememberDevice(reply, makeDeviceToken(keys, newEmail, clock.now()), isHttps);
    return { email: newEmail };
  });

  serve(app, cancelEmailChangeCall, async (_input, { request, reply }) => {
    await cancelEmailChange(all, await sessions.require(request, reply));
    return done;
  });

  serve(app, stopEmailChangeCall, async ({ body }) => {
    await stopEmailChange(all, body.token);
    return done;
  });
}
