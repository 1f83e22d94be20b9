import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { deskMeQuery } from '#domain/desk/desk-queries.ts';
import { ReadFailure } from '#domain/desk/reading/read-states.tsx';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Row } from '#ui/row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { PersonCard } from './person-card.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { staffQuery } from './use-team.ts';

/** Everybody who works at the desk. */
export function TeamScreen() {
  const t = useTranslations('deskTeam');
  const { data: me } = useQuery({ ...deskMeQuery, enabled: false });
  const { data, isError, refetch } = useQuery(staffQuery);
  const [edited, setEdited] = useKeptState<string | null>('person', null);
  const chosen = data?.items.find(({ id }) => id === edited) ?? null;
  const waiting = (data?.items ?? []).flatMap(({ passkeys }) => passkeys.filter(({ admittedAt }) => !admittedAt));

  return (
    <Stack gap={1.25}>
      <Row gap={[0.5, 1]} align="center" spread="apart">
        <div>
          <h1>{t('title')}</h1>
          <Text>{t('lead')}</Text>
        </div>
        <Button variant="primary" onClick={() => setEdited('new')}>
          {t('invite.open')}
        </Button>
      </Row>
      {waiting.length > 0 && <Note tone="warn">{t('waiting', { count: waiting.length })}</Note>}
      {isError && <ReadFailure words={t('loadFailed')} onRetry={refetch} />}
      {!data && !isError && <Skeleton isCard height={12} />}
      {data?.items.map((person) => (
        <PersonCard key={person.id} person={person} isSelf={person.id === me?.id} onEdit={() => setEdited(person.id)} />
      ))}
      {(edited === 'new' || chosen) && (
        <PersonDialog
          person={chosen}
          isSelf={chosen !== null && chosen.id === me?.id}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}
