import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { ApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/stack.tsx';
import { foundQuery } from './found-query.ts';
import { GlanceRow } from './glance-row.tsx';

interface OrderGlanceProps {
  code: string;
  myId: string | undefined;
  canAskPatients: boolean;
  onBack: () => void;
}

/** One order on its own: where a scanned code leads, and a card on a small screen. */
export function OrderGlance({ code, myId, canAskPatients, onBack }: OrderGlanceProps) {
  const t = useTranslations('deskQueue.glance');
  const { data: found, error } = useQuery(foundQuery(code, useDeskCall()));
  const isUnknown = error instanceof ApiError && error.id === 'NotFound';
  useDeskKeys([{ key: 'Escape', label: t('back'), act: onBack }]);

  return (
    <Stack gap={1} align="start">
      <Button size="small" onClick={onBack}>
        {t('back')}
      </Button>
      {found?.lane ? (
        <GlanceRow code={found.code} lane={found.lane} myId={myId} canAskPatients={canAskPatients} />
      ) : (
        <>
          <h1>{found?.code ?? code}</h1>
          {found && <p>{found.patientName}</p>}
          {found && <p>{t('over')}</p>}
          {error && <p role="alert">{isUnknown ? t('unknown', { code }) : t('failed')}</p>}
          {!found && !error && <p role="status">{t('looking')}</p>}
        </>
      )}
    </Stack>
  );
}
