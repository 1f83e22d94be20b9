import type { Query, QueryClient } from '@tanstack/react-query';
import { forgetGuestCart } from '#domain/cart/guest-cart.ts';
import { forget, type StorageKey } from '#lib/storage.ts';
import { sessionQuery } from './session-query.ts';

/**
 * Queries that are the same for everybody. Everything else in the cache may belong to a person and is removed with
 * them.
 */
const publicData = new Set<unknown>([
  'products',
  'product',
  'shop-id',
  'shop-context',
  'page-text',
  'blog-index',
  'post',
  'faq',
  'glossary',
  'legal',
]);

/** What only a signed-in patient is answered: its keys begin with this word. */
const ofPatients = 'patient';

const personalStorage: StorageKey[] = ['auth_token', 'auth:otpLastSent', 'checkout_addresses_v1', 'prescription_v1'];

/** Leaves nothing on this device that the next person at it could see. */
export function forgetPerson(queryClient: QueryClient): void {
  for (const key of personalStorage) forget(key);
  forgetGuestCart();
  forgetCachedData(queryClient);
}

/** Empties the query cache of one person's data, on screen too; who is signed in is left for the caller to say. */
export function forgetCachedData(queryClient: QueryClient): void {
  // What was typed and sent lives in the mutations.
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive', predicate: isPersonal });
  for (const query of queryClient.getQueryCache().findAll({ type: 'active', predicate: isPersonal })) query.reset();
  // A guest has a cart too; a patient's data would only be refused.
  void queryClient.refetchQueries({
    type: 'active',
    predicate: (query) => isPersonal(query) && query.queryKey[0] !== ofPatients,
  });
}

/** The same when somebody else is here now, whose own data is then asked for. */
export function replaceCachedData(queryClient: QueryClient): void {
  forgetCachedData(queryClient);
  void queryClient.refetchQueries({ type: 'active', queryKey: [ofPatients] });
}

function isPersonal({ queryKey: [subject] }: Query): boolean {
  return !publicData.has(subject) && subject !== sessionQuery.queryKey[0];
}
