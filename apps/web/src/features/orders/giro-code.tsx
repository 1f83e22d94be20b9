import { useTranslations } from 'use-intl';
import styles from './giro-code.module.css';

interface GiroCodeProps {
  code: { size: number; path: string };
}

/** Dark on white in both themes: many scanners cannot read it the other way round. */
export function GiroCode({ code: { size, path } }: GiroCodeProps) {
  const t = useTranslations('orders.next.payment');
  return (
    <figure className={styles.figure}>
      <svg
        data-theme="light"
        className={styles.code}
        role="img"
        aria-label={t('qrCode')}
        viewBox={`0 0 ${size} ${size}`}
      >
        <path d={path} shapeRendering="crispEdges" />
      </svg>
      <figcaption>{t('qrHint')}</figcaption>
    </figure>
  );
}
