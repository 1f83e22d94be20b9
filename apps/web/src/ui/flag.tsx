import styles from './flag.module.css';

interface FlagProps {
  country: 'de' | 'gb';
}

/** Served by this shop: no third party learns who visits (reading 7). Always beside a word. */
export function Flag({ country }: FlagProps) {
  return (
    <svg className={styles.flag} viewBox="0 0 24 16" aria-hidden="true">
      {country === 'de' ? <GermanStripes /> : <UnionCrosses />}
    </svg>
  );
}

function GermanStripes() {
  return (
    <>
      <path className={styles.black} d="M0 0h24v5.34H0z" />
      <path className={styles.red} d="M0 5.34h24v5.33H0z" />
      <path className={styles.gold} d="M0 10.67h24V16H0z" />
    </>
  );
}

function UnionCrosses() {
  return (
    <>
      <path className={styles.blue} d="M0 0h24v16H0z" />
      <path className={styles.whiteCross} strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path className={styles.redCross} strokeWidth="1.3" d="m0 0 24 16M24 0 0 16" />
      <path className={styles.whiteCross} strokeWidth="5.2" d="M12 0v16M0 8h24" />
      <path className={styles.redCross} strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  );
}
