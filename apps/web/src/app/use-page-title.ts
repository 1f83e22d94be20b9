import { pharmacyName } from '@shop/contract/shop-config';
import { useLayoutEffect } from 'react';
import { useShopConfig } from '#domain/shop/shop-config.ts';

/** `Blüten · Mainblüte Apotheke` in the tab, the history and the bookmarks. */
export function usePageTitle(title: string): void {
  const name = pharmacyName(useShopConfig());

  useLayoutEffect(() => {
    // Soft hyphens are for narrow headings; in a tab some systems draw them.
    document.title = `${title.replaceAll('\u00ad', '')} · ${name}`;
  }, [title, name]);
}
