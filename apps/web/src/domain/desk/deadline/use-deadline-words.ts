import { germanTime } from '@shop/contract/desk/german-time';
import type { QueueRow } from '@shop/contract/desk/queue';
import { useCallback } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatTime } from '#lib/format.ts';
import { dayAndTime } from './day-and-time.ts';
import { dayNumber, timeSpan } from './time-span.ts';

type Told = Pick<QueueRow, 'deadline' | 'lane' | 'laneSince' | 'hasFile'>;

export interface DeadlineWords {
  /** How much time is left or over, or that it rests. */
  main: string;
  /** Until when, or what it waits for. */
  detail: string;
}

/** The two lines beside the clock of an order. */
export function useDeadlineWords(): (order: Told, now: Date) => DeadlineWords {
  const t = useTranslations('deskTools.deadline');
  const locale = useLocale();

  return useCallback(
    ({ deadline, lane, laneSince, hasFile }, now) => {
      if (deadline.kind === 'met') return { main: t('met'), detail: '' };
      if (deadline.kind === 'rests') {
        if (lane === 'new') {
          const { unit, ...span } = timeSpan(now.getTime() - Date.parse(laneSince));
          return { main: t(restsFor[unit], span), detail: t(hasFile ? 'fileIsHere' : 'noFileYet') };
        }
        const [thing] = deadline.waitingFor;
        const day = dayNumber(laneSince, now);
        return { main: t('rests'), detail: thing ? t('waitingFor', { thing: t(`things.${thing}`), day }) : '' };
      }
      const leftMs = Date.parse(deadline.dueAt) - now.getTime();
      const { unit, days, hours, minutes } = timeSpan(leftMs);
      const span = { days, hours, minutes: unit === 'hours' ? String(minutes).padStart(2, '0') : minutes };
      const isToday = germanTime(new Date(deadline.dueAt)).day === germanTime(now).day;
      const time = isToday ? formatTime(deadline.dueAt, locale) : dayAndTime(deadline.dueAt, now, locale);
      if (leftMs <= 0) return { main: t(over[unit], span), detail: t('since', { time }) };
      return { main: t(left[unit], span), detail: isToday ? t('today', { time }) : time };
    },
    [t, locale],
  );
}

const left = { days: 'daysLeft', hours: 'hoursLeft', minutes: 'minutesLeft' } as const;
const over = { days: 'daysOver', hours: 'hoursOver', minutes: 'minutesOver' } as const;
const restsFor = { days: 'restsSinceDays', hours: 'restsSinceHours', minutes: 'restsSinceMinutes' } as const;
