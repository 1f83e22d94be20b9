import { dayAfter, germanTime } from '@shop/contract/desk/german-time';
import type { ListedPrivacyRequest } from '@shop/contract/desk/privacy';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '#lib/format.ts';
import { Pill } from '#ui/pill.tsx';

const soonDays = 7;

type Marked = Pick<ListedPrivacyRequest, 'dueOn' | 'isOverdue' | 'isExtended' | 'closedAt'>;

/** Until when it is to be answered, louder as the day comes nearer; nothing once it is. */
export function DueMark({ request: { dueOn, isOverdue, isExtended, closedAt } }: { request: Marked }) {
  const t = useTranslations('deskPrivacy');
  const locale = useLocale();
  if (closedAt !== null) return null;
  const isSoon = dueOn <= dayAfter(germanTime(new Date()).day, soonDays);
  const soon = isSoon ? 'warn' : undefined;
  return (
    <>
      {isExtended && <Pill>{t('extended')}</Pill>}
      <Pill tone={isOverdue ? 'danger' : soon}>
        {t(isOverdue ? 'late' : 'due', { day: formatDate(dueOn, locale) })}
      </Pill>
    </>
  );
}
