import { countUp } from '../../db/counters.ts';
import {
  type BudgetParts,
  codesPerHour,
  day,
  hour,
  isSpent,
  nameOf,
  pauseSeconds,
  spendBudget,
} from './sign-in-budgets.ts';

const codesPerDay = 10;
/** More than anybody needs, so that no account can be used to write to strangers. */
const newAddressesPerDay = 5;
/** The limit of such mails to one address, over all accounts. */
const codesToOneAddressPerDay = 10;

/**
 * Codes to a new address have budgets of the account that asks; those of signing in are not touched. What other accounts
 * have used up for the same address is not told: then nothing is sent (false).
 */
export async function takeNewAddressCode(parts: BudgetParts, userId: string, newEmail: string): Promise<boolean> {
  const address = nameOf(parts, newEmail);
  const now = parts.clock.now();
  await takeMail(parts, `a new address of ${userId}`);
  const first = { key: `${address} as a new address of ${userId}`, limit: 1, windowSeconds: day };
  if ((await countUp(parts.db, first, now)) === null) {
    await spendBudget(parts, { key: `new addresses of ${userId}`, limit: newAddressesPerDay, windowSeconds: day });
  }
  const ofAddress = { key: `new address ${address}`, limit: codesToOneAddressPerDay, windowSeconds: day };
  return !(await isSpent(parts, ofAddress));
}

export function takeOldAddressCode(parts: BudgetParts, userId: string): Promise<void> {
  return takeMail(parts, `the old address of ${userId}`);
}

async function takeMail(parts: BudgetParts, whose: string): Promise<void> {
  await spendBudget(parts, { key: `pause of codes to ${whose}`, limit: 1, windowSeconds: pauseSeconds });
  await spendBudget(parts, { key: `codes an hour to ${whose}`, limit: codesPerHour, windowSeconds: hour });
  await spendBudget(parts, { key: `codes a day to ${whose}`, limit: codesPerDay, windowSeconds: day });
}
