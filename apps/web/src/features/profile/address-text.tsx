import type { PostalAddress } from '#domain/person/personal-data.ts';
import styles from './profile.module.css';

export function AddressText({ address }: { address: PostalAddress }) {
  return (
    <address className={styles.address}>
      {address.fullName}
      <br />
      {address.street} {address.houseNumber}
      <br />
      <span className={styles.number}>{address.postalCode}</span> {address.city}
    </address>
  );
}
