import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatTime } from '#lib/format.ts';
import { type RouteName, routes } from '#lib/routes.ts';
import type { Consent } from './personal-data.ts';
import styles from './profile.module.css';
import { ProfileCard } from './profile-card.tsx';

interface ConsentKind {
  name: 'terms' | 'privacy' | 'healthData';
  given: 'accepted' | 'read' | 'given';
  text: RouteName | null;
}

const kinds: Record<string, ConsentKind> = {
  'terms-and-conditions': { name: 'terms', given: 'accepted', text: 'Terms' },
  'privacy-policy': { name: 'privacy', given: 'read', text: 'Privacy' },
  'health-data': { name: 'healthData', given: 'given', text: 'Privacy' },
};

export function ConsentsCard({ consents, isSample }: { consents: Consent[]; isSample: boolean }) {
  const t = useTranslations('profile.consents');
  return (
    <ProfileCard title={t('title')} isSample={isSample}>
      {consents.length === 0 ? (
        <p className={styles.small}>{t('none')}</p>
      ) : (
        <ul className={styles.consents}>
          {consents.map((consent) => (
            <ConsentLine key={`${consent.kind} ${consent.acceptedAt}`} consent={consent} />
          ))}
        </ul>
      )}
    </ProfileCard>
  );
}

function ConsentLine({ consent: { kind, acceptedAt } }: { consent: Consent }) {
  const t = useTranslations('profile.consents');
  const locale = useLocale();
  const known = kinds[kind];
  const name = known ? t(`kinds.${known.name}`) : t('kinds.other', { kind });
  const when = { date: formatDate(acceptedAt, locale), time: formatTime(acceptedAt, locale) };

  return (
    <li>
      <CircleCheck aria-hidden="true" />
      <div>
        <b>{name}</b>
        <p>{t(known?.given ?? 'given', when)}</p>
        {known?.text && (
          <Link to={routes[known.text]} aria-label={t('seeTextOf', { name: name.replaceAll('\u00ad', '') })}>
            {t('seeText')}
          </Link>
        )}
      </div>
    </li>
  );
}
