import type { OriginalToSend } from '@shop/contract/desk/originals';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { ReadFailure } from '#domain/desk/reading/read-states.tsx';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import { formatDate } from '#lib/format.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Text } from '#ui/text.tsx';

interface OriginalsProps {
  addressOf: (code: string) => string;
}

/** Marked originals that go back to their patients: what the pharmacy promises is a task here until it is done. */
export function OriginalsToSend({ addressOf }: OriginalsProps) {
  const t = useTranslations('deskPost.originals');
  const deskCall = useDeskCall();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKeys.originals(),
    queryFn: ({ signal }) => deskCall('listOriginalsToSend', {}, { signal }),
    refetchOnMount: 'always',
  });
  return (
    <Card as="section" gap={0.75} aria-labelledby="originals">
      <h2 id="originals">{t('title')}</h2>
      <Text size="small">{t('lead')}</Text>
      {isError && <ReadFailure words={t('failed')} onRetry={refetch} />}
      {data?.originals.length === 0 && <Text size="small">{t('none')}</Text>}
      {data && data.originals.length > 0 && (
        <ul aria-label={t('title')}>
          {data.originals.map((original) => (
            <li key={original.orderId}>
              <ToSend original={original} addressOf={addressOf} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function ToSend({ original, addressOf }: OriginalsProps & { original: OriginalToSend }) {
  const { orderId: id, code, patientName, street, postalCode, city, markedAt } = original;
  const t = useTranslations('deskPost.originals');
  const locale = useLocale();
  const deskCall = useDeskCall();
  const queryClient = useQueryClient();
  const { write, isBusy, failure } = useWriteOnce<null, unknown>({
    subjectId: id,
    send: (_, headers) => deskCall('noteOriginalSent', { params: { id }, headers }),
    doneWords: () => t('done'),
    readAnew: () => queryClient.invalidateQueries({ queryKey: deskKeys.originals() }),
  });
  return (
    <>
      <b>{patientName}</b> <Link to={addressOf(code)}>{code}</Link>
      <Text size="small">
        {street}, {postalCode} {city}
      </Text>
      <Text size="small">{t('marked', { day: formatDate(markedAt, locale) })}</Text>
      {failure && <FailureWords failure={failure} />}
      <Button
        size="small"
        isBusy={isBusy}
        aria-label={t('sentOf', { name: patientName, code })}
        onClick={() => write(null)}
      >
        {t('sent')}
      </Button>
    </>
  );
}
