import { queryOptions } from '@tanstack/react-query';
import type { PostalAddress } from '#domain/address/local-address.ts';
import { call } from '#lib/api.ts';
import { patientKeys } from '#lib/query-keys.ts';

export interface DeliveryAddress extends PostalAddress {
  id: string;
}

/** Where the patient has parcels sent, oldest first. */
export const deliveryAddressesQuery = queryOptions({
  queryKey: patientKeys.deliveryAddresses(),
  queryFn: async ({ signal }): Promise<DeliveryAddress[]> => {
    const { items } = await call('listDeliveryAddresses', {}, { signal });
    return items;
  },
});
