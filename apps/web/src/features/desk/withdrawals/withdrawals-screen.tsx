import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import cases from '#domain/desk/cases/cases.module.css';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { ReadFailure, ReadSkeleton } from '#domain/desk/reading/read-states.tsx';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Pill } from '#ui/pill.tsx';
import { Segments } from '#ui/segments.tsx';
import { DueMark } from './due-mark.tsx';
import { EnterForm } from './enter-form.tsx';
import { useWithdrawals } from './use-withdrawals.ts';

interface WithdrawalsScreenProps {
  addressOf: (id: string) => string;
  onOpen: (id: string) => void;
}

/** Every declaration as a case: those with the nearest deadline first. */
export function WithdrawalsScreen({ addressOf, onOpen }: WithdrawalsScreenProps) {
  const t = useTranslations('deskWithdrawals');
  const locale = useLocale();
  const mayEnter = useHasRight('handOver');
  const [closed, setClosed] = useState<'no' | 'yes'>('no');
  const [isEntering, setEntering] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { data, isError, refetch } = useWithdrawals(closed);

  function move(steps: number): void {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    links[at === -1 ? 0 : Math.min(links.length - 1, Math.max(0, at + steps))]?.focus();
  }

  useDeskKeys([
    { key: 'j', label: t('keys.next'), act: () => move(1) },
    { key: 'k', label: t('keys.previous'), act: () => move(-1) },
    ...(mayEnter && !isEntering ? [{ key: 'n', label: t('enter.title'), act: () => setEntering(true) }] : []),
  ]);

  return (
    <div className={cases.screen}>
      <header className={cases.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        {mayEnter && !isEntering && (
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setEntering(true)}>
            {t('enter.title')}
          </Button>
        )}
      </header>
      {isEntering && <EnterForm onDone={({ id }) => onOpen(id)} onClose={() => setEntering(false)} />}
      <Segments isSmall role="group" aria-label={t('show')}>
        {(['no', 'yes'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={one === closed} onClick={() => setClosed(one)}>
            {one === 'no' ? t('open', { count: data?.open ?? 0 }) : t('closed')}
          </button>
        ))}
      </Segments>
      {isError && <ReadFailure words={t('failed')} onRetry={refetch} />}
      {!data && !isError && <ReadSkeleton words={t('loading')} height={20} />}
      {data?.withdrawals.length === 0 && <Note tone="plain">{t(closed === 'no' ? 'none' : 'noneClosed')}</Note>}
      {data && data.withdrawals.length > 0 && (
        <ul ref={list} className={cases.list} aria-label={t('title')}>
          {data.withdrawals.map((withdrawal) => (
            <li key={withdrawal.id} className={cases.row}>
              <div className={cases.who}>
                <Link to={addressOf(withdrawal.id)}>{withdrawal.fullName}</Link>
                <small>
                  {withdrawal.hasOrder ? withdrawal.orderCode : t('codeOnly', { code: withdrawal.orderCode })} ·{' '}
                  {t(`scopes.${withdrawal.scope}`)}
                </small>
              </div>
              <span className={cases.came}>
                {t(`came.${withdrawal.channel}`, { day: formatDate(withdrawal.receivedAt, locale) })}
              </span>
              <span className={cases.marks}>
                <Pill tone={withdrawal.state === 'unproven' ? 'warn' : undefined}>
                  {t(withdrawal.decision === 'refused' ? 'states.refused' : `states.${withdrawal.state}`)}
                </Pill>
                <DueMark withdrawal={withdrawal} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
