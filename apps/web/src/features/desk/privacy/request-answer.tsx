import type { PrivacyRequest } from '@shop/contract/desk/privacy';
import { useLocale, useTranslations } from 'use-intl';
import ruled from '#domain/desk/table/ruled-table.module.css';
import { formatDate } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Note } from '#ui/note.tsx';
import { Text } from '#ui/text.tsx';
import styles from './privacy.module.css';

/** What an answer does or did: the dry run of an erasure, what stayed of it, or what was corrected. */
export function RequestAnswer({ shown }: { shown: PrivacyRequest }) {
  if (shown.plan) return <Plan plan={shown.plan} />;
  if (shown.changes.length > 0) return <Changes changes={shown.changes} />;
  if (shown.kept.length > 0) return <Kept kept={shown.kept} />;
  return null;
}

function Plan({ plan }: { plan: NonNullable<PrivacyRequest['plan']> }) {
  const t = useTranslations('deskPrivacy.erasure');
  return (
    <Card as="section" gap={0.75} aria-labelledby="plan">
      <h2 id="plan">{t('title')}</h2>
      <Text size="small">{t('about')}</Text>
      <h3 id="going">{t('going')}</h3>
      <ul className={styles.plain} aria-labelledby="going">
        {plan.going.map(({ what, count }) => (
          <li key={what}>{t(`goingKinds.${what}`, { count })}</li>
        ))}
      </ul>
      {plan.cancelled.length > 0 && <Note tone="warn">{t('cancelled', { codes: plan.cancelled.join(', ') })}</Note>}
      <h3 id="staying">{t('staying')}</h3>
      {plan.staying.length === 0 && <Text>{t('stayingNone')}</Text>}
      <StayingList id="staying" staying={plan.staying} />
    </Card>
  );
}

function Kept({ kept }: Pick<PrivacyRequest, 'kept'>) {
  const t = useTranslations('deskPrivacy.erasure');
  return (
    <Card as="section" gap={0.75} aria-labelledby="stayed">
      <h2 id="stayed">{t('stayed')}</h2>
      <StayingList id="stayed" staying={kept} />
    </Card>
  );
}

interface StayingListProps {
  id: string;
  staying: readonly (PrivacyRequest['kept'][number] & { count?: number })[];
}

function StayingList({ id, staying }: StayingListProps) {
  const t = useTranslations('deskPrivacy.erasure');
  const locale = useLocale();
  return (
    <ul className={styles.plain} aria-labelledby={id}>
      {staying.map(({ what, count, until }) => (
        <li key={what}>
          <span>
            {count !== undefined && `${count} × `}
            {t(`stayingKinds.${what}`)}
          </span>
          <b>{until ? t('until', { day: formatDate(until, locale) }) : t('untilSettled')}</b>
        </li>
      ))}
    </ul>
  );
}

function Changes({ changes }: Pick<PrivacyRequest, 'changes'>) {
  const t = useTranslations('deskPrivacy.correction');
  return (
    <Card as="section" gap={0.75} aria-labelledby="changes">
      <h2 id="changes">{t('changes')}</h2>
      <div className={ruled.wide}>
        <table className={joinClasses(ruled.table, styles.table)} aria-labelledby="changes">
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{t(`fields.${field}`)}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {changes.some(({ field }) => field === 'email') && <Text size="small">{t('emailWaits')}</Text>}
    </Card>
  );
}
