import type { Query, QueryClient } from '@tanstack/react-query';
import { forgetGuestCart } from '#domain/cart/guest-cart.ts';
import { shortlist } from '#domain/shortlist/shortlist.ts';
import { forgetEarlyAnswers } from '#lib/early-answers.ts';
import { isPersonalKey, patientKeys } from '#lib/query-keys.ts';
import { forget, type StorageKey } from '#lib/storage.ts';

const personalStorage: StorageKey[] = [
  'auth_token',
  'auth:otpLastSent',
  'checkout_addresses_v1',
  'prescription_v1',
  'supply_v1',
];

/** Leaves nothing on this device that the next person at it could see. */
export function forgetPerson(queryClient: QueryClient): void {
  for (const key of personalStorage) forget(key);
  forgetGuestCart();
  shortlist.write(null);
  forgetCachedData(queryClient);
}

/** Empties the query cache of one person's data, on screen too; who is signed in is left for the caller to say. */
export function forgetCachedData(queryClient: QueryClient): void {
  forgetEarlyAnswers();
  // What was typed and sent lives in the mutations.
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive', predicate: isPersonal });
  for (const query of queryClient.getQueryCache().findAll({ type: 'active', predicate: isPersonal })) query.reset();
  // A guest has a cart too; a patient's data would only be refused.
  void queryClient.refetchQueries({
    type: 'active',
    predicate: (query) => isPersonal(query) && !isOfPatients(query),
  });
}

/** The same when somebody else is here now, whose own data is then asked for. */
export function replaceCachedData(queryClient: QueryClient): void {
  forgetCachedData(queryClient);
  void queryClient.refetchQueries({ type: 'active', queryKey: patientKeys.all() });
}

function isPersonal({ queryKey }: Query): boolean {
  return isPersonalKey(queryKey);
}

function isOfPatients({ queryKey }: Query): boolean {
  return queryKey[0] === patientKeys.all()[0];
}
