import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '#lib/format.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { toneStyle } from '#ui/part.ts';
import styles from './scan.module.css';
import { toneOf, useScanWords } from './use-scan-words.ts';
import type { Scan } from './use-sitting.ts';

interface LastScanProps {
  scan: Scan | undefined;
  addressOf: (code: string) => string;
  onRetry: (scan: Scan) => void;
}

/** The last scan, large enough to be read from where the letters lie. */
export function LastScan({ scan, addressOf, onRetry }: LastScanProps) {
  const t = useTranslations('deskPost');
  const words = useScanWords();
  if (!scan) return <p className={styles.waiting}>{t('scan.waiting')}</p>;
  const { order, state } = scan;
  return (
    <section className={styles.last} style={toneStyle(toneOf(scan))} aria-busy={state === 'checking'}>
      <div className={styles.words}>
        <h2>{words.title(scan)}</h2>
        {order?.patientName && <Person order={order} />}
        <p>{words.advice(scan)}</p>
        {order?.lane && (
          <p>
            {t('next')}: {order.missing.map((fact) => t(`missing.${fact}`)).join(', ') || t('nothingMissing')}
          </p>
        )}
        <div className={styles.acts}>
          {state === 'failed' && (
            <Button size="small" onClick={() => onRetry(scan)}>
              {t('scan.retry')}
            </Button>
          )}
          {order && (
            <ButtonLink size="small" to={addressOf(order.code)}>
              {t('open', { code: order.code })}
            </ButtonLink>
          )}
        </div>
      </div>
      {order?.trayNumber && (
        <p className={styles.tray}>
          <span>{t('tray')}</span>
          <b>{order.trayNumber}</b>
        </p>
      )}
    </section>
  );
}

function Person({ order }: { order: NonNullable<Scan['order']> }) {
  const t = useTranslations('deskPost');
  const locale = useLocale();
  return (
    <p className={styles.person}>
      <b>{order.patientName}</b> <span>{t('born', { date: formatDate(order.birthDate, locale) })}</span>
    </p>
  );
}
