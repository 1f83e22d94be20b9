import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { HealthConsentBox } from '#domain/health-consent/health-consent-box.tsx';
import { useHealthConsent } from '#domain/health-consent/use-health-consent.ts';
import { forgetCheckoutChoice } from '#domain/ordering/checkout-choice.ts';
import { UploadBox } from '#domain/prescription/upload-box.tsx';
import { refusalReason } from '#domain/prescription/upload-prescription.ts';
import { openLogin } from '#domain/session/login-dialog.ts';
import type { CallOutput } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { arrayIn, fieldsOf } from '#lib/read-fields.ts';
import { linkTo } from '#lib/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { showToast } from '#ui/toast.ts';
import { CartHints, CheckoutNotice, CheckoutPrompt, Loading, RetryButton } from './checkout-notices.tsx';
import { readKeptPrescription } from './kept-prescription.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderNotes } from './order-notes.tsx';
import { DeliveryNotPossible } from './place-order/delivery-not-possible.tsx';
import { isOrderPossible, OrderChecklist, type OrderNeeds } from './place-order/order-checklist.tsx';
import { OrderFailure } from './place-order/order-failure.tsx';
import { orderRequest } from './place-order/order-request.ts';
import { TermsChoice } from './place-order/terms-choice.tsx';
import { readTotalChange } from './place-order/total-change.ts';
import { TotalNeeded } from './place-order/total-needed.tsx';
import { usePlaceOrder } from './place-order/use-place-order.ts';
import { MethodsChoice } from './prescription/methods-choice.tsx';
import { usePrescription } from './prescription/use-prescription.ts';
import styles from './prescription-order.module.css';
import { OrderSummary } from './summary/order-summary.tsx';
import { useOrderLines } from './summary/use-order-lines.ts';
import { useChosenDelivery } from './use-chosen-delivery.ts';

/** Said by the upload itself, which asks for the file again. */
const ofTheFile = new Set<string | null>(['PrescriptionNotFound', 'PrescriptionFileRefused']);

interface PrescriptionOrderProps {
  /** Whose prescription it is. */
  owner: string | null;
  /** False when the session has ended since: then everything waits, out of sight, for the same person. */
  isSignedIn: boolean;
}

/** The prescription of a registered patient, and the order with it. */
export function PrescriptionOrder({ owner, isSignedIn }: PrescriptionOrderProps) {
  const t = useTranslations('prescription');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const order = useOrderLines();
  const consent = useHealthConsent({ isSignedIn });
  const prescription = usePrescription({ owner, consent });
  const { format, fileKey, upload } = prescription;
  const delivery = useChosenDelivery({ isSignedIn, itemsCents: order.itemsCents, format });
  const [areTermsAccepted, setTermsAccepted] = useState(false);
  const [addressFault, setAddressFault] = useState<'noAddress' | 'noHouseNumber' | null>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const checklistId = useId();
  const totalId = useId();
  const placing = usePlaceOrder({ owner, onPlaced: goToOrders, onFailed: askAgain });
  const { error, forgetError } = placing;
  const apiError = error instanceof ApiError ? error : null;
  const isDeliveryRefused = apiError?.id === 'DeliveryNotAllowed';
  const isTotalChanged = readTotalChange(error, placing.sent) !== null;

  const isOver = !isSignedIn;
  useEffect(() => {
    // Who has signed in again need not be told that they were signed out.
    if (isOver) forgetError();
  }, [isOver, forgetError]);

  const { shippingCents } = delivery;
  const shownTotal = shippingCents === null || !order.isSumCertain ? null : order.itemsCents + shippingCents;
  const needs: OrderNeeds = {
    cart: order.lines.length > 0,
    file: format === 'ePrescription' || format === 'digital' ? null : fileKey !== null,
    terms: areTermsAccepted,
    healthData: consent.kind === 'given',
    delivery: !delivery.refused && !delivery.isGone && !isDeliveryRefused,
    total: delivery.choice && !delivery.isGone ? shownTotal !== null : null,
  };

  function place(totalCents: number | null) {
    const { choice, option } = delivery;
    if (!choice) return setAddressFault('noAddress');
    if (!format || totalCents === null) return;
    const body = orderRequest({ choice: option ? { ...choice, option } : choice, format, fileKey, totalCents });
    setAddressFault(body ? null : 'noHouseNumber');
    if (body) placing.place({ body, lines: order.lines, totalCents });
  }

  async function goToOrders({ code }: CallOutput<'reserveCart'>): Promise<void> {
    forgetCheckoutChoice();
    showToast(t('order.placed', { code }), { type: 'success' });
    await navigate(linkTo('Orders'), { state: { placed: code } });
  }

  function askAgain(failure: unknown) {
    if (!(failure instanceof ApiError)) return;
    // Withdrawn elsewhere since this page was opened.
    if (failure.id === 'ConsentRequired') consent.refresh();
    if (!ofTheFile.has(failure.id)) return;
    upload.refuse(failure.id === 'PrescriptionNotFound' ? 'notArrived' : refusalReason(failure.data));
    fileInput.current?.focus();
  }

  function totalState() {
    if (needs.total !== false) return 'settled';
    return delivery.hasFailed ? 'failed' : 'waiting';
  }

  function chooseDelivery(id: string) {
    delivery.choose(id);
    forgetError();
  }

  if (isOver) return <SignInFirst />;
  if (order.isLoading) return <Loading />;
  if (order.isMissing) {
    return (
      <CheckoutNotice kind="failed" isAlert>
        <p>{t('noAnswer')}</p>
        <RetryButton isBusy={false} onRetry={order.retry} />
      </CheckoutNotice>
    );
  }

  const named = isDeliveryRefused ? arrayIn(fieldsOf(apiError?.data)?.alternatives) : [];
  const alternatives = delivery.possible.filter(({ id }) => !isDeliveryRefused || named.includes(id));

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {!needs.cart && !placing.isPlaced && <EmptyCart isUnanswered={readKeptPrescription(owner).isUnanswered} />}
        <CartHints leftOut={order.leftOut} repriced={[]} />
        <MethodsChoice methods={prescription.methods} onSwitch={prescription.switchMethod} />
        <HealthConsentBox consent={consent} />
        {(format === 'physical' || format === 'digital') && <UploadBox upload={upload} inputRef={fileInput} />}
        {/* What an order is and when it is sent (CO-06). */}
        <OrderNotes notes={['request', 'delivery']} className={styles.notes} />
      </div>
      <div className={styles.side}>
        <OrderSummary lines={order.lines} itemsCents={order.itemsCents} shipping={delivery.forSummary}>
          <hr />
          <OrderFacts choice={delivery.choice} pickupName={delivery.option?.name ?? null} />
          {!needs.delivery && (
            <DeliveryNotPossible
              isGone={delivery.isGone}
              reason={delivery.refused?.reason ?? (isDeliveryRefused ? errorText(error) : null)}
              alternatives={alternatives}
              onChoose={chooseDelivery}
            />
          )}
          <hr />
          <TermsChoice isAccepted={areTermsAccepted} onChange={setTermsAccepted} />
          {error && !isDeliveryRefused && !ofTheFile.has(apiError?.id ?? null) && (
            <OrderFailure
              error={error}
              sent={placing.sent}
              nameOf={(itemId) => order.lines.find((line) => line.itemId === itemId)?.name ?? ''}
              notOrderable={order.leftOut.map(({ name }) => name)}
              isBusy={placing.isPlacing}
              // Its button names the total that the server has computed: it waits for no other.
              isPossible={isOrderPossible({ ...needs, total: null })}
              onRetry={placing.retry}
              onAcceptTotal={place}
            />
          )}
          {addressFault && (
            <p role="alert" className={styles.fault}>
              {t(`facts.${addressFault}`)}
            </p>
          )}
          <TotalNeeded
            id={totalId}
            state={totalState()}
            totalCents={shownTotal}
            isRetrying={delivery.isRetrying}
            onRetry={delivery.retry}
          />
          {!isTotalChanged && (
            <Button
              variant="primary"
              size="large"
              className={styles.order}
              disabled={!isOrderPossible(needs) && !placing.isPlacing}
              isBusy={placing.isPlacing}
              aria-describedby={`${totalId} ${checklistId}`}
              onClick={() => place(shownTotal)}
            >
              {t('order.button')}
            </Button>
          )}
          <OrderChecklist id={checklistId} needs={needs} />
        </OrderSummary>
      </div>
    </div>
  );
}

export function SignInFirst() {
  const t = useTranslations('prescription');
  const tCheckout = useTranslations('checkout.signedOut');
  return (
    <CheckoutPrompt title={tCheckout('title')} text={t('signedOut')}>
      <Button variant="primary" aria-haspopup="dialog" onClick={openLogin}>
        {tCheckout('signIn')}
      </Button>
    </CheckoutPrompt>
  );
}

function EmptyCart({ isUnanswered }: { isUnanswered: boolean }) {
  const t = useTranslations('prescription.emptyCart');
  return (
    <CheckoutNotice kind="warning">
      <p>{t(isUnanswered ? 'unanswered' : 'text')}</p>
      <p className={styles.ways}>
        {isUnanswered && <ButtonLink to={linkTo('Orders')}>{t('toOrders')}</ButtonLink>}
        <ButtonLink to={linkTo('Cart')}>{t('toCart')}</ButtonLink>
        <ButtonLink to={linkTo('Shop')}>{t('toShop')}</ButtonLink>
      </p>
    </CheckoutNotice>
  );
}
