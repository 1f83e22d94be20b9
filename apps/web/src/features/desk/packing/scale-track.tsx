import type { PortionShown } from '@shop/contract/desk/packing';
import { useLocale, useTranslations } from 'use-intl';
import styles from './packing.module.css';
import { writeWeight } from './weight-text.ts';

interface ScaleTrackProps {
  portion: Pick<PortionShown, 'wantedMilli' | 'lowestMilli' | 'highestMilli'>;
  /** Null while nothing is typed. */
  measured: number | null;
  unitWords: (thousandths: number) => string;
}

const width = 372;
const ticks = 40;

/** The weight as a measure: the allowed band, the wanted mark, what was weighed. */
export function ScaleTrack({ portion, measured, unitWords }: ScaleTrackProps) {
  const { wantedMilli: wanted, lowestMilli: lowest, highestMilli: highest } = portion;
  const t = useTranslations('deskPacking');
  const locale = useLocale() as 'de' | 'en';
  const reach = Math.max(highest - wanted, wanted - lowest, 1) * 2;
  const from = wanted - reach;
  const placeOf = (thousandths: number) => Math.min(width, Math.max(0, ((thousandths - from) / (2 * reach)) * width));
  const words =
    measured === null
      ? t('noWeight')
      : t('scale', { amount: unitWords(measured), lowest: unitWords(lowest), highest: unitWords(highest) });
  return (
    <svg className={styles.scale} viewBox={`-16 0 ${width + 32} 60`} role="img" aria-label={words}>
      <rect
        className={styles.band}
        x={placeOf(lowest)}
        y="16"
        width={Math.max(placeOf(highest) - placeOf(lowest), 2)}
        height="24"
        rx="3"
      />
      {Array.from({ length: ticks + 1 }, (_, index) => {
        const x = (index / ticks) * width;
        const isLong = index % 10 === 0;
        return (
          <g key={x}>
            <line className={styles.tick} x1={x} x2={x} y1="40" y2={isLong ? 20 : 33} />
            {isLong && (
              <text x={x} y="56" textAnchor="middle">
                {writeWeight(from + (index / ticks) * 2 * reach, locale)}
              </text>
            )}
          </g>
        );
      })}
      <line className={styles.tick} x1="-8" x2={width + 8} y1="40" y2="40" />
      <line className={styles.wanted} x1={placeOf(wanted)} x2={placeOf(wanted)} y1="8" y2="40" />
      {measured !== null && <path className={styles.needle} d={`M${placeOf(measured)} 41 l-6 -32 h12 z`} />}
    </svg>
  );
}
