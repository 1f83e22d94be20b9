import { warn } from './log.ts';

/**
 * The only place that touches localStorage: every key with the kind of value it holds. Storage may be full,
 * forbidden or hold garbage; then reading gives null and writing gives false, and the shop goes on.
 */
interface Kind<Value> {
  read(text: string): Value | null;
  write(value: Value): string;
}

const text: Kind<string> = { read: (stored) => stored, write: (value) => value };

const number: Kind<number> = {
  read: (stored) => (stored.trim() !== '' && Number.isFinite(Number(stored)) ? Number(stored) : null),
  write: String,
};

/** Its owner checks the shape: what another version or another person wrote is not trusted. */
const json: Kind<unknown> = {
  read: (stored) => {
    try {
      return JSON.parse(stored);
    } catch {
      return null;
    }
  },
  write: (value) => JSON.stringify(value),
};

function oneOf<const Value extends string>(...allowed: Value[]): Kind<Value> {
  return { read: (stored) => allowed.find((value) => value === stored) ?? null, write: (value) => value };
}

const kinds = {
  theme: oneOf('light', 'dark'),
  text_scale: number,
  locale: text,
  cm_api_base: text,
  guest_cart_v1: json,
  cart_item_meta_v1: json,
  'cart:changed': number,
  'auth:otpLastSent': number,
  auth_token: text,
  'auth:changed': json,
  cm_consent_v1: json,
  shop_id_v1: json,
  shop_context_v1: json,
  checkout_addresses_v1: json,
  prescription_v1: json,
  cms_token: text,
  cms_unsaved_v1: json,
  shortlist_v1: json,
  supply_v1: json,
  desk_sounds: oneOf('on', 'off'),
};

export type StorageKey = keyof typeof kinds;
export const storageKeys = Object.keys(kinds) as StorageKey[];
type Stored<Key extends StorageKey> = (typeof kinds)[Key] extends Kind<infer Value> ? Value : never;

export function readStored<Key extends StorageKey>(key: Key): Stored<Key> | null {
  try {
    const stored = localStorage.getItem(key);
    if (stored === null) return null;
    const value = (kinds[key] as Kind<Stored<Key>>).read(stored) ?? null;
    if (value === null && kinds[key] === json) drop(key);
    return value;
  } catch {
    return null;
  }
}

/** False when the browser refused; what was there before is then unchanged. */
export function store<Key extends StorageKey>(key: Key, value: Stored<Key>): boolean {
  try {
    localStorage.setItem(key, (kinds[key] as Kind<Stored<Key>>).write(value));
    return true;
  } catch {
    return false;
  }
}

/** What the browser refused to store and the page must not lose. */
const refused = new Map<StorageKey, unknown>();

/** As `store`; what the browser refuses lasts as long as the page. Read with `readKept`. */
export function keep<Key extends StorageKey>(key: Key, value: Stored<Key>): void {
  if (store(key, value)) refused.delete(key);
  else refused.set(key, value);
}

export function readKept<Key extends StorageKey>(key: Key): Stored<Key> | null {
  return (refused.get(key) as Stored<Key> | undefined) ?? readStored(key);
}

export function forget(key: StorageKey): void {
  refused.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Where storage is forbidden there is nothing to remove.
  }
}

/** Logged once instead of at every read. */
function drop(key: StorageKey): void {
  warn(`What was stored as ${key} could not be read and is dropped.`);
  forget(key);
}
