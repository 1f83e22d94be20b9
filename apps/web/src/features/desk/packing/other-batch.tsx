import type { PackingShown, PortionShown } from '@shop/contract/desk/packing';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { writeDay } from '#domain/desk/day-text.ts';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import type { CallInput } from '#lib/api.ts';
import { Select } from '#ui/select.tsx';
import { usePackingWrite } from './packing-queries.ts';

/** Takes the portion from another batch than the proposed one, where another has enough. */
export function OtherBatch({ packing: { id, version }, portion }: { packing: PackingShown; portion: PortionShown }) {
  const t = useTranslations('deskPacking');
  const fieldId = useId();
  const deskCall = useDeskCall();
  const mayChange = useHasRight('prepareOrder');
  const { write, isBusy, failure } = usePackingWrite<CallInput<'changePortionBatch'>['body']>(
    id,
    (body, headers) => deskCall('changePortionBatch', { params: { id }, headers, body }),
    () => t('batchChanged'),
  );
  if (!mayChange || portion.otherBatches.length === 0) return null;
  return (
    <div>
      <label htmlFor={fieldId}>{t('fields.otherBatch')}</label>
      <Select
        id={fieldId}
        value=""
        disabled={isBusy}
        onChange={({ currentTarget: { value } }) => {
          if (value !== '') write({ version, portion: portion.id, batchId: value });
        }}
      >
        <option value="">{t('fields.proposed')}</option>
        {portion.otherBatches.map(({ id: batchId, number, expiresOn }) => (
          <option key={batchId} value={batchId}>
            {[number ?? t('noBatchNumber'), writeDay(expiresOn)].filter(Boolean).join(', ')}
          </option>
        ))}
      </Select>
      {failure && <FailureWords failure={failure} />}
    </div>
  );
}
