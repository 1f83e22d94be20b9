import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Note } from '#ui/note.tsx';
import { Row } from '#ui/row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { ChainState } from './chain-state.tsx';
import { EntryDetail } from './entry-detail.tsx';
import styles from './journal.module.css';
import { JournalFilters } from './journal-filters.tsx';
import { JournalTable } from './journal-table.tsx';
import { type JournalFilter, useJournal } from './use-journal.ts';
import { useJournalPlace } from './use-journal-place.ts';

interface JournalScreenProps {
  filter: JournalFilter;
  addressOf: (code: string) => string;
  onFilter: (words: Record<string, string>) => void;
}

/** Who did what when, by day, and whether the chain is whole. */
export function JournalScreen({ filter, addressOf, onFilter }: JournalScreenProps) {
  const t = useTranslations('deskJournal');
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useJournal(filter);
  const entries = useMemo(() => data?.pages.flatMap((page) => page.entries), [data]);
  const [newest] = data?.pages ?? [];
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const place = useJournalPlace(entries ?? [], hasNextPage && !isFetchingNextPage ? loadMore : undefined);

  return (
    <Stack gap={0.875}>
      <Row gap={[0.4, 1]} align="center" spread="apart">
        <div>
          <h1 className={styles.title}>{t('title')}</h1>
          <Text size="small">{t('lead')}</Text>
        </div>
        {newest && <ChainState check={newest.check} />}
      </Row>
      <JournalFilters filter={filter} people={newest?.people ?? []} onFilter={onFilter} />
      {isError && (
        <Stack gap={0.5} align="start">
          <Note tone="danger" role="alert">
            {t('failed')}
          </Note>
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </Stack>
      )}
      {!entries && !isError && (
        <div aria-busy="true">
          <p role="status" className="visually-hidden">
            {t('loading')}
          </p>
          <Skeleton isCard height={20} />
        </div>
      )}
      {entries?.length === 0 && <Note tone="plain">{t('empty')}</Note>}
      {entries && entries.length > 0 && (
        <div className={joinClasses(styles.columns, place.opened && styles.beside)}>
          <JournalTable entries={entries} selected={place.selected} addressOf={addressOf} onOpen={place.open} />
          {place.opened && (
            <EntryDetail
              key={place.opened.position}
              entry={place.opened}
              before={place.before}
              addressOf={addressOf}
              onClose={place.close}
            />
          )}
        </div>
      )}
      {hasNextPage && (
        <Row gap={0.5}>
          <Button isBusy={isFetchingNextPage} onClick={loadMore}>
            {t('more')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
