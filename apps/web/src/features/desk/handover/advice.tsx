import { type AdviceNote, adviceNotes, type Advice as Recorded } from '@shop/contract/desk/advice';
import { useLocale, useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import { useHandOverWrite } from './use-hand-over.ts';

interface AdviceProps {
  order: { orderId: string; name: string; advice: Recorded | null };
}

/** What is on record about the advice; pharmaceutical staff enter what is due (ApBetrO § 20). */
export function Advice({ order: { orderId, name, advice } }: AdviceProps) {
  const t = useTranslations('deskHandover.advice');
  const locale = useLocale();
  const mayAdvise = useHasRight('askPatient');
  const deskCall = useDeskCall();
  const { write, isBusy, failure } = useHandOverWrite<{ advice: AdviceNote }, unknown>(orderId, {
    send: (body, headers) => deskCall('noteAdvice', { params: { id: orderId }, headers, body }),
    words: t('noted'),
  });
  if (advice) {
    const { how, byName, at } = advice;
    return <small>{t(`recorded.${how}`, { who: byName, moment: shortMoment(at, locale) })}</small>;
  }
  return (
    <>
      <small>{t('due')}</small>
      {mayAdvise && (
        <Row gap={0.5}>
          {adviceNotes.map((note) => (
            <Button
              key={note}
              size="small"
              isBusy={isBusy}
              aria-label={t('noteOf', { note: t(`notes.${note}`), name })}
              onClick={() => write({ advice: note })}
            >
              {t(`notes.${note}`)}
            </Button>
          ))}
        </Row>
      )}
      {failure && <FailureWords failure={failure} />}
    </>
  );
}
