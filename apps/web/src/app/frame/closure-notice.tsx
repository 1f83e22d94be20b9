import { useLocale, useTranslations } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import styles from './notice-band.module.css';

/** That the pharmacy is or will be closed, above every screen. It comes with the config, so it is there from the first frame. */
export function ClosureNotice() {
  const t = useTranslations('frame');
  const locale = useLocale();
  const { closures } = useShopConfig();
  if (closures.length === 0) return null;
  return (
    <section aria-label={t('closure')} className={styles.notice}>
      {closures.map(({ firstDay, textDe, textEn }) => (
        <p key={firstDay} className="wrap">
          {locale === 'en' ? textEn : textDe}
        </p>
      ))}
    </section>
  );
}
