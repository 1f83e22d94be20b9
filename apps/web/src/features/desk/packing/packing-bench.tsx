import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { writeDay } from '#domain/desk/day-text.ts';
import panes from '#domain/desk/panes/panes.module.css';
import { ReadFailure } from '#domain/desk/reading/read-states.tsx';
import { Pill } from '#ui/pill.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FinishBar } from './finish-bar.tsx';
import { LabelPane } from './label-pane.tsx';
import styles from './packing.module.css';
import { usePacking } from './packing-queries.ts';
import { PortionEntry } from './portion-entry.tsx';

/** One order: its portions, their labels and papers, and the next step. */
export function PackingBench({ id, orderAddressOf }: { id: string; orderAddressOf: (code: string) => string }) {
  const t = useTranslations('deskPacking');
  const { data: packing, isError, refetch } = usePacking(id);
  if (isError && !packing) {
    return (
      <section className={panes.pane}>
        <ReadFailure words={t('failed')} onRetry={refetch} />
      </section>
    );
  }
  if (!packing) {
    return (
      <section className={panes.pane} aria-busy="true">
        <p role="status" className="visually-hidden">
          {t('loading')}
        </p>
        <Skeleton isCard height={30} />
      </section>
    );
  }
  const { name, birthDate } = packing.patient;
  return (
    <>
      <section className={panes.pane} aria-labelledby="order">
        <header className={styles.benchHead}>
          <h2 id="order">{packing.code}</h2>
          <span>{t('born', { name, day: writeDay(birthDate) })}</span>
          <Pill>{t(`ways.${packing.shippingType}`)}</Pill>
          <Link to={orderAddressOf(packing.code)}>{t('toOrder')}</Link>
        </header>
        <div className={panes.scroll}>
          {packing.status === 'confirmed' && <p className={styles.empty}>{t('notBegun')}</p>}
          {packing.status === 'preparing' && packing.portions.length === 0 && (
            <p className={styles.empty}>{t('noPortions')}</p>
          )}
          {packing.portions.map((portion) => (
            <PortionEntry key={portion.id} packing={packing} portion={portion} />
          ))}
        </div>
        <FinishBar packing={packing} />
      </section>
      {packing.portions.length > 0 && <LabelPane packing={packing} />}
    </>
  );
}
