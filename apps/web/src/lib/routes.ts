/**
 * Every address of the shop, used by the router and by every link. The names Shop, Product, Checkout,
 * Prescription, Orders, Profile and BlogPost are asked for (NA-07).
 */
export const routes = {
  Home: '/',
  Shop: '/shop',
  Product: '/product/:slug',
  Shortlist: '/merkliste',
  Register: '/register',
  Cart: '/cart',
  Checkout: '/checkout/:step?',
  Prescription: '/prescription',
  Orders: '/orders',
  Profile: '/account',
  Waitlist: '/notifications',
  StopEmailChange: '/stop-email-change/:token?',
  ThisDevice: '/this-device/:token?',
  Blog: '/blog',
  BlogPost: '/blog/:slug',
  Faq: '/faq',
  Glossary: '/glossar',
  About: '/about',
  Contact: '/contact',
  Imprint: '/impressum',
  Privacy: '/datenschutz',
  Terms: '/agb',
  Accessibility: '/barrierefreiheit',
  Withdrawal: '/widerruf',
  Booking: '/booking',
  EditorLogin: '/cms/login',
  Editor: '/cms',
  Desk: '/desk',
  DeskOrder: '/desk/order/:code',
  DeskPost: '/desk/post',
  DeskPacking: '/desk/packing',
  DeskPackOrder: '/desk/packing/:id',
  DeskHandOver: '/desk/handover',
  DeskWithdrawals: '/desk/withdrawals',
  DeskWithdrawal: '/desk/withdrawals/:id',
  DeskTour: '/desk/tour',
  DeskStock: '/desk/stock',
  DeskProductStock: '/desk/stock/:id',
  DeskRecall: '/desk/recall/:id',
  DeskGoodsIn: '/desk/goods-in',
  DeskCatalogue: '/desk/catalogue',
  DeskNewProduct: '/desk/catalogue/new',
  DeskCatalogueProduct: '/desk/catalogue/:id',
  DeskRules: '/desk/rules/:part?',
  DeskPayments: '/desk/payments',
  DeskJournal: '/desk/journal',
  DeskPrivacy: '/desk/privacy',
  DeskRetention: '/desk/privacy/retention',
  DeskPrivacyRequest: '/desk/privacy/:id',
  DeskTeam: '/desk/team',
  DeskAccess: '/desk/access',
} as const;

export type RouteName = keyof typeof routes;

type ParamsOf<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamsOf<Head> & ParamsOf<Rest>
  : Path extends `:${infer Name}?`
    ? { [K in Name]?: string }
    : Path extends `:${infer Name}`
      ? { [K in Name]: string }
      : unknown;

type Query = Record<string, string | undefined>;

/** A required parameter makes the second argument required: `linkTo('Product', { slug })`. */
type LinkArguments<Name extends RouteName> = (typeof routes)[Name] extends `${string}:${infer Param}`
  ? Param extends `${string}?`
    ? [params?: ParamsOf<(typeof routes)[Name]>, query?: Query]
    : [params: ParamsOf<(typeof routes)[Name]>, query?: Query]
  : [params?: undefined, query?: Query];

/** The address of a route with its parameters filled in, for `<Link to>` and `navigate`. */
export function linkTo<Name extends RouteName>(name: Name, ...[params, query]: LinkArguments<Name>): string {
  const given = (params ?? {}) as Record<string, string | undefined>;
  const path = routes[name]
    .split('/')
    .map((part) => (part.startsWith(':') ? encodeURIComponent(given[part.slice(1).replace('?', '')] ?? '') : part))
    .join('/')
    .replace(/(?<=.)\/$/, '');

  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, value);
  return search.size > 0 ? `${path}?${search}` : path;
}
