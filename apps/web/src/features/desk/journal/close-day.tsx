import { type OpenEndKind, reasonLength } from '@shop/contract/desk/day-words';
import Printer from 'lucide-react/icons/printer';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { ShortTextField } from '#domain/desk/writing/short-text-field.tsx';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './close-day.module.css';
import counted from './count-list.module.css';
import { useCloseDay, useDay, useSavedFile } from './use-day.ts';

type DayShown = NonNullable<ReturnType<typeof useDay>['data']>;
type Reasons = Partial<Record<OpenEndKind, string>>;

/** What is open this evening, a reason for what should not be, and the seal. */
export function CloseDay({ onClose }: { onClose: () => void }) {
  const t = useTranslations('deskJournal.day');
  const errorText = useErrorText();
  const locale = useLocale();
  const field = useId();
  const { data: day, isError } = useDay();
  const [reasons, setReasons] = useKeptState<Reasons>('reasons for the day', {});
  const [isChecked, setChecked] = useState(false);
  const closing = useCloseDay();
  const list = useSavedFile((call) => call('printDay', {}), 'tagesliste.pdf');

  if (isError) return <Note tone="danger">{t('failed')}</Note>;
  if (!day) return <Skeleton isCard height={16} />;
  const { openEnds, lanes, seal } = day;
  const missing = openEnds.filter(({ kind }) => !reasons[kind]?.trim());
  const open = lanes.reduce((sum, { count }) => sum + count, 0);
  const counts = Object.values(day.counts).reduce((sum, count) => sum + count, 0);

  function send(): void {
    setChecked(true);
    const [first] = missing;
    if (first) {
      document.getElementById(`${field}-${first.kind}`)?.focus();
      return;
    }
    const given = openEnds.map(({ kind }) => [kind, reasons[kind]?.trim()]);
    closing.mutate(Object.fromEntries(given), {
      onSuccess: () => {
        setReasons({});
        onClose();
      },
    });
  }

  return (
    <div className={styles.day}>
      <DeskForm
        title={t('title', { day: formatDate(day.day, locale) })}
        about={seal ? t('isClosed', { number: seal.number, name: seal.by }) : t('about', { open, counts })}
        sendLabel={t('send')}
        isBusy={closing.isPending}
        failure={null}
        onSend={send}
        onClose={onClose}
        onDrop={() => setReasons({})}
        extra={
          <Button icon={<Printer aria-hidden="true" />} isBusy={list.isPending} onClick={() => list.mutate()}>
            {t('print')}
          </Button>
        }
      >
        <Lanes lanes={lanes} refundsDue={day.refundsDue} />
        <YoungReleases releases={day.youngReleases} />
        {openEnds.length > 0 && !seal && <p>{t('reasonsAbout')}</p>}
        {!seal &&
          openEnds.map(({ kind, count, names }) => (
            <ShortTextField
              key={kind}
              id={`${field}-${kind}`}
              label={t('reason', { what: t(`openEnds.${kind}`), count })}
              hint={names.join(', ')}
              value={reasons[kind] ?? ''}
              maxLength={reasonLength}
              error={isChecked && !reasons[kind]?.trim() && t('reasonMissing')}
              onChange={(reason) => setReasons({ ...reasons, [kind]: reason })}
            />
          ))}
        {closing.error && (
          <Note tone="danger" role="alert">
            {errorText(closing.error)}
          </Note>
        )}
      </DeskForm>
    </div>
  );
}

/** Released by somebody who is new: whoever closes the day looks once more. */
function YoungReleases({ releases }: { releases: DayShown['youngReleases'] }) {
  const t = useTranslations('deskJournal.day');
  const locale = useLocale();
  if (releases.length === 0) return null;
  return (
    <Note as="div" tone="warn">
      <p>{t('youngReleases', { count: releases.length })}</p>
      <ul>
        {releases.map(({ code, byName, invitedOn }) => (
          <li key={code}>{t('youngRelease', { code, name: byName, day: formatDate(invitedOn, locale) })}</li>
        ))}
      </ul>
    </Note>
  );
}

interface LanesProps {
  lanes: readonly { lane: 'new' | 'problem' | string; count: number }[];
  refundsDue: number;
}

/** How many orders lie where; those lanes that are empty are left out. */
function Lanes({ lanes, refundsDue }: LanesProps) {
  const t = useTranslations('deskTools.lanes');
  const words = useTranslations('deskJournal.day');
  const filled = lanes.filter(({ count }) => count > 0);
  return (
    <dl className={counted.counts} aria-label={words('lanes')}>
      {filled.map(({ lane, count }) => (
        <div key={lane}>
          <dt>{t(lane as 'new')}</dt>
          <dd>{count}</dd>
        </div>
      ))}
      {refundsDue > 0 && (
        <div>
          <dt>{words('refundsDue')}</dt>
          <dd>{refundsDue}</dd>
        </div>
      )}
    </dl>
  );
}
