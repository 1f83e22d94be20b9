import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ContourLines } from '#ui/contour-lines.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import { usePageTitle } from '../use-page-title.ts';
import styles from './dead-end.module.css';

/** NA-03; both languages at once (reading 15), since the address may come from anywhere. */
export default function NotFoundPage() {
  const t = useTranslations('pages');
  const locale = useLocale();
  usePageTitle(t('titles.notFound'));

  return (
    <div className={styles.deadEnd}>
      <ContourLines />
      <div className={joinClasses('wrap', styles.content)}>
        <p className={styles.number} aria-hidden="true">
          404
        </p>
        <h1>{t('notFound.heading')}</h1>
        <Text size="lead" isMeasured className={styles.lead} lang={locale === 'de' ? 'en' : 'de'}>
          {t('notFound.otherLanguage')}
        </Text>
        <Row as="nav" gap={0.6} className={styles.links} aria-label={t('links.label')}>
          <ButtonLink variant="primary" size="large" to={linkTo('Home')}>
            {t('links.home')}
          </ButtonLink>
          <ButtonLink variant="secondary" size="large" to={linkTo('Shop')}>
            {t('links.shop')}
          </ButtonLink>
          <ButtonLink variant="secondary" size="large" to={linkTo('Contact')}>
            {t('links.contact')}
          </ButtonLink>
        </Row>
      </div>
    </div>
  );
}
