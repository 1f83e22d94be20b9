import { useLocale } from 'use-intl';
import styles from './address-text.module.css';
import type { AddressLines } from './local-address.ts';

interface AddressTextProps {
  /** The country is named where it is given. */
  address: AddressLines & { country?: string };
}

/** An address as it stands on an envelope. */
export function AddressText({ address: { fullName, street, postalCode, city, country } }: AddressTextProps) {
  const locale = useLocale();
  return (
    <address>
      {fullName}
      <br />
      {street}
      <br />
      <span className={styles.number}>{postalCode}</span> {city}
      {country && (
        <>
          <br />
          {countryName(country, locale)}
        </>
      )}
    </address>
  );
}

function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code; // another server may send anything
  }
}
