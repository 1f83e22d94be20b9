import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { OpenedEntry } from '#domain/desk/reading/opened-entry.tsx';
import { Note } from '#ui/note.tsx';
import styles from './recall.module.css';
import { RecallActs } from './recall-acts.tsx';
import { RecallHead } from './recall-head.tsx';
import { RecalledPersonEntry } from './recalled-person.tsx';
import { useRecall } from './use-recall.ts';

interface RecallScreenProps {
  id: string;
  orderAddressOf: ((code: string) => string) | undefined;
  onBack: () => void;
}

/** A recall to its last telephone call. */
export function RecallScreen({ id, orderAddressOf, onBack }: RecallScreenProps) {
  const t = useTranslations('deskRecall');
  const read = useRecall(id);
  const mayRecall = useHasRight('recallBatch');
  const failed = t(read.data ? 'stale' : 'failed');
  const words = { back: t('back'), missing: t('missing'), failed, loading: t('loading') };
  return (
    <div className={styles.screen}>
      <OpenedEntry read={read} words={words} onBack={onBack}>
        {(data) => (
          <>
            <RecallHead recall={data.recall} onHand={data.onHand} />
            {mayRecall && (
              <RecallActs
                id={id}
                open={data.people.filter(({ isReached }) => !isReached).length}
                isEnded={data.recall.ended !== null}
              />
            )}
            {data.forgottenOrders > 0 && <Note tone="warn">{t('forgotten', { count: data.forgottenOrders })}</Note>}
            <section className={styles.section} aria-labelledby="recalled">
              <h2 id="recalled">{t('list')}</h2>
              {data.people.length === 0 && <Note tone="plain">{t('nobody')}</Note>}
              {data.people.length > 0 && (
                <ul className={styles.people} aria-label={t('list')}>
                  {data.people.map((person) => (
                    <RecalledPersonEntry
                      key={person.orderId}
                      recallId={id}
                      person={person}
                      unit={data.recall.unit}
                      orderAddressOf={orderAddressOf}
                    />
                  ))}
                </ul>
              )}
            </section>
          </>
        )}
      </OpenedEntry>
    </div>
  );
}
