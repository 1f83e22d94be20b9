import type { LocalAddress } from '#domain/address/local-address.ts';
import type { ShippingOption } from './read-shipping-options.ts';
import { useShippingOptions } from './use-shipping-options.ts';

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
