import {
  completeOnboarding,
  legacyLogout,
  readLegacySession,
  readSession,
  sendSignInCode,
  signInWithCode,
  signOut,
} from '@shop/contract/auth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clearCookie, readCookie, setCookie } from '../../http/cookies.ts';
import { languageOf } from '../../http/language.ts';
import { type Exchange, serve } from '../../http/serve.ts';
import { presentUser } from './identity-presenter.ts';
import { findPatient } from './identity-queries.ts';
import type { Identity } from './identity-service.ts';
import { makeDeviceToken } from './known-device.ts';
import { type OnboardingParts, registerPatient } from './onboarding-service.ts';
import { cookiesOf } from './session-service.ts';
import { requestCode, signIn, type Visitor } from './sign-in-service.ts';

const deviceCookie = 'shop_device';
/** Readable, without a secret: the shop's script only wants to know that there is a session (AU-09). */
const markerCookie = 'shop_signed_in';
const deviceSeconds = 365 * 24 * 60 * 60;
const longestSessionSeconds = 12 * 60 * 60;

const done = { success: true } as const;

export interface SignInRouteParts extends Identity {
  isHttps: boolean;
  textVersions: OnboardingParts['textVersions'];
  /** What else belongs to a sign-in: the guest's cart becomes the patient's. */
  onSignIn(exchange: Exchange, userId: string): Promise<void>;
}

export function registerSignIn(app: FastifyInstance, parts: SignInRouteParts): void {
  const { db, keys, sessions, auth, isHttps: isSecure } = parts;

  serve(app, sendSignInCode, async ({ body: { email } }, { request }) => {
    await requestCode(parts, email, visitorOf(request, isSecure));
    return { ...done, isDelayed: await parts.areMailsLate() };
  });

  serve(app, signInWithCode, async ({ body }, exchange) => {
    const { request, reply } = exchange;
    const { cookies, userId } = await signIn(parts, body, visitorOf(request, isSecure));
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    setCookie(reply, markerCookie, '1', { maxAgeSeconds: longestSessionSeconds, isSecure, isHttpOnly: false });
    setCookie(reply, deviceCookie, makeDeviceToken(keys, body.email), { maxAgeSeconds: deviceSeconds, isSecure });
    await parts.onSignIn(exchange, userId);
    return { user: presentUser(body, await findPatient(db, userId)) };
  });

  serve(app, readSession, async (_input, { request, reply }) => {
    const signedIn = await sessions.of(request, reply);
    if (!signedIn) return null;
    const user = presentUser(signedIn, await findPatient(db, signedIn.userId));
    return {
      session: { userId: signedIn.userId, expiresAt: signedIn.expiresAt.toISOString() },
      user,
      onboardingCompleted: user.onboardingCompleted,
    };
  });

  serve(app, readLegacySession, async (_input, { request, reply }) => {
    const signedIn = await sessions.require(request, reply);
    return presentUser(signedIn, await findPatient(db, signedIn.userId));
  });

  serve(app, completeOnboarding, async ({ body }, { request, reply }) => {
    await registerPatient(parts, await sessions.require(request, reply), body.json);
    return done;
  });

  for (const endpoint of [signOut, legacyLogout]) {
    serve(app, endpoint, async (_input, { request, reply }) => {
      const { headers } = await auth.api.signOut({ headers: cookiesOf(request), returnHeaders: true });
      for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
      clearMarker(reply, isSecure);
      return done;
    });
  }
}

export function clearMarker(reply: FastifyReply, isSecure: boolean): void {
  clearCookie(reply, markerCookie, { isSecure, isHttpOnly: false });
}

export function visitorOf(request: FastifyRequest, isSecure: boolean): Visitor {
  const language = languageOf(request);
  const headers = cookiesOf(request);
  headers.set('accept-language', language);
  return { address: request.ip, headers, language, deviceToken: readCookie(request, deviceCookie, isSecure) };
}
