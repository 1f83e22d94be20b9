import type { DeskOrder } from '@shop/contract/desk/orders';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { TextField } from '#ui/field.tsx';
import { useActForm } from './use-act.ts';

/** It arrives on another day than the patient was told. */
export function ArrivalForm({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const t = useTranslations('deskDecision');
  const id = useId();
  const action = 'redate';
  const empty = { day: order.shipping.estimatedDeliveryDate ?? '' };
  const { draft, setDraft, isChecked, submit, shell } = useActForm({ order, action, empty, onClose });

  const send = () =>
    submit(draft.day ? null : id, (version) => ({ version, action, estimatedDeliveryDate: draft.day }));

  return (
    <DeskForm {...shell} onSend={send}>
      <TextField
        id={id}
        label={t('form.day')}
        type="date"
        value={draft.day}
        error={isChecked && !draft.day && t('form.dayMissing')}
        onChange={(event) => setDraft({ day: event.currentTarget.value })}
      />
    </DeskForm>
  );
}
