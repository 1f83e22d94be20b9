import type { Changes, Channel } from './changes.ts';
import { isDatabaseAway } from './database-away.ts';

/**
 * Caches what was read from the database until a notification says that it changed, in this process or in another.
 * While the connection that listens for notifications is down, every call reads again; when the database is away, what
 * was read last is better than nothing.
 */
export class CacheUntilChange<Value> {
  private readonly changes: Changes;
  private readonly read: () => Promise<Value>;
  private changeCount = 0;
  private cached: { atChange: number; value: Promise<Value> } | null = null;
  private lastRead: { value: Value } | null = null;
  private isAway = false;
  private isLooking = false;

  constructor(changes: Changes, channel: Channel, read: () => Promise<Value>) {
    this.changes = changes;
    this.read = read;
    changes.on(channel, () => {
      this.changeCount += 1;
    });
  }

  /** The same object as long as nothing has changed. */
  async current(): Promise<Value> {
    const isWatched = this.changes.isWatched();
    if (this.cached?.atChange === this.changeCount && isWatched) return this.cached.value;
    if (this.isAway && this.lastRead && !isWatched) {
      this.lookAgain();
      return this.lastRead.value;
    }
    try {
      return await this.refresh();
    } catch (error) {
      if (!this.lastRead || !isDatabaseAway(error)) throw error;
      this.isAway = true;
      return this.lastRead.value;
    }
  }

  private refresh(): Promise<Value> {
    const entry = { atChange: this.changeCount, value: this.read() };
    this.cached = entry;
    entry.value.then(
      (value) => {
        this.lastRead = { value };
        this.isAway = false;
      },
      // A failure is not cached: the next call tries again.
      () => {
        if (this.cached === entry) this.cached = null;
      },
    );
    return entry.value;
  }

  /** One read at a time looks whether the database is back, and nobody waits for it. */
  private lookAgain(): void {
    if (this.isLooking) return;
    this.isLooking = true;
    void this.refresh()
      .catch(() => {})
      .finally(() => {
        this.isLooking = false;
      });
  }
}
