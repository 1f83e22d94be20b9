import { lazy, Suspense } from 'react';
import { importOrReload } from '#lib/import-or-reload.ts';

const ContactBlock = lazy(() => importOrReload(() => import('./contact-block.tsx')));

/**
 * The form to write to the pharmacy, below the first screen, which need not wait for it. Always the same element: a new one
 * would make React draw the form anew while its code is on the way, and lose what is typed.
 */
export const homeContact = (
  <Suspense>
    <ContactBlock place="home" />
  </Suspense>
);
