import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { linkTo } from '#lib/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
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
      <div className={styles.failure}>
        <h1>{t('notFound.title')}</h1>
        <p role="alert">{t('failed', { message: t('notFound.message') })}</p>
        <p>{t('notFound.hint')}</p>
        <div className={styles.ways}>
          <ButtonLink variant="primary" size="large" to={linkTo('Shop', undefined, { type: 'bud' })}>
            {t('notFound.toBuds')}
          </ButtonLink>
          <ButtonLink variant="secondary" size="large" to={linkTo('Shop', undefined, { type: 'extract' })}>
            {t('notFound.toExtracts')}
          </ButtonLink>
        </div>
      </div>
    );
  }

  return (
    <div className={styles.failure}>
      <h1>{t('title')}</h1>
      <p role="alert">{t('failed', { message: errorText(error) })}</p>
      <div className={styles.ways}>
        <Button variant="primary" size="large" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </div>
  );
}

export function isUnknownProduct(error: Error | null): boolean {
  return error instanceof ApiError && error.id === 'NotFound';
}
