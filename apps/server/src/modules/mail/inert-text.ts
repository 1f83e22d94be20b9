/** Full stop, colon and at sign, also in the shapes that browsers read as the same. */
const dot = '.\\u2024\\u3002\\ufe52\\uff0e\\uff61';
const colon = ':\\ufe55\\uff1a';
const at = '@\\ufe6b\\uff20';
const slash = '/\\u2044\\u2215\\uff0f';

/** Words that a mail program could make a link of: an address with @, a scheme, //, a dot before a letter, an IP address. */
const linkLike = new RegExp(
  `[${at}]|\\p{L}[${colon}]\\S|[${colon}][${slash}]|[${slash}]{2}|www[${dot}]|[${dot}](?=[\\p{L}\\p{M}])|(?:\\d{1,3}[${dot}]){3}\\d`,
  'iu',
);
const joint = new RegExp(`([${dot}${colon}${at}]|[${slash}]+(?![${slash}]))(?=\\S)`, 'gu');

/**
 * Makes text that a stranger typed unlinkable: in addresses a blank follows every dot, colon, slash and at sign
 * (`https: // shop. example/ x`). Blanks, because every program ends a link there; some drop invisible characters.
 * Apart from invisible characters nothing else is changed, so that the text stays readable as evidence.
 */
export function inert(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\S+/g, (word) => (linkLike.test(word) ? word.replace(joint, '$1 ') : word));
}
