import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import type { PostalAddress } from './personal-data.ts';

export interface DeliveryAddress extends PostalAddress {
  id: string;
}

/** Where the patient has parcels sent, oldest first. */
export const deliveryAddressesQuery = queryOptions({
  queryKey: ['patient', 'delivery-addresses'],
  queryFn: async ({ signal }): Promise<DeliveryAddress[]> => {
    const { items } = await call('listDeliveryAddresses', {}, { signal });
    return items;
  },
});

/** 'Sanderglacis 14, 97072 Würzburg': enough to tell one from another. */
export function inOneLine({ street, houseNumber, postalCode, city }: PostalAddress): string {
  return `${street} ${houseNumber}, ${postalCode} ${city}`;
}
