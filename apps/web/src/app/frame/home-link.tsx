import { Link } from 'react-router';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { linkTo } from '#lib/routes.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { Logo } from '#ui/logo.tsx';
import styles from './home-link.module.css';

/** The shop's name at the beginning of a header. It leads home. */
export function HomeLink({ className }: { className: string | undefined }) {
  const { shopName, tagline } = useShopConfig();
  return (
    <Link to={linkTo('Home')} className={joinClasses(styles.home, className)}>
      <Logo name={shopName} tagline={tagline} />
    </Link>
  );
}
