import { useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { linkTo } from '#lib/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ContourLines } from '#ui/contour-lines.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import styles from './pages/dead-end.module.css';
import { usePageTitle } from './use-page-title.ts';

/** What is left when a screen breaks: the failure in words, its number for the pharmacy, and two ways on. */
export function ErrorScreen() {
  const t = useTranslations('pages');
  const errorText = useErrorText();
  const error = useRouteError();
  usePageTitle(t('titles.error'));

  return (
    <div className={styles.deadEnd} role="alert">
      <ContourLines />
      <div className={joinClasses('wrap', styles.content)}>
        <h1>{t('error.heading')}</h1>
        <Text size="lead" isMeasured className={styles.lead}>
          {errorText(error)}
        </Text>
        {error instanceof ApiError && error.requestId && (
          <Text size="small" tone="faint" className={styles.requestId}>
            {t('error.requestId', { requestId: error.requestId })}
          </Text>
        )}
        <Row gap={0.6} className={styles.links}>
          <Button variant="primary" size="large" onClick={() => window.location.reload()}>
            {t('error.reload')}
          </Button>
          <ButtonLink variant="secondary" size="large" to={linkTo('Home')}>
            {t('links.home')}
          </ButtonLink>
        </Row>
      </div>
    </div>
  );
}
