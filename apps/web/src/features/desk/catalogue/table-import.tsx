import type { ImportPlan } from '@shop/contract/desk/catalogue-import';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FieldLabel } from '#ui/field-label.tsx';
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
  const count = plan ? plan.added + plan.changed : 0;
  return (
    <Card as="section" aria-labelledby={`${id}-title`} className={styles.card}>
      <h2 id={`${id}-title`}>{t('title')}</h2>
      <Text size="small">{t('lead')}</Text>
      {(failure ?? preview.error) && <FailureWords failure={failure ?? (preview.error as Error)} />}
      <div className={styles.choice}>
        <FieldLabel id={id} label={t('file')} />
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) preview.mutate(file);
          }}
        />
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
