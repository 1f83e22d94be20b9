import { dutiesMet, dutyCount, labelParts } from '@shop/contract/desk/label';
import type { LabelShown } from '@shop/contract/desk/packing';
import { useTranslations } from 'use-intl';
import { writeDay } from '#domain/desk/day-text.ts';
import { Pill } from '#ui/pill.tsx';
import styles from './label.module.css';

/** The sheet itself, black on white in both themes. */
export function LabelPreview({ label }: { label: LabelShown }) {
  const t = useTranslations('deskPacking.label');
  const values = [
    [t('strength'), label.strength ?? '–'],
    [t('batch'), label.batchNumber ?? '–'],
    [t('madeOn'), writeDay(label.madeOn)],
    [t('usableUntil'), writeDay(label.usableUntil)],
  ] as const;
  const missing = labelParts.filter((name) => label.missing.includes(name));
  return (
    <>
      <div className={styles.place}>
        <div
          className={styles.label}
          role="img"
          aria-label={t('preview', { product: label.product, amount: label.amount })}
        >
          <p className={styles.head}>
            <b>{label.pharmacy}</b>
            <span>{label.address}</span>
          </p>
          <p className={styles.name}>
            <b>{label.product}</b>
            <span>{label.amount}</span>
          </p>
          <dl className={styles.values}>
            {values.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.use}>{[label.application, label.instructions].filter(Boolean).join(' ')}</p>
          <p className={styles.fine}>{[label.substances, label.inUse, label.precautions].filter(Boolean).join(' ')}</p>
          <p className={styles.foot}>
            <b>{label.patient}</b>
            <span>
              {[label.prescriber && t('prescriber', { name: label.prescriber }), label.orderCode]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
        </div>
      </div>
      <p className={styles.duties}>
        <Pill tone={missing.length === 0 ? 'ok' : 'warn'}>
          {t('duties', { count: dutiesMet(missing), all: dutyCount })}
        </Pill>
        {missing.length > 0 && (
          <span>{t('missing', { names: missing.map((name) => t(`parts.${name}`)).join(', ') })}</span>
        )}
      </p>
    </>
  );
}
