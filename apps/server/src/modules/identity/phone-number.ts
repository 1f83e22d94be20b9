import { ShopError } from '../../errors.ts';

/**
 * The local digits of the wire as E.164. A leading 0 is dropped, and so is a +49 that somebody typed all the same
 * (wire.md, Phone). German numbers have 5 to 13 digits after the country code.
 */
export function phoneFromLocal(local: string): string {
  const digits = local
    .replaceAll(/[\s()/.-]/g, '')
    .replace(/^(?:\+49|0049)/, '')
    .replace(/^0+/, '');
  if (!/^[1-9]\d{4,12}$/.test(digits)) throw new ShopError('PhoneNumberInvalid');
  return `+49${digits}`;
}
