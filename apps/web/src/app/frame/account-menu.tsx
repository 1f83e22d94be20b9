import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import IdCard from 'lucide-react/icons/id-card';
import LogOut from 'lucide-react/icons/log-out';
import Package from 'lucide-react/icons/package';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { sessionQuery } from '#domain/session/session-query.ts';
import { linkTo } from '#lib/routes.ts';
import { Button } from '#ui/button.tsx';
import { Columns } from '#ui/columns.tsx';
import { Popover } from '#ui/popover.tsx';
import { useSignOut } from '../use-sign-out.ts';
import styles from './account-menu.module.css';
import { initialsOf } from './greeting-name.ts';
import { useGreeting } from './use-greeting.ts';

/** What a patient can go to (FR-06); on small screens a sheet from below (FR-07). */
export function AccountMenu({ onClose }: { onClose: () => void }) {
  const t = useTranslations('frame.account');
  const { data: session } = useQuery(sessionQuery);
  const greeting = useGreeting(session);
  const signOut = useSignOut();

  // Signed out meanwhile, here or in another tab: the menu closes.
  if (!session) return null;

  return (
    <Popover title={greeting} onClose={onClose} className={styles.panel}>
      <Columns until="narrow" columns="auto minmax(0, 1fr)" gap={0.85} align="center" className={styles.who}>
        <span className={styles.disc} aria-hidden="true">
          {initialsOf(session)}
        </span>
        {session.email && <p>{session.email}</p>}
      </Columns>
      <nav aria-label={t('menu')}>
        <ul className={styles.ways}>
          <Way to={linkTo('Profile')} icon={<IdCard />}>
            {t('account')}
          </Way>
          <Way to={linkTo('Orders')} icon={<Package />}>
            {t('orders')}
          </Way>
        </ul>
      </nav>
      <Button
        icon={<LogOut />}
        onClick={() => {
          onClose();
          void signOut();
        }}
      >
        {t('signOut')}
      </Button>
    </Popover>
  );
}

interface WayProps {
  to: string;
  icon: ReactNode;
  children: ReactNode;
}

function Way({ to, icon, children }: WayProps) {
  return (
    <li>
      <Columns
        as={Link}
        until="narrow"
        columns="auto minmax(0, 1fr) auto"
        gap={0.85}
        align="center"
        to={to}
        className={styles.way}
      >
        {icon}
        <span>{children}</span>
        <ChevronRight className={styles.chevron} />
      </Columns>
    </li>
  );
}
