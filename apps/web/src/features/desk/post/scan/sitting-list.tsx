import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Pill } from '#ui/pill.tsx';
import { AttachScan } from './attach-scan.tsx';
import styles from './scan.module.css';
import { UndoScan } from './undo-scan.tsx';
import { toneOf, useScanWords } from './use-scan-words.ts';
import type { Scan } from './use-sitting.ts';

interface SittingListProps {
  scans: readonly Scan[];
  addressOf: (code: string) => string;
  onRetry: (scan: Scan) => void;
}

/** All that was scanned at this sitting, the newest first. */
export function SittingList({ scans, addressOf, onRetry }: SittingListProps) {
  const t = useTranslations('deskPost.sitting');
  return (
    <section className={styles.sitting} aria-labelledby="sitting">
      <h2 id="sitting">
        {t('title')} <small>{t('count', { count: scans.length })}</small>
      </h2>
      <ul>
        {scans.map((scan) => (
          <SittingRow key={scan.key} scan={scan} addressOf={addressOf} onRetry={onRetry} />
        ))}
      </ul>
    </section>
  );
}

function SittingRow({ scan, addressOf, onRetry }: Omit<SittingListProps, 'scans'> & { scan: Scan }) {
  const t = useTranslations('deskPost');
  const locale = useLocale();
  const words = useScanWords();
  const { order, state } = scan;
  const takesScan = order !== null && (state === 'received' || state === 'again');
  return (
    <li className={styles.row}>
      <time dateTime={scan.at}>{formatTime(scan.at, locale)}</time>
      <b className={styles.number}>{order?.trayNumber ? `${t('tray')} ${order.trayNumber}` : ''}</b>
      <span className={styles.who}>
        {order?.patientName && <span>{order.patientName}</span>}
        {order && <Link to={addressOf(order.code)}>{order.code}</Link>}
        {!order && scan.code}
      </span>
      <Pill tone={toneOf(scan)}>{words.title(scan)}</Pill>
      <span className={styles.act}>
        {takesScan && <AttachScan orderId={order.id} code={order.code} />}
        {state === 'received' && order && <UndoScan scan={scan} orderId={order.id} code={order.code} />}
        {state === 'failed' && scan.code && (
          <Button size="small" aria-label={t('scan.retryOf', { code: scan.code })} onClick={() => onRetry(scan)}>
            {t('scan.retry')}
          </Button>
        )}
      </span>
    </li>
  );
}
