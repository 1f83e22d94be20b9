import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { ReadFailure, ReadSkeleton } from '#domain/desk/reading/read-states.tsx';
import { ApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
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
  const { data, error, refetch } = useRecall(id);
  const mayRecall = useHasRight('recallBatch');
  const isMissing = error instanceof ApiError && (error.id === 'NotFound' || error.id === 'InvalidInput');
  useDeskKeys([{ key: 'Escape', label: t('back'), act: onBack }]);

  return (
    <div className={styles.screen}>
      <div>
        <Button variant="ghost" size="small" icon={<ChevronLeft aria-hidden="true" />} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      {isMissing && <Note tone="plain">{t('missing')}</Note>}
      {error && !isMissing && <ReadFailure words={t(data ? 'stale' : 'failed')} onRetry={refetch} />}
      {!data && !error && <ReadSkeleton words={t('loading')} />}
      {data && (
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
    </div>
  );
}
