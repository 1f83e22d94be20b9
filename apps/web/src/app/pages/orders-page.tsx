import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { addToCart } from '#domain/cart/add-to-cart.ts';
import { sessionQuery } from '#domain/session/session-query.ts';
import { Orders } from '#features/orders/orders.tsx';
import { fieldsOf, textIn } from '#lib/read-fields.ts';
import { linkTo } from '#lib/routes.ts';
import { PageHead } from '#ui/page-head.tsx';
import { AccountLayout } from '../account-layout.tsx';
import { usePageTitle } from '../use-page-title.ts';

export default function OrdersPage() {
  const t = useTranslations('orders');
  const queryClient = useQueryClient();
  const { data: session, isPending } = useQuery(sessionQuery);
  const placed = usePlacedOrder();
  const [search] = useSearchParams();
  usePageTitle(t('title'));

  return (
    <AccountLayout>
      <PageHead isInner title={t('title')} lead={t('lead')} />
      <Orders
        session={session}
        isSessionPending={isPending}
        placed={placed}
        asked={search.get('order')}
        addToCart={(item) => addToCart(queryClient, item)}
      />
    </AccountLayout>
  );
}

/** The order that was just placed. Shown once: not after a reload, and not to the next person at this tab. */
function usePlacedOrder(): string | null {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [placed] = useState(() => textIn(fieldsOf(state)?.placed));
  // To clear it while somebody is leaving for another page would call them back; the entry is cleared when they return.
  const isStaying = useNavigation().state === 'idle';
  const isStillThere = fieldsOf(state)?.placed !== undefined;

  useEffect(() => {
    if (isStillThere && isStaying) void navigate(linkTo('Orders'), { replace: true, state: null });
  }, [isStillThere, isStaying, navigate]);

  return placed;
}
