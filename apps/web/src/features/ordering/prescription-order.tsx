import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { HealthConsentBox } from '#domain/health-consent/health-consent-box.tsx';
import { useHealthConsent } from '#domain/health-consent/use-health-consent.ts';
import { UploadBox } from '#domain/prescription/upload-box.tsx';
import { linkTo } from '#lib/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import places from './beside-head.module.css';
import { CartHints, CheckoutNotice, Loading, RetryButton, SignedOut } from './checkout-notices.tsx';
import { readKeptPrescription } from './kept-order.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderNotes } from './order-notes.tsx';
import { PlaceOrder } from './place-order.tsx';
import { MethodsChoice } from './prescription/methods-choice.tsx';
import { usePrescription } from './prescription/use-prescription.ts';
import styles from './prescription-order.module.css';
import { OrderSummary } from './summary/order-summary.tsx';
import { useOrderLines } from './summary/use-order-lines.ts';
import { useChosenDelivery } from './use-chosen-delivery.ts';
import { usePlaceOrder } from './use-place-order.ts';

interface PrescriptionOrderProps {
  /** Whose prescription it is. */
  owner: string | null;
  /** False when the session has ended since: then everything waits, out of sight, for the same person. */
  isSignedIn: boolean;
}

/** The prescription of a registered patient, and the order with it. */
export function PrescriptionOrder({ owner, isSignedIn }: PrescriptionOrderProps) {
  const t = useTranslations('prescription');
  const order = useOrderLines();
  const consent = useHealthConsent({ isSignedIn });
  const prescription = usePrescription({ owner, consent });
  const { format, upload } = prescription;
  const delivery = useChosenDelivery({ isSignedIn, itemsCents: order.itemsCents, format });
  const fileInput = useRef<HTMLInputElement>(null);
  const placing = usePlaceOrder({ owner, isSignedIn, order, consent, prescription, delivery, fileInput });

  if (!isSignedIn) return <SignInFirst />;
  if (order.isLoading) return <Loading />;
  if (order.isMissing) {
    return (
      <CheckoutNotice kind="failed" isAlert>
        <p>{t('noAnswer')}</p>
        <RetryButton isBusy={false} onRetry={order.retry} />
      </CheckoutNotice>
    );
  }
  return (
    <>
      <Stack gap={1} className={places.main}>
        {!placing.needs.cart && !placing.isPlaced && (
          <EmptyCart isUnanswered={readKeptPrescription(owner).isUnanswered} />
        )}
        <CartHints leftOut={order.leftOut} repriced={[]} />
        <MethodsChoice methods={prescription.methods} onSwitch={prescription.switchMethod} />
        <HealthConsentBox consent={consent} />
        {(format === 'physical' || format === 'digital') && <UploadBox upload={upload} inputRef={fileInput} />}
        {/* What an order is and when it is sent (CO-06). */}
        <OrderNotes
          notes={['request', 'delivery']}
          way={delivery.choice?.option.type}
          format={format}
          className={styles.notes}
        />
      </Stack>
      <div className={places.side}>
        <OrderSummary lines={order.lines} itemsCents={order.itemsCents} shipping={delivery.forSummary}>
          <hr />
          <OrderFacts choice={delivery.choice} pickupName={delivery.pickupName} />
          <PlaceOrder order={order} delivery={delivery} placing={placing} />
        </OrderSummary>
      </div>
    </>
  );
}

export function SignInFirst() {
  const t = useTranslations('prescription');
  return <SignedOut text={t('signedOut')} />;
}

function EmptyCart({ isUnanswered }: { isUnanswered: boolean }) {
  const t = useTranslations('prescription.emptyCart');
  return (
    <CheckoutNotice kind="warning">
      <p>{t(isUnanswered ? 'unanswered' : 'text')}</p>
      <Row as="p" gap={0.5}>
        {isUnanswered && <ButtonLink to={linkTo('Orders')}>{t('toOrders')}</ButtonLink>}
        <ButtonLink to={linkTo('Cart')}>{t('toCart')}</ButtonLink>
        <ButtonLink to={linkTo('Shop')}>{t('toShop')}</ButtonLink>
      </Row>
    </CheckoutNotice>
  );
}
