import type { CsvColumns } from '@shop/contract/desk/payments';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Stack } from '#ui/stack.tsx';
import {
  type ColumnDraft,
  type ColumnKind,
  columnKinds,
  columnsOf,
  guessColumns,
  isMissing,
  isNeeded,
} from './csv-columns.ts';
import styles from './payments.module.css';
import reading from './reading.module.css';
import type { UnknownTable } from './use-reading.ts';

interface ColumnFormProps {
  fileName: string;
  table: UnknownTable;
  onSend: (columns: CsvColumns) => void;
}

/** What stands in which column of a bank's table, asked once; with its first rows as they would be read. */
export function ColumnForm({ fileName, table, onSend }: ColumnFormProps) {
  const t = useTranslations('deskPayments.columns');
  const id = useId();
  const [draft, setDraft] = useState<ColumnDraft>(() => guessColumns(table.columns));
  const [isChecked, setChecked] = useState(false);

  function send(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    const columns = columnsOf(draft);
    if (columns) onSend(columns);
  }

  return (
    <Stack as="form" gap={0.875} aria-label={t('title', { file: fileName })} onSubmit={send}>
      <p>{t('about')}</p>
      <div className={reading.columnFields}>
        {columnKinds.map((kind) => (
          <ColumnField
            key={kind}
            id={`${id}-${kind}`}
            kind={kind}
            names={table.columns}
            value={draft[kind]}
            isWrong={isChecked && isMissing(draft, kind)}
            onChange={(value) => setDraft({ ...draft, [kind]: value })}
          />
        ))}
      </div>
      <Preview table={table} draft={draft} />
      <div className={styles.ends}>
        <Button type="submit" variant="primary" size="small">
          {t('send')}
        </Button>
      </div>
    </Stack>
  );
}

interface ColumnFieldProps {
  id: string;
  kind: ColumnKind;
  names: readonly string[];
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

function ColumnField({ id, kind, names, value, isWrong, onChange }: ColumnFieldProps) {
  const t = useTranslations('deskPayments.columns');
  return (
    <div>
      <label htmlFor={id}>{t(kind)}</label>
      <Select
        id={id}
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{isNeeded(kind) ? t('choose') : t('none')}</option>
        {[...new Set(names)].filter(Boolean).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      {isWrong && <FieldError id={`${id}-error`}>{t('missing')}</FieldError>}
    </div>
  );
}

function Preview({ table: { columns, rows }, draft }: { table: UnknownTable; draft: ColumnDraft }) {
  const t = useTranslations('deskPayments.columns');
  const chosen = columnKinds.filter((kind) => draft[kind] !== '');
  if (chosen.length === 0 || rows.length === 0) return null;
  const lines = rows.map((cells) => chosen.map((kind) => ({ kind, text: cells[columns.indexOf(draft[kind])] ?? '' })));
  return (
    <div className={reading.preview}>
      <table>
        <caption>{t('preview')}</caption>
        <thead>
          <tr>
            {chosen.map((kind) => (
              <th key={kind} scope="col">
                {t(kind)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((cells) => (
            <tr key={JSON.stringify(cells)}>
              {cells.map(({ kind, text }) => (
                <td key={kind}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
