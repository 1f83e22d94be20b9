import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { AreaMap } from './area-map.tsx';
import type { MapPart } from './map-lines.ts';
import styles from './visit-card.module.css';
import { VisitUs } from './visit-us.tsx';

interface VisitCardProps {
  map: readonly MapPart[];
  street: string;
}

/** Where the pharmacy is and when it is open, with the map, and on to the way there. */
export function VisitCard({ map, street }: VisitCardProps) {
  const t = useTranslations('home');
  return (
    <VisitUs>
      {map.length > 0 && (
        <>
          <div className={styles.map}>
            <AreaMap parts={map} street={street} />
          </div>
          <p>
            <Link to={linkTo('Contact')}>{t('findUs')}</Link>
          </p>
        </>
      )}
    </VisitUs>
  );
}
