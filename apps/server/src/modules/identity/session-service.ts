import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/pool.ts';
import type { Exchange, SignedIn } from '../../http/callers.ts';
import { askedLanguage } from '../../http/language.ts';
import { periods } from '../../retention.ts';
import type { Auth } from './auth.ts';
import { deleteSession, rememberVisit } from './identity-queries.ts';
import { hasMarker } from './visitor.ts';

const longestSessionMs = periods.sessionHours * 60 * 60 * 1_000;

/**
 * Who is asking. A handler of a patient's call is handed them by `serve`; only those that answer guests too have to look.
 */
export interface Sessions {
  /** Null for a guest. Prolongs the session, hence the reply: its cookie may change. */
  of(exchange: Exchange): Promise<SignedIn | null>;
  /** Ends the session that a request came with, if there is one. */
  end(request: FastifyRequest): Promise<void>;
  /** For a visitor without a session: whether they were signed in here and did not sign out. */
  isOver(request: FastifyRequest): boolean;
}

interface SessionParts {
  db: Database;
  auth: Auth;
  clock: Clock;
  isHttps: boolean;
}

export function openSessions({ db, auth, clock, isHttps }: SessionParts): Sessions {
  async function of({ request, reply }: Exchange): Promise<SignedIn | null> {
    // Without a cookie of ours the database is not asked.
    if (!hasSessionCookie(request)) return null;
    const { headers, response } = await orAway(db, () =>
      auth.api.getSession({ headers: cookiesOf(request), returnHeaders: true }),
    );
    for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
    if (!response) return null;

    const { session, user } = response;
    if (clock.now().getTime() - session.createdAt.getTime() >= longestSessionMs) {
      await deleteSession(db, session.id);
      return null;
    }
    const known = user.language === 'en' ? 'en' : 'de';
    const language = askedLanguage(request) ?? known;
    if (language !== known) await rememberVisit(db, user.id, { language });
    return {
      sessionId: session.id,
      userId: user.id,
      email: user.email,
      role: user.role === 'pharmacist' ? 'pharmacist' : 'patient',
      language,
      expiresAt: session.expiresAt,
    };
  }

  async function end(request: FastifyRequest): Promise<void> {
    if (!hasSessionCookie(request)) return;
    const found = await orAway(db, () =>
      auth.api.getSession({ headers: cookiesOf(request), query: { disableRefresh: true } }),
    );
    if (found) await deleteSession(db, found.session.id);
  }

  return { of, end, isOver: (request) => hasMarker(request, isHttps) };
}

/** better-auth hides why it failed. Where the database is away, a question of our own fails with the reason. */
async function orAway<Found>(db: Database, find: () => Promise<Found>): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    await db.execute(sql`select 1`);
    throw error;
  }
}

function hasSessionCookie(request: FastifyRequest): boolean {
  return request.headers.cookie?.includes('shop.session_token') ?? false;
}

/** The cookies and nothing else: better-auth has no use for a header that anybody can forge. */
export function cookiesOf(request: FastifyRequest): Headers {
  return new Headers(request.headers.cookie ? { cookie: request.headers.cookie } : {});
}
