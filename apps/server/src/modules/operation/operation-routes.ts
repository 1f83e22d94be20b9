import { health, ready } from '@shop/contract/operation';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';

export type Check = () => Promise<unknown>;

const checkLimitMs = 4000;

/** Health says that the process runs; ready says whether it could serve a patient, part by part. */
export function registerOperation(app: FastifyInstance, checks: Record<'database' | 'mail' | 'storage', Check>): void {
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
    return { status: isReady ? ('ready' as const) : ('failing' as const), database, mail, storage };
  });
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
