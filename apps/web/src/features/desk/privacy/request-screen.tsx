import type { PrivacyRequest } from '@shop/contract/desk/privacy';
import { useLocale, useTranslations } from 'use-intl';
import { CaseStep } from '#domain/desk/cases/case-step.tsx';
import cases from '#domain/desk/cases/cases.module.css';
import { OpenedEntry } from '#domain/desk/reading/opened-entry.tsx';
import { formatDate } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Note } from '#ui/note.tsx';
import { Pill } from '#ui/pill.tsx';
import { DueMark } from './due-mark.tsx';
import styles from './privacy.module.css';
import { RequestActsBar } from './request-acts.tsx';
import { RequestAnswer } from './request-answer.tsx';
import { usePrivacyRequest } from './use-privacy.ts';

/** One request from the day it came to its answer. */
export function RequestScreen({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useTranslations('deskPrivacy');
  const read = usePrivacyRequest(id);
  const words = { back: t('back'), missing: t('missing'), failed: t('failed'), loading: t('loading') };
  return (
    <div className={joinClasses(cases.screen, styles.headings)}>
      <OpenedEntry read={read} words={words} height={20} onBack={onBack}>
        {(data) => (
          <>
            <header className={cases.head}>
              <h1>
                {t(`kinds.${data.kind}`)}: {data.personName || t('unknownPerson')}
              </h1>
              <span className={cases.marks}>
                {data.isRestricted && <Pill tone="warn">{t('restricted')}</Pill>}
                {data.outcome && (
                  <Pill tone={data.outcome === 'done' ? 'ok' : undefined}>{t(`outcomes.${data.outcome}`)}</Pill>
                )}
                <DueMark request={data} />
              </span>
            </header>
            <NextStep shown={data} />
            {data.isOwn ? (
              <Note tone="warn">{t('facts.isOwn')}</Note>
            ) : (
              <RequestActsBar key={data.outcome} shown={data} />
            )}
            <div className={cases.columns}>
              <RequestFacts shown={data} />
              <RequestAnswer shown={data} />
              <History shown={data} />
            </div>
          </>
        )}
      </OpenedEntry>
    </div>
  );
}

/** What stands between the request and its answer. */
function NextStep({ shown }: { shown: PrivacyRequest }) {
  const t = useTranslations('deskPrivacy.next');
  const { kind, outcome, isRestricted, lift, unsettled } = shown;
  const isInForce = kind === 'restriction' && outcome === 'done' && isRestricted;
  const inForce = lift ? 'liftAnnounced' : 'inForce';
  const after = isInForce ? inForce : outcome;
  return (
    <>
      <p className={cases.next}>{t(after ?? kind)}</p>
      {unsettled.length > 0 && <Note tone="warn">{t('unsettled', { codes: unsettled.join(', ') })}</Note>}
    </>
  );
}

function RequestFacts({ shown }: { shown: PrivacyRequest }) {
  const t = useTranslations('deskPrivacy.facts');
  const list = useTranslations('deskPrivacy');
  const locale = useLocale();
  const { kind, channel, receivedOn, personName, email, identityHow, extension, refusal, lift, hasAccount } = shown;
  return (
    <Card as="section" gap={0.5} aria-labelledby="request">
      <h2 id="request">{t('title')}</h2>
      <p>{list(`came.${channel}`, { day: formatDate(receivedOn, locale) })}</p>
      <Facts>
        <Fact name={t('person')}>{personName || list('unknownPerson')}</Fact>
        <Fact name={t('email')}>{email}</Fact>
        <Fact name={t('right')}>{list(`rights.${kind}`)}</Fact>
        <Fact name={t('how')}>{identityHow}</Fact>
        {extension && <Fact name={t('extension')}>{extension.reason}</Fact>}
        {refusal && <Fact name={t('refusal')}>{refusal.reason}</Fact>}
        {lift && <Fact name={t('lift')}>{lift.reason}</Fact>}
      </Facts>
      {!hasAccount && <Note tone="plain">{t('noAccount')}</Note>}
    </Card>
  );
}

function History({ shown }: { shown: PrivacyRequest }) {
  const t = useTranslations('deskPrivacy.history');
  return (
    <Card as="section" gap={0.5} aria-labelledby="history">
      <h2 id="history">{t('title')}</h2>
      <ol className={cases.steps}>
        {shown.history.map(({ at, by, what }, index) => {
          const key = `what.${what}` as 'what.privacyEntered';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added behind the others.
            <CaseStep key={index} what={t.has(key) ? t(key) : what} at={at} by={by} />
          );
        })}
      </ol>
    </Card>
  );
}
