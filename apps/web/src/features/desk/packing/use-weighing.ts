import type { PackingShown, PortionShown } from '@shop/contract/desk/packing';
import { useTranslations } from 'use-intl';
import { useScans } from '#domain/desk/keys/use-scans.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useDraft } from '#domain/desk/writing/use-draft.ts';
import type { CallInput } from '#lib/api.ts';
import { usePackingWrite } from './packing-queries.ts';
import { readScan } from './read-scan.ts';
import { readWeight } from './weight-text.ts';

type Body = CallInput<'weighPortion'>['body'];

interface WeighingDraft {
  pzn: string;
  isProductScanned: boolean;
  batchNumber: string;
  isBatchScanned: boolean;
  weight: string;
  container: string;
  finding: string;
}

/** What is scanned and typed about one portion, and its entry in the protocol. */
export function useWeighing({ id, version, containers }: PackingShown, portion: PortionShown, onSaved: () => void) {
  const t = useTranslations('deskPacking');
  const deskCall = useDeskCall();
  const [draft, setDraft, clearDraft] = useDraft<WeighingDraft>(id, `weighing ${portion.id}`, {
    pzn: '',
    isProductScanned: false,
    batchNumber: '',
    isBatchScanned: false,
    weight: '',
    container: containers[0] ?? '',
    finding: '',
  });
  const measured = readWeight(draft.weight);
  const { write, isBusy, failure } = usePackingWrite<Body>(
    id,
    async (body, headers) => {
      await deskCall('weighPortion', { params: { id }, headers, body });
      clearDraft();
      onSaved();
    },
    () => t('saved'),
  );
  useScans((text) => {
    const { pzn, batchNumber } = readScan(text);
    if (pzn !== null) setDraft({ ...draft, pzn, isProductScanned: true });
    else setDraft({ ...draft, batchNumber, isBatchScanned: true });
  });

  return {
    draft,
    change: (changed: Partial<WeighingDraft>) => setDraft({ ...draft, ...changed }),
    measured,
    isWithin: measured !== null && measured >= portion.lowestMilli && measured <= portion.highestMilli,
    save: (measuredMilli: number) =>
      write({
        version,
        portion: portion.id,
        pzn: portion.pzn === null ? null : draft.pzn.trim(),
        isProductScanned: draft.isProductScanned,
        batchNumber: portion.batch.number === null ? null : draft.batchNumber.trim(),
        isBatchScanned: draft.isBatchScanned,
        measuredMilli,
        container: draft.container,
        finding: draft.finding.trim() || null,
      }),
    isBusy,
    failure,
  };
}
