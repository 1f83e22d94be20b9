import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Gauge } from 'prom-client';
import { metricsRegistry } from './metrics-registry.ts';

/** More than this waits for a reader who does not read: the connection is given up, and the reader comes back and reads anew. */
const mostWaitingBytes = 64 * 1024;

/** Since when each is open. */
const open = new Map<EventStream, number>();

new Gauge({
  name: 'shop_event_streams',
  help: 'Connections of server-sent events that are open',
  registers: [metricsRegistry],
  collect() {
    this.set(open.size);
  },
});

new Gauge({
  name: 'shop_event_streams_oldest_seconds',
  help: 'For how long the oldest of them is open',
  registers: [metricsRegistry],
  collect() {
    // The first that was put in is the oldest.
    const [oldest] = open.values();
    this.set(oldest === undefined ? 0 : (performance.now() - oldest) / 1_000);
  },
});

/** One connection of server-sent events. */
export class EventStream {
  private readonly bytes = new PassThrough();
  private readonly onEnd: () => void;

  /** @param onEnd called once, whoever ends it */
  constructor(onEnd: () => void) {
    this.onEnd = onEnd;
    open.set(this, performance.now());
  }

  send(reply: FastifyReply): FastifyReply {
    this.bytes.once('close', () => {
      open.delete(this);
      this.onEnd();
    });
    reply.raw.once('close', () => this.bytes.destroy());
    return (
      reply
        .type('text/event-stream')
        .header('cache-control', 'no-store')
        // A proxy that collects bytes would keep news back.
        .header('x-accel-buffering', 'no')
        .send(this.bytes)
    );
  }

  /** `data` must be free of personal data: it says that something changed, not what. */
  tell(event: string, data: object): void {
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Says nothing, so that neither side takes the silence for a lost connection. */
  beat(): void {
    this.write(':\n\n');
  }

  end(): void {
    this.bytes.end();
  }

  private write(text: string): void {
    if (this.bytes.writableEnded || this.bytes.destroyed) return;
    this.bytes.write(text);
    if (this.bytes.readableLength + this.bytes.writableLength > mostWaitingBytes) this.bytes.destroy();
  }
}
