import { largestStatementBytes } from '@shop/contract/desk/payment-words';
import type { CsvColumns } from '@shop/contract/desk/payments';
import type { ErrorData } from '@shop/contract/errors';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readBase64 } from '#domain/desk/read-base64.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import type { CallOutput } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { useReadPaymentsAnew } from './payments-queries.ts';

export type UnknownTable = ErrorData<'ColumnsUnknown'>;

export interface ReadFile {
  id: number;
  file: File;
  state:
    | { kind: 'waiting' | 'reading' }
    | ({ kind: 'read'; entries: number; fresh: number } & Pick<CallOutput<'readStatement'>, 'unread' | 'refused'>)
    | { kind: 'refused'; reason: string }
    | { kind: 'columns'; table: UnknownTable };
}

/** Files of the bank, read one after the other; each tells what became of it. */
export function useReading() {
  const t = useTranslations('deskPayments.reading');
  const errorText = useErrorText();
  const deskCall = useDeskCall();
  const readAnew = useReadPaymentsAnew();
  const [files, setFiles] = useState<readonly ReadFile[]>([]);
  const count = useRef(0);
  // One at a time: the same entry in two files counts once, and the machine at the desk may be old.
  const queue = useRef<Promise<void>>(Promise.resolve());

  function set(id: number, state: ReadFile['state']): void {
    setFiles((known) => known.map((entry) => (entry.id === id ? { ...entry, state } : entry)));
  }

  async function read(id: number, file: File, columns: CsvColumns | null): Promise<void> {
    if (file.size > largestStatementBytes) return set(id, { kind: 'refused', reason: t('tooLarge') });
    set(id, { kind: 'reading' });
    try {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const body = { fileName: file.name.slice(0, 200), data: await readBase64(file), columns };
      const { statements, unread, refused } = await deskCall('readStatement', { headers, body });
      const sum = (of: 'entries' | 'fresh') => statements.reduce((total, statement) => total + statement[of], 0);
      set(id, { kind: 'read', entries: sum('entries'), fresh: sum('fresh'), unread, refused });
    } catch (error) {
      if (error instanceof ApiError && error.id === 'ColumnsUnknown') {
        set(id, { kind: 'columns', table: error.data as UnknownTable });
      } else set(id, { kind: 'refused', reason: errorText(error) });
    }
  }

  function inTurn(id: number, file: File, columns: CsvColumns | null): void {
    queue.current = queue.current.then(() => read(id, file, columns)).then(readAnew);
  }

  function take(chosen: readonly File[]): void {
    const taken = chosen.map((file) => ({ id: ++count.current, file, state: { kind: 'waiting' as const } }));
    setFiles((known) => [...known, ...taken]);
    for (const { id, file } of taken) inTurn(id, file, null);
  }

  return {
    files,
    take,
    readWith: ({ id, file }: ReadFile, columns: CsvColumns) => inTurn(id, file, columns),
    clear: () => setFiles([]),
  };
}
