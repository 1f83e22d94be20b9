import type { PrescriptionFormat } from '@shop/contract/prescription';
import { queryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { type LocalAddress, streetParts } from '#domain/address/local-address.ts';
import { justReadMs } from '#domain/cart/cart-query.ts';
import { useCart } from '#domain/cart/use-cart.ts';
import { personalDataQuery } from '#domain/person/personal-data.ts';
import { sessionQuery } from '#domain/session/session-query.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { warn } from '#lib/log.ts';
import { patientKeys } from '#lib/query-keys.ts';
import { readShippingOptions, type ShippingOption } from './read-shipping-options.ts';

interface Journey {
  /** Where it goes to; null as long as nobody knows, and then nobody is asked. */
  address: LocalAddress | null;
  itemsCents: number;
  /** Once it is known: the law may tie a delivery to it (reading 30). */
  prescriptionFormat?: PrescriptionFormat | undefined;
}

/**
 * How this cart can reach this address, and for how much (CO-05). Asked anew when the address, the cart or the
 * prescription's format change; the answer of before is shown until the new one is there. A failure is logged.
 */
export function useShippingOptions({
  address,
  itemsCents,
  prescriptionFormat,
}: Journey): UseQueryResult<ShippingOption[]> {
  const { pharmacyId } = useShopConfig();
  const { data: session } = useQuery(sessionQuery);
  const isPatient = Boolean(session) && session?.onboardingCompleted !== false;
  const { data: person, isPending } = useQuery({ ...personalDataQuery, enabled: isPatient });
  const locale = useLocale();
  // The screen around it has just read the cart.
  const { cart } = useCart(justReadMs);

  const queryClient = useQueryClient();
  const question: Question = {
    pharmacyId,
    itemsTotalCent: itemsCents,
    ...(address && addressQuery(address)),
    patientId: session?.userId ?? undefined,
    patientEmail: person?.email || session?.email || undefined,
    patientPhone: person?.phone || undefined,
  };
  // The cart is not sent, the server has it; but with another cart it is another question, as in another language.
  const circumstances = [locale, ...cart.lines.map(({ itemId, quantity }) => `${itemId} ${quantity}`)];
  const { queryKey: keyWithoutFormat } = shippingOptionsQuery(question, circumstances);

  const query = useQuery({
    ...shippingOptionsQuery({ ...question, prescriptionFormat }, circumstances),
    enabled: address !== null && isPatient && !isPending,
    // The checkout has asked before a format was known.
    placeholderData: (before) => before ?? queryClient.getQueryData(keyWithoutFormat),
  });

  const { error } = query;
  useEffect(() => {
    // By its id alone: the address that was asked for is a person's.
    if (error) warn('The shipping rates could not be read.', error instanceof ApiError ? error.id : error.message);
  }, [error]);
  return query;
}

interface Addresses {
  billing: LocalAddress | null;
  shipping: LocalAddress | null;
}

interface Rates {
  /** Null until they are known; those of before while new ones are on their way. */
  options: ShippingOption[] | null;
  isAsking: boolean;
  hasFailed: boolean;
  isRetrying: boolean;
  retry(): void;
}

/**
 * CO-05: self pickup is asked for with the billing address, everything else with the shipping address first. Where the two
 * differ that are two questions, so that an option is never offered for one address and refused for the other.
 */
export function useRates({ billing, shipping }: Addresses, itemsCents: number): Rates {
  const isOneQuestion = !billing || !shipping || isSame(billing, shipping);
  const delivery = useShippingOptions({ address: shipping ?? billing, itemsCents });
  const pickup = useShippingOptions({ address: isOneQuestion ? null : billing, itemsCents });
  const asked = isOneQuestion ? [delivery] : [delivery, pickup];

  const pickups = (isOneQuestion ? delivery : pickup).data?.filter(({ type }) => type === 'selfPickUp');
  const others = delivery.data?.filter(({ type }) => type !== 'selfPickUp');
  const isSettled = (query: typeof delivery) => query.data !== undefined && !query.isPlaceholderData;
  // Once a failure is shown, a new attempt does not bring the loading state back.
  const hasFailed = asked.some((query) => !isSettled(query) && query.errorUpdateCount > 0);

  return {
    options: pickups && others ? [...pickups, ...others] : null,
    hasFailed,
    isAsking: !hasFailed && asked.some((query) => query.isPlaceholderData || query.isLoading),
    isRetrying: asked.some(({ isFetching }) => isFetching),
    retry() {
      for (const query of asked) if (!isSettled(query)) void query.refetch();
    },
  };
}

function isSame(one: LocalAddress, other: LocalAddress): boolean {
  return (['street', 'postalCode', 'city', 'country'] as const).every((part) => one[part] === other[part]);
}

type Question = NonNullable<Parameters<typeof call<'listShippingOptions'>>[1]['query']>;

function shippingOptionsQuery(question: Question, circumstances: string[]) {
  return queryOptions({
    queryKey: patientKeys.shippingOptions(question, circumstances),
    queryFn: async ({ signal }) => {
      if (!question.pharmacyId) throw new TypeError('The config names no pharmacy.');
      return readShippingOptions(await call('listShippingOptions', { query: question }, { signal }));
    },
  });
}

function addressQuery(address: LocalAddress) {
  const { street, houseNumber } = streetParts(address) ?? { street: address.street, houseNumber: undefined };
  return { street, houseNumber, postalCode: address.postalCode, city: address.city, country: address.country };
}
