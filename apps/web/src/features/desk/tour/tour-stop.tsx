import type { AdviceNote } from '@shop/contract/desk/advice';
import type { OwnStop } from '@shop/contract/desk/handover';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AdviceChoice } from '#domain/desk/advice/advice-choice.tsx';
import { BothNames } from '#domain/desk/leaving/both-names.tsx';
import { TakerChoice, useTaker } from '#domain/desk/leaving/taker-choice.tsx';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { dialLink } from '#domain/shop/dial-link.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { Button } from '#ui/button.tsx';
import styles from './tour.module.css';
import { useEndStop } from './use-own-tour.ts';

/** One door: who lives there, and how it ended. */
export function TourStop({ stop }: { stop: OwnStop }) {
  const { id, name, street, postalCode, city, phone, isAdviceDue, mayHandOver, outcome } = stop;
  const t = useTranslations('deskHandover');
  const { phone: pharmacyPhone } = useShopConfig();
  const [isOpen, setOpen] = useState(false);
  const draft = useTaker(stop);
  const [advice, setAdvice] = useState<AdviceNote | null>(null);
  const { write, isBusy, failure } = useEndStop(id);
  const isReady = draft.taken !== null && (!isAdviceDue || advice !== null);

  function save(event: FormEvent) {
    event.preventDefault();
    const said = isAdviceDue && advice !== null ? { advice } : {};
    if (isReady && draft.taken) write({ outcome: 'handedOver', ...draft.taken, ...said });
  }

  return (
    <article className={styles.stop}>
      <h2>{name}</h2>
      {stop.recipient && (
        <p>
          <BothNames order={stop} />
        </p>
      )}
      <p>
        {street}
        <br />
        {postalCode} {city}
      </p>
      <p>
        <a href={`tel:${phone}`} aria-label={t('tour.call', { name, phone })}>
          {phone}
        </a>
      </p>
      {outcome && <p className={styles.done}>{t(`courier.outcomes.${outcome}`)}</p>}
      {outcome === null && isAdviceDue && (
        <>
          <p role="status">{t(mayHandOver ? 'tour.adviceDue' : 'tour.adviceMissing')}</p>
          <p>
            <a href={dialLink(pharmacyPhone)}>{t('tour.callPharmacy', { phone: pharmacyPhone })}</a>
          </p>
        </>
      )}
      {failure && <FailureWords failure={failure} />}
      {outcome === null && !isOpen && (
        <div className={styles.buttons}>
          {mayHandOver && (
            <Button variant="primary" onClick={() => setOpen(true)}>
              {t('tour.handedOver')}
            </Button>
          )}
          <Button isBusy={isBusy} onClick={() => write({ outcome: 'nobodyThere' })}>
            {t('tour.nobodyThere')}
          </Button>
        </div>
      )}
      {outcome === null && isOpen && (
        <form className={styles.form} onSubmit={save}>
          <TakerChoice id={id} names={stop} draft={draft} />
          {isAdviceDue && <AdviceChoice id={id} value={advice} onChange={setAdvice} />}
          <Button
            type="submit"
            variant={isReady ? 'primary' : 'secondary'}
            isBusy={isBusy}
            aria-disabled={!isReady || undefined}
          >
            {t('tour.save')}
          </Button>
        </form>
      )}
    </article>
  );
}
