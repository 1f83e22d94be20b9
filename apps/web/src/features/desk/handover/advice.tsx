import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { Button } from '#ui/button.tsx';
import { useHandOverWrite } from './use-hand-over.ts';

interface AdviceProps {
  order: { orderId: string; name: string; isAdvised: boolean };
}

/** Whether the patient has been advised; pharmaceutical staff enter it here (ApBetrO § 17). */
export function Advice({ order: { orderId, name, isAdvised } }: AdviceProps) {
  const t = useTranslations('deskHandover');
  const mayAdvise = useHasRight('askPatient');
  const deskCall = useDeskCall();
  const { write, isBusy, failure } = useHandOverWrite<object, unknown>(orderId, {
    send: (_input, headers) => deskCall('noteAdvice', { params: { id: orderId }, headers }),
    words: t('adviceNoted'),
  });
  if (isAdvised) return <small>{t('advised')}</small>;
  if (!mayAdvise) return <small>{t('notAdvised')}</small>;
  return (
    <>
      <Button size="small" isBusy={isBusy} aria-label={t('adviseOf', { name })} onClick={() => write({})}>
        {t('advise')}
      </Button>
      {failure && <FailureWords failure={failure} />}
    </>
  );
}
