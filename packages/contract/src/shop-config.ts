/**
 * The runtime config: what a pharmacy puts in to make this shop its own (DECISIONS 21). Read by the browser at start and
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
  cmsApiBase: string;
  /** Whether the product page tells how much is in stock. */
  showStock: boolean;
  /** Whether the product page lists available products with a similar analysis. */
  showSimilarProducts: boolean;
  /** Foreign origins that may stand in for the API (DECISIONS 6). */
  allowedApiBases: string[];
}

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
  cmsApiBase: '/api/cms',
  showStock: true,
  showSimilarProducts: true,
  allowedApiBases: [],
};

type Check<Value> = (value: unknown) => value is Value;

const checks: { [Key in keyof ShopConfig]: Check<ShopConfig[Key]> } = {
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
  cmsApiBase: isText,
  showStock: isFlag,
  showSimilarProducts: isFlag,
  allowedApiBases: isOrigins,
};

/**
 * Takes every value of the right kind and keeps the default for the rest: a slip in one line of config.json must not
 * close the shop. `complaints` names the keys that were passed over.
 */
export function readShopConfig(raw: unknown): { config: ShopConfig; complaints: string[] } {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { config: defaultShopConfig, complaints: ['config is not an object'] };
  }
  const given = Object.entries(checks).flatMap(([key, isRight]) => {
    const value = (raw as Record<string, unknown>)[key];
    return value === undefined ? [] : [{ key, value, isRight: isRight(value) }];
  });
  const taken = given.filter(({ isRight }) => isRight).map(({ key, value }) => [key, value]);
  return {
    config: { ...defaultShopConfig, ...Object.fromEntries(taken) },
    complaints: given.filter(({ isRight }) => !isRight).map(({ key }) => key),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** Addresses become links: `javascript:` and the like must not get in here. */
function isWebAddress(value: unknown): value is string {
  return isText(value) && /^https?:\/\/[^\s"'<>]+$/i.test(value);
}

/** Origins become part of a security header: nothing but scheme, host and port. */
function isOrigins(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.every((entry) => isText(entry) && /^https?:\/\/[a-z0-9.-]+(:\d+)?$/i.test(entry))
  );
}

function isSocial(value: unknown): value is ShopConfig['social'] {
  return Array.isArray(value) && value.every((entry) => isText(entry?.label) && isWebAddress(entry?.url));
}
