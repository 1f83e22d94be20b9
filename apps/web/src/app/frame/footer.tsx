import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { reopenConsent } from '#features/consent/consent-store.ts';
import { linkTo } from '#lib/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import { EuLogo, useOffersMedicines } from './eu-logo.tsx';
import styles from './footer.module.css';
import { useIsOrdering } from './use-is-ordering.ts';

export function Footer() {
  const t = useTranslations('frame.footer');
  const { shopName, copyright, social } = useShopConfig();
  // NA-06: what is being ordered stays where it is.
  const aside = useIsOrdering() ? { target: '_blank', rel: 'noopener' } : {};

  const isShop = useOffersMedicines();

  return (
    <footer className={styles.footer}>
      <Row gap={[1, 2]} align="center" spread="apart" className={joinClasses('wrap', styles.row)}>
        {isShop && <EuLogo className={styles.euLogo} />}
        <Text>{t('copyright', { years: copyright, name: shopName })}</Text>
        <nav aria-label={t('label')}>
          <Row as="ul" gap={[0.25, 1.5]} align="center" className={styles.links}>
            <li>
              <Link to={linkTo('Glossary')}>{t('glossary')}</Link>
            </li>
            <li>
              <Link to={linkTo('Imprint')}>{t('imprint')}</Link>
            </li>
            <li>
              <Link to={linkTo('Privacy')} {...aside}>
                {t('privacy')}
              </Link>
            </li>
            <li>
              <Link to={linkTo('Terms')} {...aside}>
                {t('terms')}
              </Link>
            </li>
            <li>
              <Link to={linkTo('Accessibility')}>{t('accessibility')}</Link>
            </li>
            {social.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
            <li>
              <button type="button" onClick={reopenConsent}>
                {t('cookieSettings')}
              </button>
            </li>
            <li>
              {/* § 356a BGB: always there, easy to find, these words. */}
              <ButtonLink to={linkTo('Withdrawal')} className={styles.withdrawal}>
                {t('withdrawal')}
              </ButtonLink>
            </li>
          </Row>
        </nav>
      </Row>
    </footer>
  );
}
