import type { DeskOrder } from '@shop/contract/desk/orders';
import type { FailedWay } from '@shop/contract/desk/packing-words';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { TextField } from '#ui/field.tsx';
import { OutcomeChoice } from './outcome-choice.tsx';
import { useActForm } from './use-act.ts';

const nothing = { trackingUrl: '', day: '', outcome: 'returned' as FailedWay };

interface ShippingFormProps {
  order: DeskOrder;
  /** Once more, when the parcel came back or was lost. */
  action: 'ship' | 'sendAgain';
  onClose: () => void;
}

/** The parcel leaves the house: by which link it is followed, and when it arrives. */
export function ShippingForm({ order, action, onClose }: ShippingFormProps) {
  const t = useTranslations('deskDecision');
  const id = useId();
  const { draft, setDraft, isChecked, submit, shell } = useActForm({ order, action, empty: nothing, onClose });
  // Our own courier has no tracking.
  const isOptional = order.shipping.type === 'courier';
  const trackingUrl = draft.trackingUrl.trim();
  const isGoodUrl = /^https?:\/\/\S+\.\S+$/.test(trackingUrl) || (isOptional && trackingUrl === '');

  const send = () =>
    submit(isGoodUrl ? null : `${id}-url`, (version) => ({
      version,
      action,
      trackingUrl: trackingUrl || null,
      estimatedDeliveryDate: draft.day || null,
      ...(action === 'sendAgain' && { outcome: draft.outcome }),
    }));

  return (
    <DeskForm {...shell} onSend={send}>
      {action === 'sendAgain' && (
        <OutcomeChoice value={draft.outcome} onChange={(outcome) => setDraft({ ...draft, outcome })} />
      )}
      <TextField
        id={`${id}-url`}
        label={t('form.trackingUrl')}
        type="url"
        inputMode="url"
        isOptional={isOptional}
        value={draft.trackingUrl}
        error={isChecked && !isGoodUrl && t('form.badUrl')}
        onChange={(event) => setDraft({ ...draft, trackingUrl: event.currentTarget.value })}
      />
      <TextField
        id={`${id}-day`}
        label={t('form.day')}
        type="date"
        isOptional
        value={draft.day}
        onChange={(event) => setDraft({ ...draft, day: event.currentTarget.value })}
      />
    </DeskForm>
  );
}
