import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { asLocalAddress } from '#domain/address/local-address.ts';
import { personalDataQuery } from '#domain/person/personal-data.ts';
import { sessionQuery } from '#domain/session/session-query.ts';
import {
  CheckoutNotice,
  CheckoutPrompt,
  DataFailed,
  Loading,
  RetryButton,
  SignedOut,
  Unregistered,
} from './checkout-notices.tsx';
import { type CheckoutDialog, CheckoutSteps } from './checkout-steps.tsx';
import { useOrderLines } from './summary/use-order-lines.ts';

interface CheckoutProps {
  /** Of the address: which part is meant. */
  step: string | undefined;
  /** For whoever has nothing in the cart. */
  waysToShop: ReactNode;
}

/** Who is here, and is there anything to order? */
export function Checkout({ step, waysToShop }: CheckoutProps) {
  const tCart = useTranslations('cart');
  const { data: session, isPending } = useQuery(sessionQuery);
  const person = useQuery({
    ...personalDataQuery,
    enabled: !isPending && session !== null && session?.onboardingCompleted !== false,
  });
  const order = useOrderLines();
  const [dialog, setDialog] = useState<CheckoutDialog | null>(null);
  // The form is drawn in short steps, between which the page answers; what a query tells would be drawn in one piece.
  const isKnown = useDeferredValue(person.data !== undefined && !order.isLoading);

  // What is typed into an open dialog outlives a session that ends: one signs in above it and goes on.
  if (session === null && !(dialog && person.data)) return <SignedOut />;
  if (session?.onboardingCompleted === false) return <Unregistered />;
  if (order.isEmpty) {
    return (
      <CheckoutPrompt title={tCart('empty.title')} text={tCart('empty.lead')}>
        {waysToShop}
      </CheckoutPrompt>
    );
  }
  if (person.error && !person.data) {
    return <DataFailed error={person.error} isLoading={person.isFetching} onReload={() => void person.refetch()} />;
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
  if (!person.data || order.isLoading || !isKnown) return <Loading />;
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
