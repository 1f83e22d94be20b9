import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReadFailure } from '#domain/desk/reading/read-states.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Segments } from '#ui/segments.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Text } from '#ui/text.tsx';
import { DoneLetter } from './done-letter.tsx';
import { NoteLetterForm } from './note-letter-form.tsx';
import { type LetterState, useLetters } from './use-letters.ts';
import { WaitingLetter } from './waiting-letter.tsx';

const states: readonly LetterState[] = ['waiting', 'done'];

/** Letters that belong to no order anybody could find. */
export function Letters({ addressOf }: { addressOf: (code: string) => string }) {
  const t = useTranslations('deskPost.letters');
  const [state, setState] = useState<LetterState>('waiting');
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useLetters(state);
  const letters = data?.pages.flatMap((page) => page.letters);

  return (
    <Card as="section" gap={0.75} aria-labelledby="letters">
      <h2 id="letters">{t('title')}</h2>
      <Text size="small">{t('lead')}</Text>
      <NoteLetterForm />
      <Segments isSmall role="group" aria-label={t('show')}>
        {states.map((one) => (
          <button key={one} type="button" aria-pressed={one === state} onClick={() => setState(one)}>
            {t(one)}
          </button>
        ))}
      </Segments>
      {isError && <ReadFailure words={t('failed')} onRetry={refetch} />}
      {!letters && !isError && <Skeleton height={4} />}
      {letters?.length === 0 && <Text size="small">{t(state === 'waiting' ? 'none' : 'noneDone')}</Text>}
      {letters && letters.length > 0 && (
        <ul aria-label={t('title')}>
          {letters.map((letter) =>
            letter.end ? (
              <DoneLetter key={letter.id} letter={letter} end={letter.end} addressOf={addressOf} />
            ) : (
              <WaitingLetter key={letter.id} letter={letter} />
            ),
          )}
        </ul>
      )}
      {hasNextPage && (
        <Button size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Card>
  );
}
