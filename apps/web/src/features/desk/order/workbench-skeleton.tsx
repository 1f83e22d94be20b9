import { useTranslations } from 'use-intl';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './order-workbench.module.css';

/** The columns before the order is there. */
export function WorkbenchSkeleton() {
  const t = useTranslations('deskOrder');
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      <div className={styles.columns} aria-hidden="true">
        <Skeleton isCard className={styles.waiting} />
        <Skeleton isCard className={styles.waiting} />
        <Skeleton isCard className={styles.waiting} />
      </div>
    </>
  );
}
