import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { deskMeQuery, useHasRight } from '#domain/desk/desk-queries.ts';
import { Queue } from '#features/desk/queue/queue.tsx';
import { linkTo } from '#lib/routes.ts';
import { deskAreas, leadsTo } from '../desk/desk-areas.ts';
import styles from '../desk/desk-frame.module.css';
import { orderAddress } from '../desk/order-address.ts';
import { usePageTitle } from '../use-page-title.ts';

/** The open orders; who may not see them is led to the first area that they may use. */
export default function DeskPage() {
  const { data: me } = useQuery({ ...deskMeQuery, enabled: false });
  const first = deskAreas.find((area) => leadsTo(area, me?.rights ?? []));
  if (!me || !first) return null;
  return first.route === 'Desk' ? <Orders /> : <Navigate replace to={linkTo(first.route)} />;
}

function Orders() {
  const { data: me } = useQuery({ ...deskMeQuery, enabled: false });
  const canAskPatients = useHasRight('askPatient');
  const navigate = useNavigate();
  usePageTitle(useTranslations('deskQueue')('title'));
  const open = useCallback((address: string) => void navigate(address), [navigate]);
  return (
    <main id="main" tabIndex={-1} className={styles.fullHeight}>
      <Queue myId={me?.id} canAskPatients={canAskPatients} addressOf={orderAddress} onOpen={open} />
    </main>
  );
}
