import { health, ready } from '@shop/contract/operation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../../http/serve.ts';

export type Check = () => Promise<unknown>;

const checkLimitMs = 4000;

/** Health says that the process runs; ready says whether it could serve a patient, part by part. */
export function registerOperation(
  app: FastifyInstance,
  checks: Record<'database' | 'mail' | 'storage', Check>,
  /** What is wrong with the journal; null when nothing is. */
  journalAlarm: () => Promise<string | null>,
): void {
  serve(app, health, () => ({ status: 'up' as const }));

  serve(app, ready, async (_input, { request, reply }) => {
    const passes = async (name: keyof typeof checks) => {
      try {
        await within(checkLimitMs, checks[name]());
        return 'ready' as const;
      } catch (err) {
        request.log.warn({ err, part: name }, 'not ready');
        return 'failing' as const;
      }
    };
    const [database, mail, storage] = await Promise.all([passes('database'), passes('mail'), passes('storage')]);
    const isReady = [database, mail, storage].every((part) => part === 'ready');
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    const status = isReady ? ('ready' as const) : ('failing' as const);
    return { status, database, mail, storage, records: await recordsPart(request, journalAlarm) };
  });
}

/** Null while nobody can look. A broken journal is an alarm and not a reason to send patients away: the status stays. */
async function recordsPart(request: FastifyRequest, journalAlarm: () => Promise<string | null>) {
  try {
    const finding = await within(checkLimitMs, journalAlarm());
    if (finding === null) return 'intact' as const;
    request.log.error({ finding }, 'the journal is not intact');
    return 'broken' as const;
  } catch {
    return null;
  }
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
