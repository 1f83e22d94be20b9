import type { BatchShown } from '@shop/contract/desk/stock';
import type { IdentityTest } from '@shop/contract/desk/stock-words';
import { useTranslations } from 'use-intl';
import { useReadStockAnew } from '#domain/desk/stock/stock-queries.ts';
import { useBatchName } from '#domain/desk/stock/use-batch-name.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useSeenForm } from '#domain/desk/writing/use-seen-form.ts';
import type { WriteHeaders } from '#domain/desk/writing/use-write-once.ts';
import { readAmount } from '#domain/quantity/read-amount.ts';
import { type ActDraft, emptyAct } from './act-draft.ts';
import type { BatchAct } from './batch-acts.ts';
import { useSeenBatch } from './use-seen-batch.ts';

interface ActInput {
  version: number;
  draft: ActDraft;
}

/** The form of one act on a batch. */
export function useBatchAct({ batch, act, onClose }: { batch: BatchShown; act: BatchAct; onClose: () => void }) {
  const t = useTranslations('deskStock');
  const nameOf = useBatchName();
  const deskCall = useDeskCall();
  const seen = useSeenBatch(batch);
  const readAnew = useReadStockAnew();

  function send({ version, draft }: ActInput, headers: WriteHeaders) {
    const params = { id: batch.id };
    const reason = draft.reason.trim();
    const units = readAmount(draft.units) ?? 0;
    switch (act) {
      case 'release': {
        const identityTest = draft.identityTest as IdentityTest;
        const body = { version, testNumber: draft.testNumber.trim(), identityTest };
        return deskCall('releaseBatch', { params, headers, body });
      }
      case 'lock':
        return deskCall('lockBatch', { params, headers, body: { version, reason } });
      case 'recall':
        return deskCall('startRecall', { params, headers, body: { version, reason } });
      case 'unlock':
        return deskCall('unlockBatch', { params, headers, body: { version, reason } });
      case 'complete': {
        const typed = Object.fromEntries(batch.missing.map((part) => [part, draft[part].trim()]));
        const inUseDays = batch.missing.includes('inUseDays') ? Number(draft.inUseDays.trim()) : undefined;
        return deskCall('completeBatch', { params, headers, body: { version, ...typed, inUseDays } });
      }
      case 'count':
        return deskCall('countBatch', { params, headers, body: { version, units, reason } });
      case 'damaged':
        return deskCall('writeOffBatch', { params, headers, body: { what: act, version, units, reason } });
      case 'destroyed': {
        const body = { what: act, version, units, reason, witness: draft.witness.trim() };
        return deskCall('writeOffBatch', { params, headers, body });
      }
    }
  }

  return useSeenForm<ActDraft, ActInput, NonNullable<typeof seen.changes>>({
    subjectId: batch.id,
    seen,
    form: act,
    empty: emptyAct,
    send,
    doneWords: () => t(`done.${act}`, { batch: nameOf(batch) }),
    readAnew,
    onClose,
  });
}
