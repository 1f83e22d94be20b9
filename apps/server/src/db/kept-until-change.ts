import type { Changes, Channel } from './changes.ts';

/**
 * What was read from the database, kept in memory until the database tells that it changed, in this process or in
 * another. While nobody listens, nothing kept is trusted.
 */
export class KeptUntilChange<Kept> {
  private readonly changes: Changes;
  private readonly read: () => Promise<Kept>;
  private changeCount = 0;
  private kept: { atChange: number; value: Promise<Kept> } | null = null;

  constructor(changes: Changes, channel: Channel, read: () => Promise<Kept>) {
    this.changes = changes;
    this.read = read;
    changes.on(channel, () => {
      this.changeCount += 1;
    });
  }

  /** The same object as long as nothing has changed. */
  current(): Promise<Kept> {
    if (this.kept?.atChange === this.changeCount && this.changes.isWatched()) return this.kept.value;

    const kept = { atChange: this.changeCount, value: this.read() };
    this.kept = kept;
    // A failure is not kept: the next question tries again.
    kept.value.catch(() => {
      if (this.kept === kept) this.kept = null;
    });
    return kept.value;
  }
}
