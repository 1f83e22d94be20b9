import { useLocale, useTranslations } from 'use-intl';
import { formatPercent } from '#lib/format.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { Row } from '#ui/row.tsx';
import styles from './meter.module.css';

/** The scales' ends in percent (SH-09). */
const scales = { thc: 30, cbd: 10 } as const;

interface MeterProps {
  substance: keyof typeof scales;
  percent: number | null;
  /** On the product's own page: larger, with the scale's figures. */
  isLarge?: boolean;
  /** The same content in another measure, as '25 mg/ml'. */
  note?: string | undefined;
  /** Written in place of the percentage, where another measure says more: '25 mg/ml' of an extract. */
  measure?: string | undefined;
}

/** A measured content on a graduated bar. Without an analysis the bar is empty and the value a dash. */
export function Meter({ substance, percent, isLarge = false, note, measure }: MeterProps) {
  const t = useTranslations('catalogue');
  const tProduct = useTranslations('product');
  const value = formatPercent(percent, useLocale());
  const max = scales[substance];
  const label = substance === 'thc' ? t('thcContent') : t('cbdContent');

  return (
    <div className={joinClasses(styles.meter, styles[substance], isLarge && styles.large)}>
      <Row as="p" gap={[0, 0.25]} align="baseline" spread="apart" className={styles.reading}>
        <span className={styles.label}>
          {t(substance)}
          {note && <span className={styles.note}> {note}</span>}
        </span>
        <span className={styles.value}>
          {measure ?? value}
          {percent === null && measure === undefined && <span className="visually-hidden"> {t('noValue')}</span>}
        </span>
      </Row>
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
          {/* What is written as 0,0 % has no dot either. */}
          <div
            className={joinClasses(styles.fill, percent >= 0.05 && styles.some)}
            style={{ width: `${(clamp(percent, max) / max) * 100}%` }}
          />
        </div>
      )}
      <div className={styles.graduation} aria-hidden="true" />
      {isLarge && (
        <div className={styles.scale} aria-hidden="true">
          <span>0</span>
          <span>{max / 2}</span>
          <span>{tProduct('scaleEnd', { max: String(max) })}</span>
        </div>
      )}
    </div>
  );
}

function clamp(percent: number, max: number): number {
  return Math.min(max, Math.max(0, percent));
}
