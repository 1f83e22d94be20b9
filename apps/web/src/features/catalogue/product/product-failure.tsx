import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { linkTo } from '#lib/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { isUnknownProduct } from '../use-product.ts';
import styles from './product-failure.module.css';

interface ProductFailureProps {
  error: Error;
  onRetry(): void;
}

/** A product that could not be loaded, or that does not exist. Says what happened and offers a way on (PD-01). */
export function ProductFailure({ error, onRetry }: ProductFailureProps) {
  const t = useTranslations('product');
  const errorText = useErrorText();

  if (isUnknownProduct(error)) {
    return (
      <Stack gap={0.75} className={styles.failure}>
        <h1>{t('notFound.title')}</h1>
        <p role="alert">{t('failed', { message: t('notFound.message') })}</p>
        <p>{t('notFound.hint')}</p>
        <Row gap={0.6} className={styles.ways}>
          <ButtonLink variant="primary" size="large" to={linkTo('Shop', undefined, { type: 'bud' })}>
            {t('notFound.toBuds')}
          </ButtonLink>
          <ButtonLink variant="secondary" size="large" to={linkTo('Shop', undefined, { type: 'extract' })}>
            {t('notFound.toExtracts')}
          </ButtonLink>
        </Row>
      </Stack>
    );
  }

  return (
    <Stack gap={0.75} className={styles.failure}>
      <h1>{t('title')}</h1>
      <p role="alert">{t('failed', { message: errorText(error) })}</p>
      <Row gap={0.6} className={styles.ways}>
        <Button variant="primary" size="large" onClick={onRetry}>
          {t('retry')}
        </Button>
      </Row>
    </Stack>
  );
}
