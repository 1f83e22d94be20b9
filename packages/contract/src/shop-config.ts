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
  pharmacyId: string;
  shopId: string;
  cmsApiBase: string;
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
  pharmacyId: 'demo-pharmacy',
  shopId: 'demo-shop',
  cmsApiBase: '/api/cms',
  allowedApiBases: [],
};

/**
 * Takes every value of the right kind and keeps the default for the rest: a slip in one line of config.json must not
 * close the shop. `complaints` names the keys that were passed over.
 */
export function readShopConfig(raw: unknown): { config: ShopConfig; complaints: string[] } {
  const config: ShopConfig = { ...defaultShopConfig };
  const complaints: string[] = [];
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { config, complaints: ['config is not an object'] };
  }
  const given = raw as Record<string, unknown>;

  for (const key of Object.keys(defaultShopConfig) as (keyof ShopConfig)[]) {
    const value = given[key];
    if (value === undefined) continue;
    if (key === 'social') {
      if (isSocial(value)) config.social = value;
      else complaints.push(key);
    } else if (key === 'allowedApiBases') {
      if (isOrigins(value)) config.allowedApiBases = value;
      else complaints.push(key);
    } else if (typeof value === 'string' && (key !== 'bookingUrl' || isWebAddress(value))) {
      config[key] = value;
    } else {
      complaints.push(key);
    }
  }
  return { config, complaints };
}

function isSocial(value: unknown): value is ShopConfig['social'] {
  return (
    Array.isArray(value) &&
    value.every(
      (entry) => typeof entry?.label === 'string' && typeof entry?.url === 'string' && isWebAddress(entry.url),
    )
  );
}

function isOrigins(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.every((entry) => typeof entry === 'string' && /^https?:\/\/[a-z0-9.-]+(:\d+)?$/i.test(entry))
  );
}

/** Addresses become links: `javascript:` and the like must not get in here. */
function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s"'<>]+$/i.test(value);
}
