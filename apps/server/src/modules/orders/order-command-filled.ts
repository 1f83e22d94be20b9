import type { FilledAnswer } from '@shop/contract/desk/filled-goods';
import type { Database } from '../../db/pool.ts';
import type { Order } from '../../db/schema/orders.ts';
import { terminalSafe } from '../../terminal-text.ts';
import { staffByEmail } from '../staff/working-staff-service.ts';
import { portionsOf } from '../stock/stock-service.ts';

const usage =
  'Of each filled container: BATCH=unopened, BATCH=setAside, or BATCH=waste:WITNESS-E-MAIL. A batch without number is -.';

/** What becomes of filled containers, by their batches; or the sentence that says what is missing. */
export async function readFilled(
  db: Database,
  order: Pick<Order, 'id'>,
  words: readonly string[],
): Promise<FilledAnswer[] | string> {
  const portions = await portionsOf(db, order.id);
  const answers: FilledAnswer[] = [];
  for (const word of words) {
    const at = word.lastIndexOf('=');
    const [batch, [fate = '', witness = '']] = [word.slice(0, Math.max(at, 0)), word.slice(at + 1).split(':')];
    const ofBatch = portions.filter(({ batch: { number } }) => (number ?? '-').toUpperCase() === batch.toUpperCase());
    if (at < 1 || ofBatch.length === 0) return `${terminalSafe(word)}: ${usage}`;
    const witnessId = fate === 'waste' ? await staffByEmail(db, witness) : null;
    if (fate === 'waste' && witnessId === null) return `Nobody works here as ${terminalSafe(witness)}. ${usage}`;
    for (const { movementId: portion } of ofBatch) {
      if (fate === 'waste' && witnessId) answers.push({ portion, fate, witnessId });
      else if (fate === 'unopened' || fate === 'setAside') answers.push({ portion, fate });
      else return `${terminalSafe(word)}: ${usage}`;
    }
  }
  return answers;
}
