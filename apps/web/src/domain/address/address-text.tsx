import { useLocale } from 'use-intl';
import { nameOfCountry } from '#domain/shop/country-name.ts';
import type { Locale } from '#i18n/messages.ts';
import styles from './address-text.module.css';
import type { AddressLines } from './local-address.ts';

interface AddressTextProps {
  /** The country is named where it is given. */
  address: AddressLines & { country?: string };
  /** Where it stands among other facts, and not alone: with commas instead of lines. */
  isRunning?: boolean;
}

/** An address as it stands on an envelope. */
export function AddressText({ address, isRunning = false }: AddressTextProps) {
  const { fullName, street, postalCode, city, country } = address;
  const locale = useLocale();
  const between = isRunning ? ', ' : <br />;
  return (
    <address>
      {fullName}
      {between}
      {street}
      {between}
      <span className={styles.number}>{postalCode}</span> {city}
      {country && (
        <>
          {between}
          {countryName(country, locale)}
        </>
      )}
    </address>
  );
}

function countryName(code: string, locale: Locale): string {
  try {
    return nameOfCountry(code, locale) ?? code;
  } catch {
    return code; // another server may send anything
  }
}
