import { pharmacyName } from '@shop/contract/shop-config';
import { useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import House from 'lucide-react/icons/house';
import IdCard from 'lucide-react/icons/id-card';
import LogOut from 'lucide-react/icons/log-out';
import Package from 'lucide-react/icons/package';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, NavLink, useMatch } from 'react-router';
import { useTranslations } from 'use-intl';
import { sessionQuery } from '#domain/session/session-query.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { linkTo, routes } from '#lib/routes.ts';
import { Columns } from '#ui/columns.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Stack } from '#ui/stack.tsx';
import styles from './account-layout.module.css';
import { useSignOut } from './use-sign-out.ts';

/** The account's screens beside their navigation (OR-01); on small screens it lies above them and scrolls sideways. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('frame.account');
  const tAccount = useTranslations('account');
  const config = useShopConfig();
  const { street, postalCode, city } = config.pharmacy;
  const signOut = useSignOut();
  // Orders and personal data have four entries (OR-01); this screen is reached from them and from products.
  const isAtWaitlist = useMatch(routes.Waitlist) !== null;
  const { data: session } = useQuery(sessionQuery);
  const side = useRef<HTMLElement>(null);

  // Where the navigation scrolls sideways, the screen one is on is in sight.
  useEffect(() => {
    side.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);

  return (
    <Columns
      until={900}
      columns="15rem minmax(0, 1fr)"
      gap={2}
      align="start"
      className={joinClasses('wrap', styles.layout)}
    >
      <Stack
        as="nav"
        gap={0.2}
        ref={side}
        aria-label={t('menu')}
        className={joinClasses('screen-only', styles.side)}
        data-scroll
      >
        <Link to={linkTo('Home')}>
          <House />
          {t('overview')}
        </Link>
        <NavLink to={linkTo('Orders')}>
          <Package />
          {t('orders')}
        </NavLink>
        <NavLink to={linkTo('Profile')}>
          <IdCard />
          {t('profile')}
        </NavLink>
        {isAtWaitlist && (
          <NavLink to={linkTo('Waitlist')}>
            <Bell />
            {tAccount('waitlist.title')}
          </NavLink>
        )}
        {session !== null && (
          <button type="button" onClick={() => void signOut()}>
            <LogOut />
            {t('signOut')}
          </button>
        )}
      </Stack>
      <div className={styles.screen}>
        <div className={styles.letterhead} aria-hidden="true">
          <p className={styles.pharmacy}>{pharmacyName(config)}</p>
          <p>{[street, `${postalCode} ${city}`.trim(), config.phone].filter(Boolean).join(' · ')}</p>
        </div>
        {children}
      </div>
    </Columns>
  );
}
