import { joinWaitlist, leaveWaitlist, readWaitlist } from '@shop/contract/waitlist';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { presentWaitlist } from './waitlist-presenter.ts';
import { join, leave, type WaitlistParts, waitlistOf } from './waitlist-service.ts';

export function registerWaitlist(app: FastifyInstance, parts: WaitlistParts): void {
  serve(app, readWaitlist, async (_input, { person }) => presentWaitlist(await waitlistOf(parts.db, person.userId)));

  serve(app, joinWaitlist, async ({ body }, { person }) =>
    presentWaitlist(await join(parts, person.userId, body.itemId)),
  );

  serve(app, leaveWaitlist, async ({ params }, { person }) =>
    presentWaitlist(await leave(parts, person.userId, params.id)),
  );
}
