import { readPostalCodes } from '@shop/contract/desk/postal-codes';
import type { RateShown } from '@shop/contract/desk/rates';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { MeanwhileNotice } from '#domain/desk/writing/meanwhile-notice.tsx';
import { useDraft } from '#domain/desk/writing/use-draft.ts';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import styles from './rules.module.css';
import { useReadRulesAnew } from './rules-queries.ts';
import { RatesPart } from './shipping-rates.tsx';

/** Where the courier goes. */
export function CourierArea() {
  const t = useTranslations('deskRules');
  return (
    <RatesPart title={t('parts.area')} lead={t('area.lead')}>
      {(rates) => {
        const couriers = rates.filter(({ type }) => type === 'courier');
        if (couriers.length === 0) return <Note tone="plain">{t('area.noCourier')}</Note>;
        return couriers.map((rate) => <AreaCard key={rate.id} rate={rate} />);
      }}
    </RatesPart>
  );
}

const written = ({ postalCodes }: RateShown) => (postalCodes ?? []).join(' ');

/** A pasted list, read while it is typed: how many, what is wrong, and what comes and goes before it is saved. */
function AreaCard({ rate }: { rate: RateShown }) {
  const t = useTranslations('deskRules');
  const id = useId();
  const deskCall = useDeskCall();
  const readAnew = useReadRulesAnew();
  const [text, setText, drop] = useDraft(`area ${rate.id}`, 'postal-codes', written(rate));
  const [seenVersion, setSeenVersion] = useState(rate.version);
  const { codes, faulty, doubled } = readPostalCodes(text);
  const before = rate.postalCodes ?? [];
  const added = codes.filter((code) => !before.includes(code));
  const removed = before.filter((code) => !codes.includes(code));
  const { write, isBusy, failure } = useWriteOnce<{ version: number; postalCodes: string[] }, { rates: RateShown[] }>({
    subjectId: `area ${rate.id}`,
    send: (body, headers) => deskCall('setCourierArea', { params: { id: rate.id }, headers, body }),
    doneWords: ({ postalCodes }) => t('area.saved', { count: postalCodes.length }),
    onDone: ({ rates }) => {
      const saved = rates.find((candidate) => candidate.id === rate.id);
      drop();
      if (!saved) return;
      setText(written(saved));
      setSeenVersion(saved.version);
    },
    readAnew,
  });
  const hasChanged = !isBusy && rate.version !== seenVersion;
  const isGood = faulty.length === 0 && codes.length > 0 && !hasChanged;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isGood) write({ version: seenVersion, postalCodes: codes });
  }

  return (
    <form className={styles.card} aria-labelledby={`${id}-title`} noValidate onSubmit={submit}>
      <h2 id={`${id}-title`}>{rate.name}</h2>
      {hasChanged && (
        <MeanwhileNotice
          keepLabel={t('changed.keep')}
          onKeep={() => setSeenVersion(rate.version)}
          dropLabel={t('changed.drop')}
          onDrop={() => {
            setText(written(rate));
            setSeenVersion(rate.version);
          }}
          changes={[t('changed.rate')]}
        >
          <b>{t('changed.title')}</b>
        </MeanwhileNotice>
      )}
      {failure && !hasChanged && <FailureWords failure={failure} />}
      <TextArea
        id={`${id}-codes`}
        label={t('area.codes')}
        rows={10}
        spellCheck={false}
        aria-describedby={`${id}-told`}
        aria-invalid={faulty.length > 0 || undefined}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div id={`${id}-told`} aria-live="polite" className={styles.told}>
        <p>
          <b>{t('area.count', { count: codes.length })}</b>
          {doubled > 0 && ` ${t('area.doubled', { count: doubled })}`}
        </p>
        {faulty.length > 0 && <Note tone="danger">{t('area.faulty', { list: faulty.slice(0, 10).join(', ') })}</Note>}
        {codes.length === 0 && <Note tone="danger">{t('area.empty')}</Note>}
        {added.length > 0 && <p>{t('area.added', { count: added.length, list: added.slice(0, 50).join(', ') })}</p>}
        {removed.length > 0 && (
          <p>{t('area.removed', { count: removed.length, list: removed.slice(0, 50).join(', ') })}</p>
        )}
        {added.length + removed.length === 0 && <p className={styles.quiet}>{t('area.same')}</p>}
      </div>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isGood}>
          {t('area.save')}
        </Button>
      </div>
    </form>
  );
}
