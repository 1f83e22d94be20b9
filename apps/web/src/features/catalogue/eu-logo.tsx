import { useTranslations } from 'use-intl';
import { useShopConfig } from '#lib/shop-config.ts';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './eu-logo.module.css';

/**
 * The place of the EU logo for mail-order pharmacies, which must be seen on every page that offers medicines. Without a
 * register entry in the config it says so instead of pretending to one.
 */
export function EuLogo({ className }: { className?: string | undefined }) {
  const t = useTranslations('catalogue.mailOrder');
  const { euLogoRegisterUrl } = useShopConfig();

  if (euLogoRegisterUrl === '') return <p className={joinClasses(styles.missing, className)}>{t('missing')}</p>;
  return (
    <a className={joinClasses(styles.logo, className)} href={euLogoRegisterUrl} target="_blank" rel="noopener">
      <span className="visually-hidden">{t('logo')}: </span>
      {t('check')}
    </a>
  );
}
