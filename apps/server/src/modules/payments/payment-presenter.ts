import type { StatementShown } from '@shop/contract/desk/payments';
import type { BankStatement } from '../../db/schema/bank.ts';

export function presentStatement(statement: BankStatement): StatementShown {
  const { id, readAt, readByName, fileName, kind, number, fromDay, toDay, entryCount, freshCount } = statement;
  return {
    id,
    readAt: readAt.toISOString(),
    readBy: readByName,
    fileName,
    kind,
    number,
    from: fromDay,
    to: toDay,
    entries: entryCount,
    fresh: freshCount,
  };
}
