import type { ImportPlan } from '@shop/contract/desk/catalogue-import';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Text } from '#ui/text.tsx';
import styles from './catalogue.module.css';
import { useReadCatalogueAnew } from './catalogue-queries.ts';
import { ImportPreview } from './import-preview.tsx';
import { readTableFile } from './read-table-file.ts';

/** A table of products: first what it would change, row by row, then all of it or nothing. */
export function TableImport() {
  const t = useTranslations('deskCatalogue.import');
  const id = useId();
  const deskCall = useDeskCall();
  const readAnew = useReadCatalogueAnew();
  const field = useRef<HTMLInputElement>(null);
  const [table, setTable] = useState('');
  const preview = useMutation({
    mutationFn: async (file: File) => {
      const text = await readTableFile(file);
      setTable(text);
      return deskCall('previewImport', { body: { table: text } });
    },
  });
  const plan = preview.data;
  const { write, isBusy, failure } = useWriteOnce<{ seal: string }, ImportPlan>({
    subjectId: 'catalogue-import',
    send: ({ seal }, headers) => deskCall('importCatalogue', { headers, body: { table, seal } }),
    doneWords: () => t('done'),
    onDone: () => preview.reset(),
    readAnew,
  });

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [file] = currentTarget.files ?? [];
    // The same file, corrected meanwhile, can be chosen again.
    currentTarget.value = '';
    if (file) preview.mutate(file);
  }

  const count = plan ? plan.added + plan.changed : 0;
  return (
    <Card as="section" aria-labelledby={`${id}-title`} className={styles.card}>
      <h2 id={`${id}-title`}>{t('title')}</h2>
      <Text size="small">{t('lead')}</Text>
      {(failure ?? preview.error) && <FailureWords failure={failure ?? (preview.error as Error)} />}
      <div className={styles.ends}>
        <Button isBusy={preview.isPending} onClick={() => field.current?.click()}>
          {t('choose')}
        </Button>
        <input ref={field} type="file" accept=".csv,text/csv" aria-label={t('file')} hidden onChange={take} />
      </div>
      {preview.isPending && <Text role="status">{t('reading')}</Text>}
      {plan && <ImportPreview plan={plan} />}
      {plan && plan.faulty === 0 && count > 0 && (
        <div className={styles.ends}>
          <Button variant="primary" isBusy={isBusy} onClick={() => write({ seal: plan.seal })}>
            {t('take', { count })}
          </Button>
        </div>
      )}
    </Card>
  );
}
