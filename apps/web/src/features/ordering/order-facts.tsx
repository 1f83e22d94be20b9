import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { AddressText } from '#domain/address/address-text.tsx';
import { linkTo } from '#lib/routes.ts';
import { Fact } from '#ui/facts.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import { type CheckoutChoice, destinationOf } from './kept-order.ts';
import styles from './order-facts.module.css';

interface OrderFactsProps {
  choice: CheckoutChoice | null;
  /** Of a pickup: the pharmacy and its address. */
  pickupName: string | null;
}

/** Where the order goes and how it is paid: part of the summary above the button (§312j BGB). */
export function OrderFacts({ choice, pickupName }: OrderFactsProps) {
  const t = useTranslations('prescription.facts');
  const tCheckout = useTranslations('checkout');
  if (!choice) {
    return (
      <Stack gap={0.6} align="start" className={styles.facts}>
        <Note tone="danger">{t('noAddress')}</Note>
        <Link to={linkTo('Checkout')}>{t('toCheckout')}</Link>
      </Stack>
    );
  }

  const isPickup = choice.option.type === 'selfPickUp';
  const destination = destinationOf(choice);
  const isBilledElsewhere = isPickup || JSON.stringify(destination) !== JSON.stringify(choice.billing);
  return (
    <div className={joinClasses(styles.facts, styles.chosen)}>
      <Stack as="dl" gap={0.5}>
        {isPickup ? (
          pickupName && (
            <Fact name={t('pickup')}>
              <span lang="de">{pickupName}</span>
            </Fact>
          )
        ) : (
          <Fact name={t('delivery')}>
            <AddressText address={destination} isRunning />
          </Fact>
        )}
        {isBilledElsewhere && (
          <Fact name={t('billing')}>
            <AddressText address={choice.billing} isRunning />
          </Fact>
        )}
        <Fact name={tCheckout('payment.title')}>{tCheckout(isPickup ? 'payment.pickup' : 'payment.transfer')}</Fact>
      </Stack>
      <Link to={linkTo('Checkout')}>{t('change')}</Link>
    </div>
  );
}
