import { dayAfter, germanTime } from '@shop/contract/desk/german-time';
import type { ListedWithdrawal } from '@shop/contract/desk/withdrawals';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '#lib/format.ts';
import { Pill } from '#ui/pill.tsx';

const soonDays = 3;

/** Until when the money must be back, louder as the day comes nearer; nothing once the case is closed. */
export function DueMark({ withdrawal: { dueOn, state } }: { withdrawal: Pick<ListedWithdrawal, 'dueOn' | 'state'> }) {
  const t = useTranslations('deskWithdrawals');
  const locale = useLocale();
  const { day } = germanTime(new Date());
  if (state === 'closed') return null;
  const isLate = dueOn < day;
  const isSoon = dueOn <= dayAfter(day, soonDays);
  const soon = isSoon ? 'warn' : undefined;
  return <Pill tone={isLate ? 'danger' : soon}>{t(isLate ? 'late' : 'due', { day: formatDate(dueOn, locale) })}</Pill>;
}
