import type { DeskOrder } from '@shop/contract/desk/orders';
import type { FailedWay } from '@shop/contract/desk/packing-words';
import { type KeyboardEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { useAmountText } from '#domain/quantity/use-amount-text.ts';
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
  const amountText = useAmountText();
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

  /** A scanner ends with Enter: that goes on to the day, and sends nothing. */
  function goOn(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    document.getElementById(`${id}-day`)?.focus();
  }

  const { name } = order.person;
  const to = order.person.deliveryAddress.fullName;
  return (
    <DeskForm {...shell} about={t('form.goesTo', { name, to, code: order.code })} onSend={send}>
      <ul>
        {order.lines.map((line) => (
          <li key={line.position} lang="de">
            {line.name}, {amountText(line.quantity, line.unit)}
          </li>
        ))}
      </ul>
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
        onKeyDown={goOn}
        error={isChecked && !isGoodUrl && t('form.badUrl')}
        onChange={(event) => setDraft({ ...draft, trackingUrl: event.currentTarget.value })}
      />
      <TextField
        id={`${id}-day`}
        label={t('form.day')}
        type="date"
        isOptional
        value={draft.day}
        onKeyDown={goOn}
        onChange={(event) => setDraft({ ...draft, day: event.currentTarget.value })}
      />
    </DeskForm>
  );
}
