/**
 * The sentences come in areas. What every screen says (`de.ts`, `en.ts`) is loaded with the shop; each area here is a
 * chunk per language, loaded together with the first screen or dialog that names it.
 *
 * The sentences themselves are in packages/texts/src/messages, beside those of mails and papers. A new area `signIn` takes
 * `de/screens/sign-in.ts` and `en/screens/sign-in.ts`, both exporting `signIn`, one line below, and its name
 * where it is needed: behind the screen in `app/router.tsx`, or in `withAreas` of `message-loader.ts` for what `lazy` loads.
 */
export const areas = {
  account: {
    de: () => import('@shop/texts/messages/de/screens/account'),
    en: () => import('@shop/texts/messages/en/screens/account'),
  },
  cart: {
    de: () => import('@shop/texts/messages/de/screens/cart'),
    en: () => import('@shop/texts/messages/en/screens/cart'),
  },
  catalogue: {
    de: () => import('@shop/texts/messages/de/screens/catalogue'),
    en: () => import('@shop/texts/messages/en/screens/catalogue'),
  },
  checkout: {
    de: () => import('@shop/texts/messages/de/screens/checkout'),
    en: () => import('@shop/texts/messages/en/screens/checkout'),
  },
  content: {
    de: () => import('@shop/texts/messages/de/screens/content'),
    en: () => import('@shop/texts/messages/en/screens/content'),
  },
  desk: {
    de: () => import('@shop/texts/messages/de/screens/desk'),
    en: () => import('@shop/texts/messages/en/screens/desk'),
  },
  deskErrors: {
    de: () => import('@shop/texts/messages/de/screens/desk-errors'),
    en: () => import('@shop/texts/messages/en/screens/desk-errors'),
  },
  deskTeam: {
    de: () => import('@shop/texts/messages/de/screens/desk-team'),
    en: () => import('@shop/texts/messages/en/screens/desk-team'),
  },
  deskQueue: {
    de: () => import('@shop/texts/messages/de/screens/desk-queue'),
    en: () => import('@shop/texts/messages/en/screens/desk-queue'),
  },
  deskOrder: {
    de: () => import('@shop/texts/messages/de/screens/desk-order'),
    en: () => import('@shop/texts/messages/en/screens/desk-order'),
  },
  deskPaper: {
    de: () => import('@shop/texts/messages/de/screens/desk-paper'),
    en: () => import('@shop/texts/messages/en/screens/desk-paper'),
  },
  deskStory: {
    de: () => import('@shop/texts/messages/de/screens/desk-story'),
    en: () => import('@shop/texts/messages/en/screens/desk-story'),
  },
  deskDecision: {
    de: () => import('@shop/texts/messages/de/screens/desk-decision'),
    en: () => import('@shop/texts/messages/en/screens/desk-decision'),
  },
  deskRecord: {
    de: () => import('@shop/texts/messages/de/screens/desk-record'),
    en: () => import('@shop/texts/messages/en/screens/desk-record'),
  },
  deskCheck: {
    de: () => import('@shop/texts/messages/de/screens/desk-check'),
    en: () => import('@shop/texts/messages/en/screens/desk-check'),
  },
  deskPost: {
    de: () => import('@shop/texts/messages/de/screens/desk-post'),
    en: () => import('@shop/texts/messages/en/screens/desk-post'),
  },
  deskJournal: {
    de: () => import('@shop/texts/messages/de/screens/desk-journal'),
    en: () => import('@shop/texts/messages/en/screens/desk-journal'),
  },
  deskHandover: {
    de: () => import('@shop/texts/messages/de/screens/desk-handover'),
    en: () => import('@shop/texts/messages/en/screens/desk-handover'),
  },
  deskPacking: {
    de: () => import('@shop/texts/messages/de/screens/desk-packing'),
    en: () => import('@shop/texts/messages/en/screens/desk-packing'),
  },
  deskPrivacy: {
    de: () => import('@shop/texts/messages/de/screens/desk-privacy'),
    en: () => import('@shop/texts/messages/en/screens/desk-privacy'),
  },
  deskRetention: {
    de: () => import('@shop/texts/messages/de/screens/desk-retention'),
    en: () => import('@shop/texts/messages/en/screens/desk-retention'),
  },
  deskWithdrawals: {
    de: () => import('@shop/texts/messages/de/screens/desk-withdrawals'),
    en: () => import('@shop/texts/messages/en/screens/desk-withdrawals'),
  },
  deskReturns: {
    de: () => import('@shop/texts/messages/de/screens/desk-returns'),
    en: () => import('@shop/texts/messages/en/screens/desk-returns'),
  },
  deskFilled: {
    de: () => import('@shop/texts/messages/de/screens/desk-filled'),
    en: () => import('@shop/texts/messages/en/screens/desk-filled'),
  },
  deskStock: {
    de: () => import('@shop/texts/messages/de/screens/desk-stock'),
    en: () => import('@shop/texts/messages/en/screens/desk-stock'),
  },
  deskPayments: {
    de: () => import('@shop/texts/messages/de/screens/desk-payments'),
    en: () => import('@shop/texts/messages/en/screens/desk-payments'),
  },
  deskRecall: {
    de: () => import('@shop/texts/messages/de/screens/desk-recall'),
    en: () => import('@shop/texts/messages/en/screens/desk-recall'),
  },
  deskCatalogue: {
    de: () => import('@shop/texts/messages/de/screens/desk-catalogue'),
    en: () => import('@shop/texts/messages/en/screens/desk-catalogue'),
  },
  deskRules: {
    de: () => import('@shop/texts/messages/de/screens/desk-rules'),
    en: () => import('@shop/texts/messages/en/screens/desk-rules'),
  },
  deskMails: {
    de: () => import('@shop/texts/messages/de/screens/desk-mails'),
    en: () => import('@shop/texts/messages/en/screens/desk-mails'),
  },
  deskSettings: {
    de: () => import('@shop/texts/messages/de/screens/desk-settings'),
    en: () => import('@shop/texts/messages/en/screens/desk-settings'),
  },
  deskTools: {
    de: () => import('@shop/texts/messages/de/screens/desk-tools'),
    en: () => import('@shop/texts/messages/en/screens/desk-tools'),
  },
  editor: {
    de: () => import('@shop/texts/messages/de/screens/editor'),
    en: () => import('@shop/texts/messages/en/screens/editor'),
  },
  editorErrors: {
    de: () => import('@shop/texts/messages/de/screens/editor-errors'),
    en: () => import('@shop/texts/messages/en/screens/editor-errors'),
  },
  legal: {
    de: () => import('@shop/texts/messages/de/screens/legal'),
    en: () => import('@shop/texts/messages/en/screens/legal'),
  },
  consent: {
    de: () => import('@shop/texts/messages/de/screens/consent'),
    en: () => import('@shop/texts/messages/en/screens/consent'),
  },
  home: {
    de: () => import('@shop/texts/messages/de/screens/home'),
    en: () => import('@shop/texts/messages/en/screens/home'),
  },
  mailLinks: {
    de: () => import('@shop/texts/messages/de/screens/mail-links'),
    en: () => import('@shop/texts/messages/en/screens/mail-links'),
  },
  onboarding: {
    de: () => import('@shop/texts/messages/de/screens/onboarding'),
    en: () => import('@shop/texts/messages/en/screens/onboarding'),
  },
  orders: {
    de: () => import('@shop/texts/messages/de/screens/orders'),
    en: () => import('@shop/texts/messages/en/screens/orders'),
  },
  prescription: {
    de: () => import('@shop/texts/messages/de/screens/prescription'),
    en: () => import('@shop/texts/messages/en/screens/prescription'),
  },
  product: {
    de: () => import('@shop/texts/messages/de/screens/product'),
    en: () => import('@shop/texts/messages/en/screens/product'),
  },
  profile: {
    de: () => import('@shop/texts/messages/de/screens/profile'),
    en: () => import('@shop/texts/messages/en/screens/profile'),
  },
  shortlist: {
    de: () => import('@shop/texts/messages/de/screens/shortlist'),
    en: () => import('@shop/texts/messages/en/screens/shortlist'),
  },
  signIn: {
    de: () => import('@shop/texts/messages/de/screens/sign-in'),
    en: () => import('@shop/texts/messages/en/screens/sign-in'),
  },
  waitlist: {
    de: () => import('@shop/texts/messages/de/screens/waitlist'),
    en: () => import('@shop/texts/messages/en/screens/waitlist'),
  },
  withdrawal: {
    de: () => import('@shop/texts/messages/de/screens/withdrawal'),
    en: () => import('@shop/texts/messages/en/screens/withdrawal'),
  },
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
