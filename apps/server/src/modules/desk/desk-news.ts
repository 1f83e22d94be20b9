import { type DeskEvent, heartbeatSeconds, mostNamedOrders } from '@shop/contract/desk/events';
import type { Changes } from '../../db/changes.ts';
import { EventStream } from '../../http/event-stream.ts';

interface Listener {
  stream: EventStream;
  /** Whether the person may still hear this: asked anew, without prolonging their session. */
  isAdmitted(): Promise<boolean>;
}

/** Changes within this time are told together. */
const collectMs = 150;

/** Tells everybody at the desk that something changed, in whichever process it did. One timer serves all connections. */
export class DeskNews {
  private readonly listeners = new Set<Listener>();
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

  listen(isAdmitted: () => Promise<boolean>): EventStream {
    const listener: Listener = { stream: new EventStream(() => this.listeners.delete(listener)), isAdmitted };
    this.listeners.add(listener);
    this.tell(listener, 'hello', {});
    return listener.stream;
  }

  /** At shutdown: browsers come back, to a process that stays. */
  close(): void {
    clearInterval(this.heart);
    clearTimeout(this.collecting);
    for (const { stream } of this.listeners) stream.end();
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
    for (const listener of this.listeners) {
      if (isStaffChanged) this.tell(listener, 'staff', {});
      if (isPostChanged) this.tell(listener, 'post', {});
      if (changed === 'many' || changed.size > 0) this.tell(listener, 'orders', { ids });
    }
  }

  private async beat(): Promise<void> {
    await this.sendAway();
    for (const { stream } of this.listeners) stream.beat();
  }

  /** Those whose session has ended, is locked or idle, or who lost the right. */
  private async sendAway(): Promise<void> {
    const asked = [...this.listeners].map(async (listener) => {
      if (await listener.isAdmitted().catch(() => false)) return;
      this.tell(listener, 'over', {});
      listener.stream.end();
    });
    await Promise.all(asked);
  }

  private tell({ stream }: Listener, event: DeskEvent, data: object): void {
    stream.tell(event, data);
  }
}
