import type { Right } from '@shop/contract/rights';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { deskAreas, leadsTo } from './desk-areas.ts';
import styles from './desk-rail.module.css';
import { useCurrentInSight } from './use-current-in-sight.ts';
import { useOverview } from './use-overview.ts';

/** The areas one may use: beside the work, or a strip below it where there is no room. */
export function DeskRail({ rights }: { rights: readonly Right[] }) {
  const t = useTranslations('desk.areas');
  const overview = useOverview();
  const rail = useCurrentInSight();
  const areas = deskAreas.filter((area) => leadsTo(area, rights));
  return (
    <nav ref={rail} className={styles.rail} aria-label={t('label')}>
      {areas.map(({ route, label, icon: Icon, count }) => (
        <NavLink key={route} to={linkTo(route)} end={route === 'Desk'} className={styles.area as string}>
          <Icon aria-hidden="true" />
          <span>{t(label)}</span>
          {count && overview?.[count] ? <b>{overview[count]}</b> : null}
        </NavLink>
      ))}
    </nav>
  );
}
