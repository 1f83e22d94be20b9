// Whether a value of config.json is of the right kind.

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** Addresses become links: `javascript:` and the like must not get in here. */
export function isWebAddress(value: unknown): value is string {
  return isText(value) && /^https?:\/\/[^\s"'<>]+$/i.test(value);
}

/** Origins become part of a security header: nothing but scheme, host and port. */
export function isOrigins(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.every((entry) => isText(entry) && /^https?:\/\/[a-z0-9.-]+(:\d+)?$/i.test(entry))
  );
}

/** `https://cdn.chat.example`, or all of a domain as `https://*.chat.example`. */
export function isHosts(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.every((entry) => isText(entry) && /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.test(entry))
  );
}

/** Links to the pharmacy elsewhere, each with its words. */
export function isSocial(value: unknown): value is { label: string; url: string }[] {
  return Array.isArray(value) && value.every((entry) => isText(entry?.label) && isWebAddress(entry?.url));
}
