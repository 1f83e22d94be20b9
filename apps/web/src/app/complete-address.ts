import { productTypeIn } from '#features/catalogue/products-page.ts';
import { routes } from '#lib/routes.ts';
import { findRoute } from './find-route.ts';

/** The shop's address names the product type (SH-01). Written before the router reads it, it costs no second drawing of the list. */
export function completeAddress(): void {
  const route = findRoute(window.location.hash);
  if (route?.name !== 'Shop' || route.search.has('type')) return;
  route.search.set('type', productTypeIn(route.search));
  history.replaceState(history.state, '', `#${routes.Shop}?${route.search}`);
}
