import { type DeskEvent, heartbeatSeconds, mostNamedOrders, mostStreams } from '@shop/contract/desk/events';
import type { Changes } from '../../db/changes.ts';
import { ShopError } from '../../errors.ts';
import { EventStream } from '../../http/event-stream.ts';

/** The tabs of one session at the desk. */
interface Listener {
  streams: Set<EventStream>;
  /** Whether the person may still hear this: asked anew, without prolonging their session. */
  isAdmitted(): Promise<boolean>;
}

/** Changes within this time are told together. */
const collectMs = 150;

/** Tells everybody at the desk that something changed, in whichever process it did. One timer serves all connections. */
export class DeskNews {
  /** By session. */
  private readonly listeners = new Map<string, Listener>();
  private changedOrders: Set<string> | 'many' = new Set();
  private isPostChanged = false;
  private isStaffChanged = false;
  private collecting: NodeJS.Timeout | undefined;
  private readonly heart: NodeJS.Timeout;

  constructor(changes: Changes) {
    changes.on('queue_changed', (orderId) => this.orderChanged(orderId));
    changes.on('post_changed', () => {
      this.isPostChanged = true;
      this.tellSoon();
    });
    changes.on('staff_changed', () => {
      this.isStaffChanged = true;
      this.tellSoon();
    });
    this.heart = setInterval(() => void this.beat(), heartbeatSeconds * 1_000).unref();
  }

  /**
   * One more stream of a session. Throws `TooManyRequests` where it has as many as it may: to close the oldest instead would
   * make two tabs take the place from each other for ever, and each time read everything anew.
   */
  listen(sessionId: string, isAdmitted: () => Promise<boolean>): EventStream {
    const { streams } = this.listeners.get(sessionId) ?? { streams: new Set() };
    if (streams.size >= mostStreams) throw new ShopError('TooManyRequests', { retryAfterSeconds: heartbeatSeconds });
    const stream = new EventStream(() => {
      streams.delete(stream);
      if (streams.size === 0) this.listeners.delete(sessionId);
    });
    streams.add(stream);
    // The newest request knows the session's present cookie.
    this.listeners.set(sessionId, { streams, isAdmitted });
    this.tell([stream], 'hello', {});
    return stream;
  }

  /** At shutdown: browsers come back, to a process that stays. */
  close(): void {
    clearInterval(this.heart);
    clearTimeout(this.collecting);
    for (const stream of this.allStreams()) stream.end();
  }

  private orderChanged(orderId?: string): void {
    if (orderId === undefined) this.changedOrders = 'many';
    if (this.changedOrders !== 'many' && orderId) this.changedOrders.add(orderId);
    this.tellSoon();
  }

  private tellSoon(): void {
    this.collecting ??= setTimeout(() => void this.tellAll(), collectMs).unref();
  }

  private async tellAll(): Promise<void> {
    const changed = this.changedOrders;
    const { isPostChanged, isStaffChanged } = this;
    this.collecting = undefined;
    this.changedOrders = new Set();
    this.isPostChanged = false;
    this.isStaffChanged = false;
    if (isStaffChanged) await this.sendAway();

    const ids = changed === 'many' || changed.size > mostNamedOrders ? [] : [...changed];
    const streams = this.allStreams();
    if (isStaffChanged) this.tell(streams, 'staff', {});
    if (isPostChanged) this.tell(streams, 'post', {});
    if (changed === 'many' || changed.size > 0) this.tell(streams, 'orders', { ids });
  }

  private async beat(): Promise<void> {
    await this.sendAway();
    for (const stream of this.allStreams()) stream.beat();
  }

  /** Those whose session has ended, is locked or idle, or who lost the right. Asked once for all streams of a session. */
  private async sendAway(): Promise<void> {
    const asked = [...this.listeners.values()].map(async ({ streams, isAdmitted }) => {
      if (await isAdmitted().catch(() => false)) return;
      this.tell(streams, 'over', {});
      for (const stream of streams) stream.end();
    });
    await Promise.all(asked);
  }

  private allStreams(): EventStream[] {
    return [...this.listeners.values()].flatMap(({ streams }) => [...streams]);
  }

  private tell(streams: Iterable<EventStream>, event: DeskEvent, data: object): void {
    for (const stream of streams) stream.tell(event, data);
  }
}
