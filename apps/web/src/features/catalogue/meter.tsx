import { useLocale, useTranslations } from 'use-intl';
import { formatPercent } from '#lib/format.ts';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './meter.module.css';

/** The scales' ends in percent (SH-09). */
const scales = { thc: 30, cbd: 10 } as const;

interface MeterProps {
  substance: keyof typeof scales;
  percent: number | null;
}

/** A measured content on a graduated bar. Without an analysis the bar is empty and the value a dash. */
export function Meter({ substance, percent }: MeterProps) {
  const t = useTranslations('catalogue');
  const value = formatPercent(percent, useLocale());
  const max = scales[substance];
  const label = substance === 'thc' ? t('thcContent') : t('cbdContent');

  return (
    <div className={joinClasses(styles.meter, styles[substance])}>
      <p className={styles.reading}>
        <span className={styles.label}>{t(substance)}</span>
        <span className={styles.value}>
          {value}
          {percent === null && <span className="visually-hidden"> {t('noValue')}</span>}
        </span>
      </p>
      {percent === null ? (
        <div className={styles.track} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: no browser lets a native meter look like a measuring cylinder.
        <div
          className={styles.track}
          role="meter"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={clamp(percent, max)}
          aria-valuetext={t('meterValue', { value, max: String(max) })}
        >
          <div className={styles.fill} style={{ width: `${(clamp(percent, max) / max) * 100}%` }} />
        </div>
      )}
      <div className={styles.graduation} aria-hidden="true" />
    </div>
  );
}

function clamp(percent: number, max: number): number {
  return Math.min(max, Math.max(0, percent));
}
