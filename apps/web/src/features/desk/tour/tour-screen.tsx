import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import styles from './tour.module.css';
import { TourStop } from './tour-stop.tsx';
import { useOwnTour } from './use-own-tour.ts';

/** The courier's own tour of today, made for a telephone. */
export function TourScreen() {
  const t = useTranslations('deskHandover');
  const locale = useLocale();
  const { data, isError, refetch } = useOwnTour();
  const done = data?.stops.filter(({ outcome }) => outcome !== null).length ?? 0;
  return (
    <div className={styles.tour}>
      <h1>{t('tour.title')}</h1>
      {data && data.stops.length > 0 && (
        <p>{t('tour.day', { day: formatDate(data.day, locale), done, all: data.stops.length })}</p>
      )}
      {data?.stops.length === 0 && <p>{t('tour.nothing')}</p>}
      {!data && (
        <div role="status">
          <p>{isError ? t('failed') : t('loading')}</p>
          {isError && <Button onClick={() => void refetch()}>{t('retry')}</Button>}
        </div>
      )}
      <ol className={styles.stops}>
        {data?.stops.map((stop) => (
          <li key={stop.id}>
            <TourStop stop={stop} />
          </li>
        ))}
      </ol>
    </div>
  );
}
