import type { DeskOrder } from '@shop/contract/desk/orders';
import MailWarning from 'lucide-react/icons/mail-warning';
import { useLocale, useTranslations } from 'use-intl';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { Notice } from '#ui/notice.tsx';

/** Mails that never arrived: the patient does not know what they say. */
export function UndeliveredMails({ undeliveredMails }: Pick<DeskOrder, 'undeliveredMails'>) {
  const t = useTranslations('deskStory.mails');
  const locale = useLocale();
  if (undeliveredMails.length === 0) return null;

  function nameOf(kind: string): string {
    // 'order question', or 'order paid with verified' where it tells of several steps.
    const [, subject = ''] = kind.split(' ');
    const known = `kinds.${subject}` as 'kinds.other';
    return t(t.has(known) ? known : 'kinds.other');
  }

  return (
    <Notice tone="warn" icon={<MailWarning aria-hidden="true" />}>
      <b>{t('title')}</b>
      <ul>
        {undeliveredMails.map(({ kind, at, refusal }) => {
          const mail = nameOf(kind);
          return (
            <li key={`${kind} ${at}`}>
              {at ? t('undeliveredAt', { mail, moment: shortMoment(at, locale) }) : t('undelivered', { mail })}
              {refusal && <small> {t('refusal', { refusal })}</small>}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
