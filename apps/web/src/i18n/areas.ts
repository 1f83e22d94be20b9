/**
 * The sentences come in areas. What every screen says (`de.ts`, `en.ts`) is loaded with the shop; each area here is a
 * chunk per language, loaded together with the first screen or dialog that names it.
 *
 * A new area `signIn` takes `de/sign-in.ts` and `en/sign-in.ts`, both exporting `signIn`, one line below, and its name
 * where it is needed: behind the screen in `app/router.tsx`, or in `withAreas` of `message-loader.ts` for what `lazy` loads.
 */
export const areas = {
  account: { de: () => import('./de/account.ts'), en: () => import('./en/account.ts') },
  cart: { de: () => import('./de/cart.ts'), en: () => import('./en/cart.ts') },
  catalogue: { de: () => import('./de/catalogue.ts'), en: () => import('./en/catalogue.ts') },
  checkout: { de: () => import('./de/checkout.ts'), en: () => import('./en/checkout.ts') },
  content: { de: () => import('./de/content.ts'), en: () => import('./en/content.ts') },
  editor: { de: () => import('./de/editor.ts'), en: () => import('./en/editor.ts') },
  legal: { de: () => import('./de/legal.ts'), en: () => import('./en/legal.ts') },
  consent: { de: () => import('./de/consent.ts'), en: () => import('./en/consent.ts') },
  home: { de: () => import('./de/home.ts'), en: () => import('./en/home.ts') },
  mailLinks: { de: () => import('./de/mail-links.ts'), en: () => import('./en/mail-links.ts') },
  onboarding: { de: () => import('./de/onboarding.ts'), en: () => import('./en/onboarding.ts') },
  orders: { de: () => import('./de/orders.ts'), en: () => import('./en/orders.ts') },
  prescription: { de: () => import('./de/prescription.ts'), en: () => import('./en/prescription.ts') },
  product: { de: () => import('./de/product.ts'), en: () => import('./en/product.ts') },
  profile: { de: () => import('./de/profile.ts'), en: () => import('./en/profile.ts') },
  signIn: { de: () => import('./de/sign-in.ts'), en: () => import('./en/sign-in.ts') },
  withdrawal: { de: () => import('./de/withdrawal.ts'), en: () => import('./en/withdrawal.ts') },
} satisfies Record<string, Record<'de' | 'en', () => Promise<object>>>;

export type AreaName = keyof typeof areas;

type ModuleOf<Name extends AreaName, Language extends 'de' | 'en'> = Awaited<
  ReturnType<(typeof areas)[Name][Language]>
>;

/** Only sentences in the form of the German ones count: an area whose English is another one does not compile. */
export type GermanAreas = {
  [Name in AreaName]: Name extends keyof ModuleOf<Name, 'de'> & keyof ModuleOf<Name, 'en'>
    ? ModuleOf<Name, 'de'>[Name]
    : never;
};
