import type { RetentionPlan } from '@shop/contract/desk/retention-plan';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ReadFailure, ReadSkeleton } from '#domain/desk/reading/read-states.tsx';
import ruled from '#domain/desk/table/ruled-table.module.css';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Text } from '#ui/text.tsx';
import { KeptOrders } from './kept-orders.tsx';
import styles from './retention.module.css';
import { RetentionRuns } from './retention-runs.tsx';
import { useRetention, useRunRetention } from './use-retention.ts';

/** What goes when its time is over: looked at first, then done. */
export function RetentionScreen({ orderAddressOf }: { orderAddressOf: (code: string) => string }) {
  const t = useTranslations('deskRetention');
  const { data, isError, refetch } = useRetention();
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {isError && <ReadFailure words={t('failed')} onRetry={refetch} />}
      {!data && !isError && <ReadSkeleton words={t('loading')} />}
      {data && (
        <>
          <Going plan={data} />
          <KeptOrders kept={data.kept} orderAddressOf={orderAddressOf} />
          <RetentionRuns runs={data.runs} completedByShop={data.completedByShop} />
        </>
      )}
    </div>
  );
}

function Going({ plan: { going, today } }: { plan: RetentionPlan }) {
  const t = useTranslations('deskRetention.going');
  const kinds = useTranslations('deskRetention.kinds');
  const rules = useTranslations('deskRetention.rules');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const run = useRunRetention(() => setAsking(false));
  const all = going.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card as="section" gap={0.75} aria-labelledby="going">
      <h2 id="going">{t('title', { day: formatDate(today, locale) })}</h2>
      <Text size="small">{t('about')}</Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard. */}
      <div className={ruled.wide} tabIndex={0}>
        <table className={joinClasses(ruled.table, styles.table)} aria-labelledby="going">
          <thead>
            <tr>
              <th scope="col">{t('kind')}</th>
              <th scope="col">{t('count')}</th>
              <th scope="col">{t('oldest')}</th>
              <th scope="col">{t('rule')}</th>
            </tr>
          </thead>
          <tbody>
            {going.map(({ kind, count, oldest }) => (
              <tr key={kind} data-none={count === 0 || undefined}>
                <th scope="row">{kinds(kind)}</th>
                <td>{count}</td>
                <td>{oldest ? formatDate(oldest, locale) : '–'}</td>
                <td>{rules(kind)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isAsking ? (
        <DeskForm
          title={t('run')}
          about={t('sure', { count: all })}
          sendLabel={t('run')}
          isFinal
          isBusy={run.isBusy}
          failure={run.failure}
          onSend={() => run.write('now')}
          onClose={() => setAsking(false)}
          onDrop={() => {}}
        />
      ) : (
        <div>
          <Button onClick={() => setAsking(true)}>{t('run')}</Button>
        </div>
      )}
    </Card>
  );
}
