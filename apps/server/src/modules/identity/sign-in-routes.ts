import {
  completeOnboarding,
  legacyLogout,
  readLegacySession,
  readSession,
  sendSignInCode,
  signInWithCode,
  signOut,
  trustDevice,
} from '@shop/contract/auth';
import type { FastifyInstance } from 'fastify';
import type { Exchange } from '../../http/callers.ts';
import { serve } from '../../http/serve.ts';
import { openDeviceLink } from './device-link.ts';
import { presentUser } from './identity-presenter.ts';
import { findPatient } from './identity-queries.ts';
import type { Identity } from './identity-service.ts';
import { makeDeviceToken } from './known-device.ts';
import { type OnboardingParts, registerPatient } from './onboarding-service.ts';
import { cookiesOf } from './session-service.ts';
import { requestCode, signIn } from './sign-in-service.ts';
import { clearMarker, rememberBrowser, rememberDevice, setMarker, visitorOf } from './visitor.ts';

const done = { success: true } as const;

export interface SignInRouteParts extends Identity {
  isHttps: boolean;
  textVersions: OnboardingParts['textVersions'];
  /** What else belongs to a sign-in: the guest's cart becomes the patient's. */
  onSignIn(exchange: Exchange, userId: string): Promise<void>;
  /** Who leaves the registration before its end keeps the cart as a guest. */
  onLeaveRegistration(exchange: Exchange, userId: string): Promise<void>;
}

export function registerSignIn(app: FastifyInstance, parts: SignInRouteParts): void {
  const { db, keys, clock, sessions, auth, isHttps: isSecure } = parts;

  serve(app, sendSignInCode, async ({ body: { email } }, { request, reply }) => {
    const { newName } = await requestCode(parts, email, visitorOf(request, isSecure));
    if (newName) rememberBrowser(reply, newName, isSecure);
    return { ...done, isDelayed: await parts.areMailsLate() };
  });

  serve(app, signInWithCode, async ({ body }, exchange) => {
    const { request, reply } = exchange;
    const { cookies, userId } = await signIn(parts, body, visitorOf(request, isSecure));
    // The cookie is about to be replaced: nobody would ever sign out of the session it names.
    await sessions.end(request);
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    setMarker(reply, isSecure);
    rememberDevice(reply, makeDeviceToken(keys, body.email, clock.now()), isSecure);
    await parts.onSignIn(exchange, userId);
    return { user: presentUser(body, await findPatient(db, userId)) };
  });

  serve(app, trustDevice, ({ body }, { reply }) => {
    rememberDevice(reply, makeDeviceToken(keys, openDeviceLink(parts, body.token), clock.now()), isSecure);
    return done;
  });

  serve(app, readSession, async (_input, exchange) => {
    const signedIn = await sessions.of(exchange);
    if (!signedIn) return null;
    const user = presentUser(signedIn, await findPatient(db, signedIn.userId));
    return {
      session: { userId: signedIn.userId, expiresAt: signedIn.expiresAt.toISOString() },
      user,
      onboardingCompleted: user.onboardingCompleted,
    };
  });

  serve(app, readLegacySession, async (_input, { person }) =>
    presentUser(person, await findPatient(db, person.userId)),
  );

  serve(app, completeOnboarding, async ({ body }, { person }) => {
    await registerPatient(parts, person, body.json);
    return done;
  });

  serve(app, signOut, async ({ query }, exchange) => {
    const signedIn = query.cart === 'keep' ? await sessions.of(exchange) : null;
    const isRegistered = signedIn !== null && (await findPatient(db, signedIn.userId)) !== null;
    await endSession(exchange);
    if (signedIn && !isRegistered) await parts.onLeaveRegistration(exchange, signedIn.userId);
    return done;
  });

  serve(app, legacyLogout, async (_input, exchange) => {
    await endSession(exchange);
    return done;
  });

  async function endSession({ request, reply }: Exchange): Promise<void> {
    const { headers } = await auth.api.signOut({ headers: cookiesOf(request), returnHeaders: true });
    for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
    clearMarker(reply, isSecure);
  }
}
