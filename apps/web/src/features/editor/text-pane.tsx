import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { formatDate, formatTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import type { Hint } from './checks/hint.ts';
import { useHintText } from './checks/use-hint-text.ts';
import { kindOf, languageOf, nameOf } from './places.ts';
import { FrontMatterFields } from './text/front-matter-fields.tsx';
import type { TextHandle } from './text/text-handle.ts';
import { TextTools } from './text/text-tools.tsx';
import { TextView } from './text/text-view.tsx';
import styles from './text-pane.module.css';
import type { TextSession } from './writing/use-text-session.ts';

interface TextPaneProps {
  session: TextSession;
  /** The text as it was when the writer last paused. */
  settled: string;
  hints: readonly Hint[];
  covers: readonly string[];
  handle: RefObject<TextHandle | null>;
  onCover: (address: string) => void;
  onLink: () => void;
  onUpload: () => void;
  onImages: (files: File[]) => void;
}

/** The open text: its head as fields, the tools, and the text itself. */
export function TextPane({
  session,
  settled,
  hints,
  covers,
  handle,
  onCover,
  onLink,
  onUpload,
  onImages,
}: TextPaneProps) {
  const t = useTranslations('editor.text');
  const hintText = useHintText();
  const [line, setLine] = useState(1);
  const { open, change } = session;
  const marks = useMemo(
    () => hints.map((hint) => ({ from: hint.from, to: hint.to, message: hintText(hint).title })),
    [hints, hintText],
  );

  useEffect(
    () => () => {
      handle.current = null;
    },
    [handle],
  );
  if (!open) return null;

  return (
    <>
      <FrontMatterFields
        key={`head of ${open.path}`}
        kind={kindOf(open.path)}
        text={open.text}
        covers={covers}
        onChange={change}
        onCover={onCover}
        onGoToLine={(wanted) => handle.current?.goToLine(wanted)}
      />
      <div className={styles.tools}>
        <TextTools
          text={settled}
          line={line}
          onEdit={(make) => handle.current?.edit(make)}
          onLink={onLink}
          onImage={onUpload}
        />
        <TextNotices session={session} />
      </div>
      <TextView
        key={open.path}
        text={open.text}
        label={t('label', { name: nameOf(open.path) })}
        lang={languageOf(open.path)}
        marks={marks}
        onChange={change}
        onLine={setLine}
        onReady={(ready) => {
          handle.current = ready;
        }}
        onImages={onImages}
      />
    </>
  );
}

function TextNotices({
  session: { open, outcome, hasRoom, isDirty, restoreKept, dropKept },
}: {
  session: TextSession;
}) {
  const t = useTranslations('editor.text');
  const errorText = useErrorText();
  const locale = useLocale();

  return (
    <>
      {outcome?.kind === 'failed' && (
        <Notice>
          {errorText(outcome.error)} {t('saveFailed')}
        </Notice>
      )}
      {isDirty && !hasRoom && <Notice>{t('notKept')}</Notice>}
      {open?.kept && (
        <Notice
          actions={
            <>
              <Button onClick={restoreKept}>{t('restoreKept')}</Button>
              <Button variant="ghost" onClick={dropKept}>
                {t('dropKept')}
              </Button>
            </>
          }
        >
          {t('kept', {
            date: formatDate(new Date(open.kept.at).toISOString(), locale),
            time: formatTime(new Date(open.kept.at).toISOString(), locale),
          })}
        </Notice>
      )}
    </>
  );
}

function Notice({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <div role="alert" className={styles.notice}>
      <p>{children}</p>
      {actions}
    </div>
  );
}

interface TextStateProps {
  session: TextSession;
  /** Undefined where there is no text in another language to begin with. */
  onBegin: (() => void) | undefined;
}

/** In place of a text that is loading, missing or out of reach. */
export function TextState({
  session: { isLoading, isMissing, loadError, reload, isReloading },
  onBegin,
}: TextStateProps) {
  const t = useTranslations('editor.text');
  const errorText = useErrorText();

  return (
    <div className={styles.state}>
      {isLoading && <p role="status">{t('loading')}</p>}
      {isMissing && (
        <>
          <p role="status">
            {t('missing')} {onBegin && t('missingTwin')}
          </p>
          {onBegin && <Button onClick={onBegin}>{t('begin')}</Button>}
        </>
      )}
      {loadError && (
        <>
          <p role="alert">
            {t('failed')} {errorText(loadError)}
          </p>
          <Button icon={<RotateCw />} isBusy={isReloading} onClick={reload}>
            {t('retry')}
          </Button>
        </>
      )}
    </div>
  );
}
