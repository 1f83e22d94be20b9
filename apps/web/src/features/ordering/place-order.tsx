import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { arrayIn, fieldsOf } from '#lib/read-fields.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { DeliveryNotPossible } from './place-order/delivery-not-possible.tsx';
import { isOrderPossible, OrderChecklist } from './place-order/order-checklist.tsx';
import { OrderFailure } from './place-order/order-failure.tsx';
import { TermsChoice } from './place-order/terms-choice.tsx';
import { readTotalChange } from './place-order/total-change.ts';
import { TotalNeeded } from './place-order/total-needed.tsx';
import styles from './place-order.module.css';
import type { OrderLines } from './summary/use-order-lines.ts';
import type { ChosenDelivery } from './use-chosen-delivery.ts';
import type { PlacingOrder } from './use-place-order.ts';

interface PlaceOrderProps {
  order: OrderLines;
  delivery: ChosenDelivery;
  placing: PlacingOrder;
}

/** The end of the summary: the terms, the button of §312j BGB, and what stands in its way. */
export function PlaceOrder({ order, delivery, placing }: PlaceOrderProps) {
  const t = useTranslations('prescription');
  const totalId = useId();
  const checklistId = useId();
  const { needs, error, totalCents, isPlacing, addressFault } = placing;
  const isTotalChanged = readTotalChange(error, placing.sent) !== null;

  function totalState() {
    if (needs.total !== false) return 'settled';
    return delivery.hasFailed ? 'failed' : 'waiting';
  }

  return (
    <>
      {!needs.delivery && <OtherDelivery delivery={delivery} placing={placing} />}
      <hr />
      <TermsChoice isAccepted={placing.areTermsAccepted} onChange={placing.setTermsAccepted} />
      {placing.isErrorTold && (
        <OrderFailure
          error={error}
          sent={placing.sent}
          nameOf={(itemId) => order.lines.find((line) => line.itemId === itemId)?.name ?? ''}
          notOrderable={order.leftOut.map(({ name }) => name)}
          isBusy={isPlacing}
          // Its button names the total that the server has computed: it waits for no other.
          isPossible={isOrderPossible({ ...needs, total: null })}
          onRetry={placing.retry}
          onAcceptTotal={placing.place}
        />
      )}
      {addressFault && (
        <Note tone="danger" role="alert" className={styles.fault}>
          {t(`facts.${addressFault}`)}
        </Note>
      )}
      <TotalNeeded
        id={totalId}
        state={totalState()}
        totalCents={totalCents}
        isRetrying={delivery.isRetrying}
        onRetry={delivery.retry}
      />
      {!isTotalChanged && (
        <Button
          variant="primary"
          size="large"
          className={styles.order}
          disabled={!isOrderPossible(needs) && !isPlacing}
          isBusy={isPlacing}
          aria-describedby={`${totalId} ${checklistId}`}
          onClick={() => placing.place(totalCents)}
        >
          {t('order.button')}
        </Button>
      )}
      <OrderChecklist id={checklistId} needs={needs} />
    </>
  );
}

/** What the server has named where it refused the delivery; everything that can be had where nobody has asked it yet. */
function OtherDelivery({
  delivery,
  placing: { error, isDeliveryRefused, chooseDelivery },
}: Omit<PlaceOrderProps, 'order'>) {
  const errorText = useErrorText();
  const named = error instanceof ApiError ? arrayIn(fieldsOf(error.data)?.alternatives) : [];
  return (
    <DeliveryNotPossible
      isGone={delivery.isGone}
      reason={delivery.refused?.reason ?? (isDeliveryRefused ? errorText(error) : null)}
      alternatives={delivery.possible.filter(({ id }) => !isDeliveryRefused || named.includes(id))}
      onChoose={chooseDelivery}
    />
  );
}
