import type { ProductType } from '@shop/contract/catalogue';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { productTypeIn } from '../products-page.ts';

/** The product type in the address, buds unless it says otherwise; the address is rewritten to match (SH-01). */
export function useProductType(): ProductType {
  const [search, setSearch] = useSearchParams();
  const written = search.get('type');
  const productType = productTypeIn(search);

  useEffect(() => {
    if (written === productType) return;
    setSearch(
      (current) => {
        current.set('type', productType);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [written, productType, setSearch]);

  return productType;
}
