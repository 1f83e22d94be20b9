import type { PreparedAnswer } from './prepared-answer.ts';

/** The most recently used files, ready to send, by a name whose bytes never change: nothing kept here can be outdated. */
export class AnswerCache<Key> {
  private readonly mostBytes: number;
  private readonly answers = new Map<Key, PreparedAnswer>();
  private readonly underWay = new Map<Key, Promise<PreparedAnswer>>();
  private bytesKept = 0;

  constructor(mostBytes: number) {
    this.mostBytes = mostBytes;
  }

  async answer(key: Key, read: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> {
    const answer = this.answers.get(key) ?? (await this.readOnce(key, read));
    // Inserted again, so that the least recently used one is the first in the map.
    this.forget(key);
    this.answers.set(key, answer);
    this.bytesKept += answer.size;
    for (const [oldest] of this.answers) {
      if (this.bytesKept <= this.mostBytes) break;
      this.forget(oldest);
    }
    return answer;
  }

  /** Many who ask at once for what is not here wait for one reading. */
  private readOnce(key: Key, read: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> {
    const known = this.underWay.get(key);
    if (known) return known;
    const reading = read().finally(() => void this.underWay.delete(key));
    this.underWay.set(key, reading);
    return reading;
  }

  private forget(key: Key): void {
    this.bytesKept -= this.answers.get(key)?.size ?? 0;
    this.answers.delete(key);
  }
}
