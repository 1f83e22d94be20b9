import type { ProductType } from '@shop/contract/catalogue';
import { useEffect } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { productTypeIn } from '../products-page.ts';

/** The product type in the address, buds unless it says otherwise; the address is rewritten to match (SH-01). */
export function useProductType(): ProductType {
  const [search, setSearch] = useSearchParams();
  const written = search.get('type');
  const productType = productTypeIn(search);
  // To write it while somebody is leaving for another page would call them back.
  const isStaying = useNavigation().state === 'idle';

  useEffect(() => {
    if (written === productType || !isStaying) return;
    setSearch(
      (current) => {
        current.set('type', productType);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [written, productType, isStaying, setSearch]);

  return productType;
}
