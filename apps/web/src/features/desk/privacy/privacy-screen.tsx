import type { ListedPrivacyRequest } from '@shop/contract/desk/privacy';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import cases from '#domain/desk/cases/cases.module.css';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { ReadFailure, ReadSkeleton } from '#domain/desk/reading/read-states.tsx';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Note } from '#ui/note.tsx';
import { Pill } from '#ui/pill.tsx';
import { DueMark } from './due-mark.tsx';
import { EnterForm } from './enter-form.tsx';
import styles from './privacy.module.css';
import { usePrivacyRequests } from './use-privacy.ts';

interface PrivacyScreenProps {
  addressOf: (id: string) => string;
  onOpen: (id: string) => void;
}

/** Requests of people about their data: those with the nearest deadline first. */
export function PrivacyScreen({ addressOf, onOpen }: PrivacyScreenProps) {
  const t = useTranslations('deskPrivacy');
  const [isEntering, setEntering] = useState(false);
  const lists = useRef<HTMLDivElement>(null);
  const { data, isError, refetch } = usePrivacyRequests();

  function move(steps: number): void {
    const links = [...(lists.current?.querySelectorAll<HTMLElement>('li a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    links[at === -1 ? 0 : Math.min(links.length - 1, Math.max(0, at + steps))]?.focus();
  }

  useDeskKeys([
    { key: 'j', label: t('keys.next'), act: () => move(1) },
    { key: 'k', label: t('keys.previous'), act: () => move(-1) },
    ...(isEntering ? [] : [{ key: 'n', label: t('enter.title'), act: () => setEntering(true) }]),
  ]);

  return (
    <div className={joinClasses(cases.screen, styles.headings)}>
      <header className={cases.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        {!isEntering && (
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setEntering(true)}>
            {t('enter.title')}
          </Button>
        )}
      </header>
      {isEntering && <EnterForm onDone={({ id }) => onOpen(id)} onClose={() => setEntering(false)} />}
      {isError && <ReadFailure words={t('failed')} onRetry={refetch} />}
      {!data && !isError && <ReadSkeleton words={t('loading')} height={20} />}
      {data && (
        <div ref={lists} className={cases.screen}>
          <RequestList id="open" title={t('open')} none={t('none')} requests={data.open} addressOf={addressOf} />
          <RequestList
            id="closed"
            title={t('closed')}
            none={t('noneClosed')}
            requests={data.closed}
            addressOf={addressOf}
          />
        </div>
      )}
    </div>
  );
}

interface RequestListProps extends Pick<PrivacyScreenProps, 'addressOf'> {
  id: string;
  title: string;
  none: string;
  requests: readonly ListedPrivacyRequest[];
}

function RequestList({ id, title, none, requests, addressOf }: RequestListProps) {
  const t = useTranslations('deskPrivacy');
  const locale = useLocale();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {requests.length === 0 && <Note tone="plain">{none}</Note>}
      {requests.length > 0 && (
        <ul className={cases.list} aria-labelledby={id}>
          {requests.map((request) => (
            <li key={request.id} className={cases.row}>
              <div className={cases.who}>
                <Link to={addressOf(request.id)}>
                  {t(`kinds.${request.kind}`)}: {request.personName || t('unknownPerson')}
                </Link>
                <small className={styles.email}>{request.email}</small>
              </div>
              <span className={cases.came}>
                {t(`came.${request.channel}`, { day: formatDate(request.receivedOn, locale) })}
              </span>
              <span className={cases.marks}>
                {request.isRestricted && <Pill tone="warn">{t('restricted')}</Pill>}
                {request.outcome && (
                  <Pill tone={request.outcome === 'done' ? 'ok' : undefined}>{t(`outcomes.${request.outcome}`)}</Pill>
                )}
                <DueMark request={request} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
