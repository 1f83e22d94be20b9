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
export function registerEmailChange(app: FastifyInstance, parts: EmailChangeRouteParts): void {
  const { db, keys, clock, isHttps } = parts;

  serve(app, sendEmailChangeCode, async ({ body }, { person, request }) => {
    await requestEmailChange(parts, person, body.email, languageOf(request));
    return done;
  });

  serve(app, changeEmail, async ({ body: { email: newEmail, otp } }, { person }) =>
    presentEmailChange(await proveNewEmail(parts, person, { newEmail, otp })),
  );

  serve(app, readEmailChange, async (_input, { person }) => {
    const change = await findEmailChange(db, person.userId);
    return { change: change && presentEmailChange(change) };
  });

  serve(app, sendOldEmailCode, async (_input, { person }) => {
    await sendOldAddressCode(parts, person);
    return done;
  });

  serve(app, confirmEmailChange, async ({ body: { email: newEmail, otp } }, { person, reply }) => {
    const change = await proveOldEmail(parts, person, { newEmail, otp });
    await moveAccount(parts, change, { keptSession: person.sessionId });
    // Devices are known for an address; this one has just proven both.
    rememberDevice(reply, makeDeviceToken(keys, newEmail, clock.now()), isHttps);
    return { email: newEmail };
  });

  serve(app, cancelEmailChangeCall, async (_input, { person }) => {
    await cancelEmailChange(parts, person);
    return done;
  });

  serve(app, stopEmailChangeCall, async ({ body }) => {
    await stopEmailChange(parts, body.token);
    return done;
  });
}
