import type { OrderOfPost, ReceiptOutcome } from '@shop/contract/desk/post';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readOrderCode } from '#domain/desk/order/order-code.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { deskKeys } from '#lib/query-keys.ts';
import type { Sound } from './sounds.ts';

/** One scan of this sitting. The key goes along again when it is tried again, so that it is not done twice. */
export interface Scan {
  key: string;
  at: string;
  /** Null when it was no code of an order; what it was is nobody's business on a screen. */
  code: string | null;
  state: 'checking' | 'failed' | ReceiptOutcome | 'noCode' | 'undone';
  order: OrderOfPost | null;
}

/** Behind the lock it is known what was scanned, and no longer of whom. */
export function withoutNames(scans: readonly Scan[]): Scan[] {
  return scans.map((scan) => ({ ...scan, order: scan.order && { ...scan.order, patientName: '', birthDate: '' } }));
}

/**
 * What was scanned since this desk was opened, the newest first. In memory only, where leaving the desk removes it: these are
 * names of patients.
 */
export function useSitting(sound: (sound: Sound) => void) {
  const queryClient = useQueryClient();
  const deskCall = useDeskCall();
  const { data: scans = [] } = useQuery<Scan[]>({
    queryKey: deskKeys.sitting(),
    queryFn: skipToken,
    initialData: [],
    gcTime: Number.POSITIVE_INFINITY,
  });

  const put = useCallback(
    (scan: Scan) =>
      queryClient.setQueryData<Scan[]>(deskKeys.sitting(), (known = []) =>
        known.some(({ key }) => key === scan.key)
          ? known.map((one) => (one.key === scan.key ? scan : one))
          : [scan, ...known],
      ),
    [queryClient],
  );

  const ask = useCallback(
    async (scan: Scan & { code: string }) => {
      put({ ...scan, state: 'checking' });
      try {
        const headers = { 'idempotency-key': scan.key };
        const { outcome, order } = await deskCall('receiveOriginal', { headers, body: { code: scan.code } });
        put({ ...scan, state: outcome, order });
        sound(outcome === 'received' ? 'done' : 'attention');
      } catch {
        put({ ...scan, state: 'failed' });
        sound('attention');
      }
      void queryClient.invalidateQueries({ queryKey: deskKeys.orders() });
    },
    [deskCall, put, queryClient, sound],
  );

  function receive(scanned: string): void {
    const code = readOrderCode(scanned);
    const scan: Scan = { key: crypto.randomUUID(), at: new Date().toISOString(), code, state: 'noCode', order: null };
    if (code) return void ask({ ...scan, code });
    put(scan);
    sound('attention');
  }

  function retry(scan: Scan): void {
    if (scan.code) void ask({ ...scan, code: scan.code });
  }

  return { scans, receive, retry };
}
