import { type BooksSettings, defaultBooks } from './books-settings.ts';
import { type Closure, isClosures } from './closure.ts';
import { isFlag, isHosts, isOrigins, isSocial, isText, isWebAddress } from './config-checks.ts';
import type { OwnPoint } from './desk/checklist.ts';
import { defaultWorkingDays, type WorkingDays } from './desk/working-days.ts';
import type { MailWordings } from './mail-wordings.ts';
import { defaultOrdering, type OrderingSettings } from './ordering-settings.ts';
import { defaultPacking, type PackingSettings } from './packing-settings.ts';
import type { QuestionTemplates } from './question-templates.ts';

/**
 * The runtime config: what a pharmacy puts in to make this shop its own (reading 21). Read by the browser at start and
 * by the server for its security headers. Without a schema library, so that the first load stays small.
 */
export interface ShopConfig {
  shopName: string;
  tagline: string;
  copyright: string;
  phone: string;
  email: string;
  /** The external calendar behind /booking. */
  bookingUrl: string;
  social: { label: string; url: string }[];
  /** The entry in the register of mail-order pharmacies that the EU logo leads to; empty while there is none. */
  euLogoRegisterUrl: string;
  pharmacyId: string;
  shopId: string;
  /** What only the pharmacy can fill into the legal texts; an empty one is marked there. */
  pharmacy: PharmacyDetails;
  /** The chat of a third party; loaded only with consent, never without an address here. */
  chat: { scriptUrl: string; applicationKey: string; moreHosts: string[] };
  cmsApiBase: string;
  /** Whether the product page tells how much is in stock. */
  showStock: boolean;
  /** Whether the product page lists available products with a similar analysis. */
  showSimilarProducts: boolean;
  /** Foreign origins that may stand in for the API (reading 6). */
  allowedApiBases: string[];
  /** Where the pharmacy is told that a new order has come; empty where nobody wants that mail. Only the server asks for it. */
  newOrderEmail: string;
  /** How much one person may have on order at once, and how long it is kept for them. Only the server asks for it. */
  ordering: OrderingSettings;
  /** When the pharmacy works, for the deadline of an order. Only the server asks for it. */
  workingDays: WorkingDays;
  /** How orders are weighed, released and handed over. Only the server asks for it. */
  packing: PackingSettings;
  /** For the tax adviser's file. Only the server asks for it. */
  books: BooksSettings;
  /** When the pharmacy is closed, and what is said about it. Everybody reads those that are told today. */
  closures: Closure[];
  /** Whether strangers see products and prices, or only those who have signed in (HWG § 10). */
  cataloguePublic: boolean;
  /** Whether patients are told that their practice may send a signed prescription (§ 31 (1) SGB V forbids it for statutory ones). */
  practiceSends: boolean;
  /** Questions to patients in the pharmacy's own words. Only the server asks for them. */
  questions: QuestionTemplates;
  /** Sentences of order mails in the pharmacy's own words. Only the server asks for them. */
  mails: MailWordings;
  /** What the pharmacy asks for in the check of a prescription beside the law. Only the server asks for it. */
  checklist: OwnPoint[];
}

const pharmacyDetails = [
  'owner',
  'street',
  'postalCode',
  'city',
  'vatId',
  'registerCourt',
  'registerNumber',
  'chamber',
  'supervisoryAuthority',
  'mailOrderPermit',
  'professionalRules',
  'liabilityInsurance',
  'dataProtectionOfficer',
  'dataProtectionAuthority',
  'advisoryHours',
  'advisoryHoursEn',
  'openingHours',
  'openingHoursEn',
  'bankName',
  'iban',
  'bic',
] as const;

/** Stands for a number in a demo shop: its invoices are marked, and a shop in production does without it. */
export const demoVatId = 'DE000000000';

export type PharmacyDetails = Record<(typeof pharmacyDetails)[number], string>;

export const defaultShopConfig: ShopConfig = {
  shopName: 'Mainblüte',
  tagline: 'Apotheke in Mainfranken',
  copyright: '2024 - 2025',
  phone: '+49 931 0000120',
  email: 'service@mainbluete.example',
  bookingUrl: 'https://termine.mainbluete.example/erstberatung',
  social: [
    { label: 'Instagram', url: 'https://instagram.example/mainbluete' },
    { label: 'LinkedIn', url: 'https://linkedin.example/company/mainbluete' },
  ],
  euLogoRegisterUrl: '',
  pharmacyId: 'demo-pharmacy',
  shopId: 'demo-shop',
  pharmacy: {
    owner: 'Johanna Mainthal e. K.',
    street: 'Uferstraße 12',
    postalCode: '97070',
    city: 'Würzburg',
    vatId: demoVatId,
    registerCourt: '',
    registerNumber: '',
    chamber: '',
    supervisoryAuthority: '',
    mailOrderPermit: '',
    professionalRules: '',
    liabilityInsurance: '',
    dataProtectionOfficer: '',
    dataProtectionAuthority: '',
    advisoryHours: 'Montag bis Freitag 9 bis 17 Uhr',
    advisoryHoursEn: 'Monday to Friday, 9 am to 5 pm',
    openingHours: 'Montag bis Freitag 9 bis 18 Uhr, Samstag 9 bis 13 Uhr',
    openingHoursEn: 'Monday to Friday, 9 am to 6 pm; Saturday, 9 am to 1 pm',
    bankName: 'Demobank Mainfranken',
    iban: 'DE36000000000000000000',
    bic: '',
  },
  chat: { scriptUrl: '', applicationKey: '', moreHosts: [] },
  cmsApiBase: '/api/cms',
  showStock: true,
  showSimilarProducts: true,
  allowedApiBases: [],
  newOrderEmail: '',
  ordering: defaultOrdering,
  workingDays: defaultWorkingDays,
  packing: defaultPacking,
  books: defaultBooks,
  closures: [],
  cataloguePublic: true,
  practiceSends: false,
  questions: {},
  mails: {},
  checklist: [],
};

/** The name as people say it: 'Mainblüte Apotheke', but not 'Löwen-Apotheke Apotheke'. */
export function pharmacyName({ shopName }: Pick<ShopConfig, 'shopName'>): string {
  return /apotheke/i.test(shopName) ? shopName : `${shopName} Apotheke`;
}

/** For somebody who reads this language: what the pharmacy has put into English as well is told in English. */
export function shopConfigIn(config: ShopConfig, language: 'de' | 'en'): ShopConfig {
  if (language === 'de') return config;
  const { advisoryHours, advisoryHoursEn, openingHours, openingHoursEn } = config.pharmacy;
  const hours = { advisoryHours: advisoryHoursEn || advisoryHours, openingHours: openingHoursEn || openingHours };
  return { ...config, pharmacy: { ...config.pharmacy, ...hours } };
}

/** A browser never gets these, so that it need not carry what checks them: see `server-config.ts`. */
export type ServerOnly =
  | 'newOrderEmail'
  | 'ordering'
  | 'workingDays'
  | 'packing'
  | 'books'
  | 'questions'
  | 'mails'
  | 'checklist';

export type ConfigChecks<Keys extends keyof ShopConfig> = {
  [Key in Keys]: (value: unknown) => value is ShopConfig[Key];
};

const checks: ConfigChecks<Exclude<keyof ShopConfig, ServerOnly>> = {
  shopName: isText,
  tagline: isText,
  copyright: isText,
  phone: isText,
  email: isText,
  bookingUrl: isWebAddress,
  social: isSocial,
  euLogoRegisterUrl: (value): value is string => value === '' || isWebAddress(value),
  pharmacyId: isText,
  shopId: isText,
  pharmacy: isPharmacy,
  chat: isChat,
  cmsApiBase: isText,
  showStock: isFlag,
  showSimilarProducts: isFlag,
  allowedApiBases: isOrigins,
  closures: isClosures,
  cataloguePublic: isFlag,
  practiceSends: isFlag,
};

/**
 * Takes every value of the right kind and keeps the default for the rest: a slip in one line of config.json must not
 * close the shop. `complaints` names the keys that were passed over. What only the server asks for is read with its checks.
 */
export function readShopConfig(
  raw: unknown,
  serverChecks: Partial<ConfigChecks<ServerOnly>> = {},
): { config: ShopConfig; complaints: string[] } {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { config: defaultShopConfig, complaints: ['config is not an object'] };
  }
  const given = Object.entries({ ...checks, ...serverChecks }).flatMap(([key, isRight]) => {
    const value = (raw as Record<string, unknown>)[key];
    return value === undefined ? [] : [{ key, value, isRight: isRight(value) }];
  });
  const taken = Object.fromEntries(given.filter(({ isRight }) => isRight).map(({ key, value }) => [key, value]));
  return {
    config: {
      ...defaultShopConfig,
      ...taken,
      // A pharmacy that fills in some of its details keeps the rest empty, not the demo shop's.
      pharmacy: taken.pharmacy ? { ...noDetails, ...taken.pharmacy } : defaultShopConfig.pharmacy,
      ordering: { ...defaultOrdering, ...taken.ordering },
      workingDays: { ...defaultWorkingDays, ...taken.workingDays },
      packing: { ...defaultPacking, ...taken.packing },
      books: { ...defaultBooks, ...taken.books },
      chat: taken.chat ? readChat(taken.chat) : defaultShopConfig.chat,
    },
    complaints: given.filter(({ isRight }) => !isRight).map(({ key }) => key),
  };
}

const noDetails = Object.fromEntries(pharmacyDetails.map((name) => [name, ''])) as PharmacyDetails;

function isPharmacy(value: unknown): value is PharmacyDetails {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([name, detail]) => pharmacyDetails.some((known) => known === name) && isText(detail))
  );
}

/** Its hosts become part of a security header. */
function isChat(value: unknown): value is ShopConfig['chat'] {
  const { scriptUrl, applicationKey, moreHosts = [] } = (value ?? {}) as Record<string, unknown>;
  return isText(applicationKey) && (scriptUrl === '' || isWebAddress(scriptUrl)) && isHosts(moreHosts);
}

function readChat({ scriptUrl, applicationKey, moreHosts = [] }: Partial<ShopConfig['chat']>): ShopConfig['chat'] {
  return { scriptUrl: scriptUrl ?? '', applicationKey: applicationKey ?? '', moreHosts };
}
