/**
 * The digits of a telephone number after +49. The prefix is dropped when it was typed again; a leading 0 is left for the
 * server, which drops it (wire.md, Phone).
 */
export function localDigits(phone: string): string {
  return phone.replace(/^\s*(?:\+|00)\s*49/, '').replaceAll(/\D/g, '');
}
