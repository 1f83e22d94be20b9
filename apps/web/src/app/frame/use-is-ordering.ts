import { useMatch } from 'react-router';
import { routes } from '#lib/routes.ts';

/** An order is being made: nothing on the screen should lead away from it by accident. */
export function useIsOrdering(): boolean {
  const checkout = useMatch(routes.Checkout);
  const prescription = useMatch(routes.Prescription);
  return checkout !== null || prescription !== null;
}
