import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { dialLink } from '#lib/dial-link.ts';
import { linkTo, routes } from '#lib/routes.ts';
import { useShopConfig } from '#lib/shop-config.ts';
import { ButtonLink } from '#ui/button.tsx';
import { usePageTitle } from '../use-page-title.ts';
import styles from './page.module.css';

/** A route whose feature is not there yet: says so, and where to go instead. */
export function UnfinishedPage({ title }: { title: string }) {
  const t = useTranslations('pages');
  const { phone, email } = useShopConfig();
  const { pathname } = useLocation();
  usePageTitle(title);

  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.lead}>{t('unfinished.text')}</p>
      <p className={styles.text}>
        {t.rich('unfinished.reach', {
          phone: () => <a href={dialLink(phone)}>{phone}</a>,
          email: () => <a href={`mailto:${email}`}>{email}</a>,
        })}
      </p>
      <nav className={styles.links} aria-label={t('links.label')}>
        <ButtonLink variant="primary" size="large" to={linkTo('Shop')}>
          {t('links.shop')}
        </ButtonLink>
        {pathname !== routes.Contact && (
          <ButtonLink variant="secondary" size="large" to={linkTo('Contact')}>
            {t('links.contact')}
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}
