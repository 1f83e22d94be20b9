import type { HandOverShown, WaitingParcel } from '@shop/contract/desk/handover';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './handover.module.css';
import { Labels } from './labels.tsx';
import { ReadyEntry } from './ready-entry.tsx';
import { useHandOverWrite } from './use-hand-over.ts';

/** What is laid ready and what is picked up, found by number or name. */
export function PickupPart({ pickup: { waiting, ready } }: Pick<HandOverShown, 'pickup'>) {
  const t = useTranslations('deskHandover.pickup');
  const [words, setWords] = useState('');
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '');
  const found = ready.filter(({ code, name }) => plain(`${code} ${name}`).includes(plain(words)));
  return (
    <section className={styles.part} aria-labelledby="pickup">
      <h2 id="pickup">{t('title')}</h2>
      {waiting.length > 0 && <h3>{t('waiting')}</h3>}
      <ul className={styles.list}>
        {waiting.map((order) => (
          <li key={order.orderId}>
            <LayReady order={order} />
          </li>
        ))}
      </ul>
      <h3>{t('ready')}</h3>
      {ready.length > 0 && (
        <TextField
          id="find-ready"
          label={t('find')}
          aria-required={false}
          autoComplete="off"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      {found.length === 0 && <p className={styles.muted}>{ready.length === 0 ? t('nothing') : t('noneFound')}</p>}
      <ul className={styles.list}>
        {found.map((order) => (
          <li key={order.orderId}>
            <ReadyEntry order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LayReady({ order }: { order: WaitingParcel }) {
  const { orderId: id, code, name, version } = order;
  const t = useTranslations('deskHandover.pickup');
  const deskCall = useDeskCall();
  const { write, isBusy, failure } = useHandOverWrite<{ version: number; action: 'ready' }, unknown>(id, {
    send: (body, headers) => deskCall('actOnOrder', { params: { id }, headers, body }),
    words: t('laid'),
  });
  return (
    <>
      <p className={styles.who}>
        <b>{name}</b> <span>{code}</span>
        <Labels order={order} />
      </p>
      <Button
        size="small"
        isBusy={isBusy}
        aria-label={t('layOf', { code })}
        onClick={() => write({ version, action: 'ready' })}
      >
        {t('lay')}
      </Button>
      {failure && <FailureWords failure={failure} />}
    </>
  );
}
