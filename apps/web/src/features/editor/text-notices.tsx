import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { formatDate, formatTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import styles from './text-notices.module.css';
import type { TextSession } from './writing/use-text-session.ts';

/** What became of a saving, and what was written before and not saved. */
export function TextNotices({ session }: { session: TextSession }) {
  const { open, outcome, hasRoom, isDirty, restoreKept, dropKept } = session;
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
    <Row gap={0.5} align="center" role="alert" className={styles.notice}>
      <p>{children}</p>
      {actions}
    </Row>
  );
}
