import { type MarkedPlace, markedPlaces } from '@shop/contract/desk/originals';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { RadioField } from '#domain/desk/writing/radio-field.tsx';
import { deskKeys } from '#lib/query-keys.ts';
import { Button } from '#ui/button.tsx';
import styles from './handover.module.css';
import { useHandOverWrite } from './use-hand-over.ts';

interface MarkOriginalProps {
  order: { orderId: string; code: string; isMarkDue: boolean };
}

/** The original is marked by hand before the goods go, by pharmaceutical staff (ApBetrO § 17 (6)); nothing where that is done. */
export function MarkOriginal({ order: { orderId, code, isMarkDue } }: MarkOriginalProps) {
  const t = useTranslations('deskHandover.mark');
  const mayMark = useHasRight('askPatient');
  const [isOpen, setOpen] = useState(false);
  if (!isMarkDue) return null;
  return (
    <>
      <small>{t('due')}</small>
      {mayMark && !isOpen && (
        <Button size="small" aria-label={t('openOf', { code })} onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      )}
      {isOpen && <MarkForm orderId={orderId} onClose={() => setOpen(false)} />}
    </>
  );
}

function MarkForm({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const t = useTranslations('deskHandover.mark');
  const deskCall = useDeskCall();
  const [chosen, setChosen] = useState<MarkedPlace | null>(null);
  const { data, isError } = useQuery({
    queryKey: deskKeys.handOver('mark', orderId),
    queryFn: ({ signal }) => deskCall('readOriginalMark', { params: { id: orderId } }, { signal }),
  });
  const { write, isBusy, failure } = useHandOverWrite<{ place: MarkedPlace }, unknown>(orderId, {
    send: (body, headers) => deskCall('markOriginal', { params: { id: orderId }, headers, body }),
    words: t('done'),
  });
  if (!data) return <p role="status">{t(isError ? 'failed' : 'loading')}</p>;
  const place = chosen ?? data.proposed;
  return (
    <div className={styles.form}>
      <p>{t('write')}</p>
      <p className={styles.mark} lang="de">
        {data.words}
      </p>
      <RadioField
        id={`mark-${orderId}`}
        label={t('place')}
        values={markedPlaces}
        value={place}
        wordsOf={(one) => t(`places.${one}`)}
        onChange={setChosen}
      />
      {failure && <FailureWords failure={failure} />}
      <Button size="small" variant="primary" isBusy={isBusy} onClick={() => write({ place })}>
        {t('save')}
      </Button>
      <Button size="small" onClick={onClose}>
        {t('cancel')}
      </Button>
    </div>
  );
}
