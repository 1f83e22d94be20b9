import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, type DragEvent, type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { ColumnForm } from './column-form.tsx';
import styles from './reading.module.css';
import { type ReadFile, useReading } from './use-reading.ts';

/** Where statements are chosen or dropped, and what became of each. */
export function StatementReader({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations('deskPayments.reading');
  const reading = useReading();
  const [isOver, setOver] = useState(false);
  const { files } = reading;
  const isBusy = files.some(({ state }) => state.kind === 'waiting' || state.kind === 'reading');

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    reading.take([...(currentTarget.files ?? [])]);
    // The same file, downloaded anew, can be chosen again.
    currentTarget.value = '';
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    reading.take([...event.dataTransfer.files]);
  }

  function hover(event: DragEvent): void {
    event.preventDefault();
    setOver(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button beside it.
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className={styles.dropWords}>
        <Upload aria-hidden="true" /> <b>{t('drop')}</b> <small>{t('hint')}</small>
      </p>
      <input
        ref={field}
        type="file"
        multiple
        accept=".xml,.zip,.csv,text/csv,application/xml,application/zip"
        aria-label={t('field')}
        hidden
        onChange={choose}
      />
      {files.length > 0 && (
        <>
          <ul className={styles.files} aria-label={t('files')}>
            {files.map((entry) => (
              <FileEntry key={entry.id} entry={entry} readWith={reading.readWith} />
            ))}
          </ul>
          {isBusy ? (
            <progress
              aria-label={t('now')}
              max={files.length}
              value={files.filter(({ state }) => state.kind !== 'waiting' && state.kind !== 'reading').length}
            />
          ) : (
            <Button size="small" onClick={reading.clear}>
              {t('close')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function FileEntry({ entry, readWith }: { entry: ReadFile; readWith: ReturnType<typeof useReading>['readWith'] }) {
  const t = useTranslations('deskPayments.reading');
  const why = useTranslations('deskErrors');
  const { file, state } = entry;
  return (
    <li className={styles.file} data-state={state.kind}>
      <b>{file.name}</b>
      {state.kind === 'waiting' && <span>{t('waiting')}</span>}
      {state.kind === 'reading' && <span role="status">{t('now')}</span>}
      {state.kind === 'read' && <span role="status">{t('read', { entries: state.entries, fresh: state.fresh })}</span>}
      {state.kind === 'read' && state.unread.length > 0 && (
        <span role="alert">
          {t('unread', {
            count: state.unread.length,
            lines: state.unread
              .map(({ zipped, line, reason }) => lineWords(zipped, t('unreadLine', { line: `${line}`, reason })))
              .join(', '),
          })}
        </span>
      )}
      {state.kind === 'read' && state.refused.length > 0 && (
        <div role="alert">
          {t('refused', { count: state.refused.length })}
          <ul>
            {state.refused.map(({ name, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, and two may bear one name.
              <li key={index}>{lineWords(name, why('StatementRefused', { reason }))}</li>
            ))}
          </ul>
        </div>
      )}
      {state.kind === 'refused' && <span role="alert">{state.reason}</span>}
      {state.kind === 'columns' && (
        <ColumnForm fileName={file.name} table={state.table} onSend={(columns) => readWith(entry, columns)} />
      )}
    </li>
  );
}

/** In which file of a ZIP it stands. */
function lineWords(zipped: string | null, words: string): string {
  return zipped === null ? words : `${zipped}: ${words}`;
}
