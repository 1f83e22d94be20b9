import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { LocalAddress } from '#domain/address/local-address.ts';
import { LoadingState } from '#domain/session/account-states.tsx';
import { linkTo } from '#lib/routes.ts';
import { Columns } from '#ui/columns.tsx';
import { NewTabLink } from '#ui/new-tab-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { AddressCard } from './addresses/address-card.tsx';
import { SameAsBillingButton } from './addresses/address-dialog.tsx';
import { ChangeBilling, ChangeShipping } from './addresses/change-addresses.tsx';
import places from './beside-head.module.css';
import { CartHints, CheckoutNotice, RetryButton } from './checkout-notices.tsx';
import { CheckoutPart, useStepInSight } from './checkout-part.tsx';
import styles from './checkout-steps.module.css';
import { keepCheckoutChoice } from './kept-order.ts';
import { NextStep } from './next-step.tsx';
import { OrderInformation, PaymentPart } from './order-information.tsx';
import { ShippingChoice } from './shipping/shipping-choice.tsx';
import { OrderSummary } from './summary/order-summary.tsx';
import type { OrderLines } from './summary/use-order-lines.ts';
import { useCheckout } from './use-checkout.ts';

export type CheckoutDialog = 'billing' | 'shipping';

interface CheckoutStepsProps {
  billing: LocalAddress | null;
  order: OrderLines;
  /** Of the address: which part is meant. */
  step: string | undefined;
  dialog: CheckoutDialog | null;
  onDialog(dialog: CheckoutDialog | null): void;
}

/** The checkout of a registered patient with something in the cart: two cells of the page's grid. */
export function CheckoutSteps({ billing, order, step, dialog, onDialog }: CheckoutStepsProps) {
  const t = useTranslations('checkout');
  const navigate = useNavigate();
  const checkout = useCheckout(billing, order);
  const { shipping, choice, missing } = checkout;
  const isPickup = checkout.chosen?.type === 'selfPickUp';
  useStepInSight(step);

  function goOn() {
    if (!choice) return;
    keepCheckoutChoice(choice);
    void navigate(linkTo('Prescription'));
  }

  return (
    <>
      <Stack gap={1} className={places.main}>
        <CartHints leftOut={order.leftOut} repriced={order.repriced} />
        <Columns until={900} gap={1}>
          <AddressCard kind="billing" address={billing} onChange={() => onDialog('billing')} />
          {isPickup ? (
            <CheckoutPart part="shipping" title={t('address.shippingTitle')}>
              <Text>{t('address.notForPickup')}</Text>
            </CheckoutPart>
          ) : (
            <AddressCard
              kind="shipping"
              address={shipping}
              onChange={() => onDialog('shipping')}
              shortcut={billing && <SameAsBillingButton onPress={() => checkout.setShipping(billing)} />}
            />
          )}
        </Columns>
        <ShippingPart checkout={checkout} />
        <PaymentPart type={checkout.chosen?.type ?? null} />
        <OrderInformation type={checkout.chosen?.type ?? null} />
      </Stack>
      <div className={places.side}>
        <OrderSummary
          lines={order.lines}
          itemsCents={order.itemsCents}
          shipping={checkout.forSummary}
          note={<SummaryNote />}
        >
          <NextStep missing={missing} onGoOn={goOn} />
        </OrderSummary>
      </div>
      {dialog === 'billing' && <ChangeBilling billing={billing} onClose={() => onDialog(null)} />}
      {dialog === 'shipping' && (
        <ChangeShipping
          shipping={shipping}
          billing={billing}
          onChoose={checkout.setShipping}
          onClose={() => onDialog(null)}
        />
      )}
    </>
  );
}

function ShippingPart({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  const t = useTranslations('checkout.shipping');
  const { options, chosen, refused, isAsking, hasFailed } = checkout;
  const alternatives = options?.filter(({ isAvailable }) => isAvailable) ?? [];
  const names = [...new Set(alternatives.map(({ type }) => t(`names.${type}`)))].join(', ');

  return (
    <CheckoutPart part="option" title={t('title')} className={styles.shipping}>
      {hasFailed && (
        <CheckoutNotice kind="failed" isAlert>
          <p>
            <b>{t('failed')}</b> {t('failedText')}
          </p>
          <RetryButton isBusy={checkout.isRetrying} onRetry={checkout.retry} />
        </CheckoutNotice>
      )}
      {options && refused && !isAsking && (
        <CheckoutNotice kind="warning" isAlert>
          <p>
            <b>{t('notPossible', { name: t(`names.${refused.type}`) })}</b> {refused.reason}
          </p>
          <p>{names ? t('alternatives', { names }) : t('noAlternatives')}</p>
        </CheckoutNotice>
      )}
      {!options && isAsking && (
        <LoadingState text={t('loading')}>
          <Stack gap={0.65}>
            {/* As many and as high as there are by default: what stands below is not pushed down. */}
            {['courier', 'parcel', 'pickup'].map((way) => (
              <Skeleton key={way} isCard height={5.5} />
            ))}
          </Stack>
        </LoadingState>
      )}
      {!options && !isAsking && <Text>{t('needsAddress')}</Text>}
      {options && (
        <ShippingChoice
          options={options}
          chosenId={chosen?.id ?? null}
          isAsking={isAsking}
          onChoose={checkout.choose}
        />
      )}
    </CheckoutPart>
  );
}

/** What was filled in here stays where it is. */
function SummaryNote() {
  const t = useTranslations('checkout');
  const inNewTab = (route: 'Terms' | 'Privacy') => (words: ReactNode) => (
    <NewTabLink to={linkTo(route)} hint={t('newTab')}>
      {words}
    </NewTabLink>
  );
  return (
    <>
      <p>{t('summary.notBinding')}</p>
      <p>{t.rich('summary.legal', { terms: inNewTab('Terms'), privacy: inNewTab('Privacy') })}</p>
    </>
  );
}
