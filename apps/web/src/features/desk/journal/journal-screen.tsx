import RefreshCw from 'lucide-react/icons/refresh-cw';
import Stamp from 'lucide-react/icons/stamp';
import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { KeyedButton } from '#domain/desk/keys/keyed-button.tsx';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { ReadFailure, ReadSkeleton } from '#domain/desk/reading/read-states.tsx';
import { Button } from '#ui/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Note } from '#ui/note.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { ChainState } from './chain-state.tsx';
import { CloseDay } from './close-day.tsx';
import { EntryDetail } from './entry-detail.tsx';
import { ExportCard } from './export-card.tsx';
import styles from './journal.module.css';
import { JournalFilters } from './journal-filters.tsx';
import { JournalTable, sealOf } from './journal-table.tsx';
import { useCheckRecords } from './use-day.ts';
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
  const seals = useMemo(
    () => new Map(data?.pages.flatMap((page) => page.seals.map((seal) => [String(seal.number), seal] as const))),
    [data],
  );
  const mayClose = useHasRight('closeDay');
  const [isClosing, setClosing] = useState(false);
  const check = useCheckRecords();
  const checkNow = () => check.mutate();
  const startClosing = () => setClosing(true);
  useDeskKeys([
    { key: 'p', label: t('chain.check'), act: checkNow },
    ...(mayClose ? [{ key: 't', label: t('day.close'), act: startClosing }] : []),
  ]);
  const place = useJournalPlace(entries ?? [], hasNextPage && !isFetchingNextPage ? loadMore : undefined);

  return (
    <Stack gap={0.875}>
      <Row gap={[0.4, 1]} align="center" spread="apart">
        <div>
          <h1 className={styles.title}>{t('title')}</h1>
          <Text size="small">{t('lead')}</Text>
        </div>
        <Row gap={0.5} align="center">
          {newest && <ChainState check={newest.check} />}
          <KeyedButton letter="p" icon={<RefreshCw aria-hidden="true" />} isBusy={check.isPending} onPress={checkNow}>
            {t('chain.check')}
          </KeyedButton>
          <KeyedButton
            letter="t"
            variant="primary"
            icon={<Stamp aria-hidden="true" />}
            onPress={mayClose ? startClosing : undefined}
          >
            {t('day.close')}
          </KeyedButton>
        </Row>
      </Row>
      <JournalFilters filter={filter} people={newest?.people ?? []} onFilter={onFilter} />
      {isError && <ReadFailure words={t('failed')} onRetry={refetch} />}
      {!entries && !isError && <ReadSkeleton words={t('loading')} height={20} />}
      {entries && (
        <div className={joinClasses(styles.columns, styles.beside)}>
          {entries.length === 0 ? (
            <Note tone="plain">{t('empty')}</Note>
          ) : (
            <JournalTable
              entries={entries}
              selected={place.selected}
              seals={seals}
              addressOf={addressOf}
              onOpen={place.open}
            />
          )}
          <div className={styles.side}>
            {isClosing && <CloseDay onClose={() => setClosing(false)} />}
            {place.opened && !isClosing && (
              <EntryDetail
                key={place.opened.position}
                entry={place.opened}
                before={place.before}
                seal={sealOf(place.opened, seals)}
                addressOf={addressOf}
                onClose={place.close}
              />
            )}
            <ExportCard />
          </div>
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
