import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { asLocalAddress } from '#domain/address/local-address.ts';
import { personalDataQuery } from '#domain/person/personal-data.ts';
import { openLogin } from '#domain/session/login-dialog.ts';
import { sessionQuery } from '#domain/session/session-query.ts';
import { WaysToShop } from '#features/cart/page/empty-cart.tsx';
import {
  CheckoutNotice,
  CheckoutPrompt,
  DataFailed,
  Loading,
  RetryButton,
  SignedOut,
  Unregistered,
} from '#features/ordering/checkout-notices.tsx';
import { type CheckoutDialog, CheckoutSteps } from '#features/ordering/checkout-steps.tsx';
import { OrderProgress } from '#features/ordering/order-progress.tsx';
import { useOrderLines } from '#features/ordering/summary/use-order-lines.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { usePageTitle } from '../use-page-title.ts';
import styles from './ordering-page.module.css';

export default function CheckoutPage() {
  const t = useTranslations('checkout');
  usePageTitle(t('title'));
  return (
    <div className={joinClasses('wrap', styles.page)}>
      <OrderProgress current="delivery" />
      <div className={styles.columns}>
        {/* The same heading in all states, because it has the focus after navigation. */}
        <h1>{t('title')}</h1>
        <Checkout />
      </div>
    </div>
  );
}

/** Who is here, and is there anything to order? */
function Checkout() {
  const tCart = useTranslations('cart');
  const { step } = useParams();
  const { data: session, isPending } = useQuery(sessionQuery);
  const person = useQuery({
    ...personalDataQuery,
    enabled: !isPending && session !== null && session?.onboardingCompleted !== false,
  });
  const order = useOrderLines();
  const [dialog, setDialog] = useState<CheckoutDialog | null>(null);

  // What is typed into an open dialog outlives a session that ends: one signs in above it and goes on.
  if (session === null && !(dialog && person.data)) return <SignedOut onSignIn={openLogin} />;
  if (session?.onboardingCompleted === false) return <Unregistered />;
  if (order.isEmpty) {
    return (
      <CheckoutPrompt title={tCart('empty.title')} text={tCart('empty.lead')}>
        <WaysToShop />
      </CheckoutPrompt>
    );
  }
  if (person.error && !person.data) {
    return (
      <DataFailed
        error={person.error}
        isLoading={person.isFetching}
        onReload={() => void person.refetch()}
        onSignIn={openLogin}
      />
    );
  }
  if (order.isMissing) {
    return (
      <CheckoutNotice kind="failed" isAlert>
        <p>
          <b>{tCart('missing.title')}</b> {tCart('missing.hint')}
        </p>
        <p>
          <RetryButton isBusy={false} onRetry={order.retry} />
        </p>
      </CheckoutNotice>
    );
  }
  if (!person.data || order.isLoading) return <Loading />;
  return (
    <CheckoutSteps
      billing={asLocalAddress(person.data.billingAddress)}
      order={order}
      step={step}
      dialog={dialog}
      onDialog={setDialog}
    />
  );
}
