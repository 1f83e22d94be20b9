import { readQueue } from '@shop/contract/desk/queue';
import type { Changes } from '../../db/changes.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import { type QueueParts, type QueueQuestion, readQueuePage } from './queue-service.ts';

/** Bounds the memory, whatever pages are asked for. */
const mostPagesKept = 200;

/** Not compressed: names that strangers chose stand beside those of patients, and lengths must not tell of them. */
const medium = { type: 'application/json; charset=utf-8', isCompressible: false };

/**
 * Pages of the queue, ready to send, until an order or somebody of the staff changes, in whichever process, or time changes what
 * they say. Each call has looked up its session on a connection that listens, so a change that was committed before the call is
 * known by then (decision 36).
 */
export class QueuePages {
  private readonly changes: Changes;
  private readonly pages = new Map<string, { until: Date; answer: PreparedAnswer }>();
  private changeCount = 0;

  constructor(changes: Changes) {
    this.changes = changes;
    const forget = () => {
      this.changeCount += 1;
      this.pages.clear();
    };
    changes.on('queue_changed', forget);
    // Rows name whoever has taken them.
    changes.on('staff_changed', forget);
  }

  async read(parts: QueueParts, question: QueueQuestion): Promise<PreparedAnswer> {
    const { staffId, lane, isMine, after } = question;
    const key = JSON.stringify([staffId, lane, isMine, after]);
    const known = this.pages.get(key);
    if (known && known.until > parts.clock.now() && this.changes.isWatched()) return known.answer;

    const atChange = this.changeCount;
    const { page, until } = await readQueuePage(parts, question);
    const answer = new PreparedAnswer(JSON.stringify(readQueue.output.parse(page)), medium);
    if (until && atChange === this.changeCount) this.keep(key, { until, answer });
    return answer;
  }

  private keep(key: string, page: { until: Date; answer: PreparedAnswer }): void {
    const [oldest] = this.pages.keys();
    if (oldest !== undefined && this.pages.size >= mostPagesKept) this.pages.delete(oldest);
    this.pages.set(key, page);
  }
}
