import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Session } from '#domain/session/read-session.ts';
import { Stack } from '#ui/stack.tsx';
import type { OrderSummary } from './order.ts';
import { OrderCard } from './order-card.tsx';
import type { OrderTools } from './order-tools.ts';
import { Loading, NoOrders, NotHere, NotRegistered, OrdersFailed, Placed, SignedOut } from './orders-notices.tsx';
import { inReadingOrder, isOpen, ordersQuery } from './orders-query.ts';
import { lastDispensed } from './supply/supply.ts';
import { useAnswerDrafts } from './use-answer-drafts.ts';

const SupplyCard = lazy(async () => ({ default: (await import('./supply/supply-card.tsx')).SupplyCard }));

interface OrdersProps extends Omit<OrderTools, 'drafts'> {
  /** Undefined until it is known, or when nobody could be asked. */
  session: Session | null | undefined;
  isSessionPending: boolean;
  /** The code of the order that was placed a moment ago. */
  placed: string | null;
  /** The id of the order that a link in a mail leads to. */
  asked: string | null;
}

/** The patient's orders and reservations (OR-02 … OR-07). */
export function Orders({ session, isSessionPending, placed, asked, ...tools }: OrdersProps) {
  const drafts = useAnswerDrafts(session);
  const isRegistered = session?.onboardingCompleted !== false;
  const { data, error, isFetching, refetch } = useQuery({
    ...ordersQuery,
    enabled: !isSessionPending && session !== null && isRegistered,
  });

  if (session === null) return <SignedOut hasDraft={drafts.hasAny} />;
  if (!isRegistered) return <NotRegistered />;
  return (
    <>
      {placed && <Placed code={placed} />}
      {error !== null && (
        <OrdersFailed
          error={error}
          hasOrders={data !== undefined}
          isLoading={isFetching}
          onReload={() => void refetch()}
        />
      )}
      {!data && error === null && <Loading />}
      {data?.length === 0 && <NoOrders />}
      {data && data.length > 0 && (
        <OrderList
          key={asked}
          orders={inReadingOrder(data)}
          placed={placed}
          asked={asked}
          tools={{ ...tools, drafts }}
        />
      )}
    </>
  );
}

interface OrderListProps {
  orders: OrderSummary[];
  placed: string | null;
  asked: string | null;
  tools: OrderTools;
}

/** The order that was just placed, else the one that a mail leads to, else the newest one under way, is open when one comes here. */
function OrderList({ orders, placed, asked, tools }: OrderListProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => {
    const first =
      orders.find(({ code }) => placed !== null && code === placed) ??
      orders.find(({ id }) => id === asked) ??
      orders.find(isOpen);
    return new Set(first ? [first.id] : []);
  });

  const dispensed = lastDispensed(orders);

  function toggle(id: string) {
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  return (
    <Stack gap={0.9}>
      {dispensed && (
        <Suspense fallback={null}>
          <SupplyCard key={dispensed.id} order={dispensed} />
        </Suspense>
      )}
      {asked !== null && !orders.some(({ id }) => id === asked) && <NotHere />}
      {orders.map((summary) => (
        <OrderCard
          key={summary.id}
          summary={summary}
          isOpen={opened.has(summary.id)}
          isAsked={summary.id === asked}
          onToggle={() => toggle(summary.id)}
          tools={tools}
        />
      ))}
    </Stack>
  );
}
