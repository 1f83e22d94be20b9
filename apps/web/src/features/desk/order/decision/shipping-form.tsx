import type { DeskOrder } from '@shop/contract/desk/orders';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { TextField } from '#ui/field.tsx';
import { useActForm } from './use-act.ts';

const nothing = { trackingUrl: '', day: '' };

/** The parcel leaves the house: by which link it is followed, and when it arrives. */
export function ShippingForm({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const t = useTranslations('deskDecision');
  const id = useId();
  const action = 'ship';
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
    }));

  return (
    <DeskForm
      {...shell}
      title={t('actions.ship')}
      about={t('form.about.ship')}
      sendLabel={t('form.send.ship')}
      onSend={send}
    >
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
