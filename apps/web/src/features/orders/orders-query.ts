import { isFinal } from '@shop/contract/order-status';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { patientKeys } from '#lib/query-keys.ts';
import { isKnownStatus, type Order, type OrderHead } from './order.ts';
import { readOrder, readOrders } from './read-orders.ts';

/** While something is still under way, whoever comes back to the window sees how far it is by now. */
export const ordersQuery = queryOptions({
  queryKey: patientKeys.orders(),
  queryFn: async ({ signal }) => readOrders(await call('listOrders', {}, { signal })),
  // Who comes back to the page asks how far it is by now.
  refetchOnMount: 'always',
  refetchOnWindowFocus: ({ state }) => (state.data?.some(isOpen) ? 'always' : true),
});

export function orderQuery(id: string, code: string) {
  return queryOptions({
    queryKey: patientKeys.order(id),
    queryFn: async ({ signal }) => readOrder(await call('readOrder', { params: { id }, query: { code } }, { signal })),
    refetchOnWindowFocus: ({ state }) => (state.data && isOpen(state.data) ? 'always' : true),
  });
}

/** Shows an order as the server has just answered it, in the list too. */
export function putOrder(queryClient: QueryClient, order: Order): void {
  queryClient.setQueryData(orderQuery(order.id, order.code ?? '').queryKey, order);
  queryClient.setQueryData(ordersQuery.queryKey, (orders) =>
    orders?.map((known) => {
      if (known.id !== order.id) return known;
      const { status, missing, type } = order;
      return { ...known, status, missing, type: type ?? known.type, totalCents: order.totalCents ?? known.totalCents };
    }),
  );
}

/** Still open. An unknown status counts as open, so that the patient sees it first. */
export function isOpen({ status }: OrderHead): boolean {
  return !isKnownStatus(status) || !isFinal(status);
}

/** What is under way first, each part newest first. */
export function inReadingOrder<Head extends OrderHead>(orders: readonly Head[]): Head[] {
  const newestFirst = (a: Head, b: Head) => (b.date ?? '').localeCompare(a.date ?? '');
  return [...orders.filter(isOpen).sort(newestFirst), ...orders.filter((order) => !isOpen(order)).sort(newestFirst)];
}
