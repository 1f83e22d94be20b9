import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { deskMeQuery } from '#domain/desk/desk-queries.ts';
import { CeremonyFailure } from '#domain/desk/passkey/ceremony-failure.tsx';
import { provePasskey } from '#domain/desk/passkey/passkey-ceremony.ts';
import { ReadFailure } from '#domain/desk/reading/read-states.tsx';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { DeviceList } from './device-list.tsx';
import { ownDevicesQuery } from './use-team.ts';

/** One's own devices, and the code for the day on which all of them are lost. */
export function MyAccess() {
  const t = useTranslations('deskTeam');
  const { data: me } = useQuery({ ...deskMeQuery, enabled: false });
  const { data, isError, refetch } = useQuery(ownDevicesQuery);

  return (
    <Stack gap={1.25}>
      <div>
        <h1>{t('access.title')}</h1>
        <Text>{t('access.lead')}</Text>
      </div>
      {isError && <ReadFailure words={t('loadFailed')} onRetry={refetch} />}
      {!data && !isError && <Skeleton isCard height={12} />}
      {data && (
        <>
          <Card as="section" gap={0.75}>
            <h2>{t('devices.title')}</h2>
            <DeviceList owner={me?.name ?? ''} devices={data} mayAdmit={false} />
          </Card>
          <Card as="section" gap={0.75}>
            <h2>{t('access.recovery')}</h2>
            <Text>{t(data.hasRecoveryCode ? 'access.recoveryThere' : 'access.recoveryNone')}</Text>
            <RecoveryCode />
          </Card>
        </>
      )}
    </Stack>
  );
}

function RecoveryCode() {
  const t = useTranslations('deskTeam.access');
  const deskCall = useDeskCall();
  const queryClient = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => provePasskey((passkey) => deskCall('makeRecoveryCode', { body: { passkey } })),
    gcTime: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: deskKeys.ownDevices() }),
  });
  return (
    <Stack gap={0.75} align="start">
      {data && (
        <Note as="div" tone="warn" role="status">
          <p>{t('shownOnce')}</p>
          <p>
            <code>{data.code}</code>
          </p>
        </Note>
      )}
      <Text size="small">{t('proof')}</Text>
      <CeremonyFailure error={error} />
      <Button isBusy={isPending} onClick={() => mutate()}>
        {t('make')}
      </Button>
    </Stack>
  );
}
