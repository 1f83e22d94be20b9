import type { Changes, Channel } from './changes.ts';

/**
 * Caches what was read from the database until a notification says that it changed, in this process or in another.
 * While the connection that listens for notifications is down, every call reads anew.
 */
export class CacheUntilChange<Value> {
  private readonly changes: Changes;
  private readonly read: () => Promise<Value>;
  private changeCount = 0;
  private cached: { atChange: number; value: Promise<Value> } | null = null;

  constructor(changes: Changes, channel: Channel, read: () => Promise<Value>) {
    this.changes = changes;
    this.read = read;
    changes.on(channel, () => {
      this.changeCount += 1;
    });
  }

  /** The same object as long as nothing has changed. */
  current(): Promise<Value> {
    if (this.cached?.atChange === this.changeCount && this.changes.isWatched()) return this.cached.value;

    const entry = { atChange: this.changeCount, value: this.read() };
    this.cached = entry;
    // A failure is not cached: the next call tries again.
    entry.value.catch(() => {
      if (this.cached === entry) this.cached = null;
    });
    return entry.value;
  }
}
