const linkSchemes = new Set(['http', 'https', 'mailto', 'tel']);
const imageSchemes = new Set(['http', 'https']);

/** The address as it may stand in a link, or null: web, mail, phone, this site, this page, or a neighbour. */
export function safeLinkAddress(address: string): string | null {
  return safeAddress(address, linkSchemes);
}

export function safeImageAddress(address: string): string | null {
  return safeAddress(address, imageSchemes);
}

function safeAddress(address: string, schemes: Set<string>): string | null {
  const plain = decodeEntities(address).trim();
  // Browsers leave these characters out before they look at the scheme, so `java\tscript:` is one.
  const seen = plain.replaceAll(/[\p{Cc}\p{Cf}\p{Z}]/gu, '');
  // A backslash counts as a slash, and two slashes lead to a foreign host that does not look like one.
  if (seen === '' || seen.includes('\\') || seen.startsWith('//')) return null;

  const [, scheme] = /^([^/?#]*?):/.exec(seen) ?? [];
  if (scheme !== undefined && !schemes.has(scheme.toLowerCase())) return null;
  try {
    return encodeURI(plain).replaceAll('%25', '%');
  } catch {
    return null; // half a character
  }
}

const named: Record<string, string> = { amp: '&', colon: ':', tab: '\t', newline: '\n', lt: '<', gt: '>', quot: '"' };

/** What a reader of HTML would see: an address must not hide its scheme as `javascript&colon;`. */
function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]+));/g, (entity, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
