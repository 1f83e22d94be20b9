import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/**
 * What `GET /desk/events` sends, each as `event: …` with its data as JSON. It says that something changed, never what: the
 * desk reads anew what it shows.
 */
export const deskEvents = {
  /** The first one of a connection. After a gap anything may have changed: read everything anew. */
  hello: z.object({}),
  /** Orders that came, changed, moved or were taken. Empty when there were too many to name: read everything anew. */
  orders: z.object({ ids: z.array(z.uuid()) }),
  /** Letters without an order came, were done with or were forgotten. */
  post: z.object({}),
  /** Who works here, or what they may do, has changed. */
  staff: z.object({}),
  /** The connection ends because the session has: ask who is there. */
  over: z.object({}),
} as const;

export type DeskEvent = keyof typeof deskEvents;

/** More ids than these are not named. */
export const mostNamedOrders = 100;
/** How many streams a session may have open in a process; one more is refused. */
export const mostStreams = 10;
/** The server says something at least this often, if only a comment; silence for twice as long is a lost connection. */
export const heartbeatSeconds = 15;

export const hearDeskEvents = endpoint('hearDeskEvents', {
  summary: 'Tells as server-sent events that something at the desk has changed',
  access: 'staff',
  right: 'seeOrder',
  query: z.object({
    once: z.literal('true').optional().describe('says hello and ends: to try whether it can be heard'),
  }),
  output: z.string(),
  outputType: 'text/event-stream',
});
