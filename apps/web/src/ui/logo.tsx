import styles from './logo.module.css';

interface LogoProps {
  name: string;
  tagline?: string | undefined;
}

/** A bud over the bend of the Main, and the pharmacy's name. */
export function Logo({ name, tagline }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 40 40" fill="none" aria-hidden="true">
        <path
          d="M20 3c5.4 5 7.6 10.4 7.6 15.4S24.4 27.5 20 29c-4.4-1.5-7.6-5.6-7.6-10.6S14.6 8 20 3Z"
          fill="currentColor"
        />
        <path
          d="M9.8 11.5C5.6 14.8 4 18.6 4.6 22.3c.7 4 4.3 6.7 10.2 7.7-3.6-3.4-5.4-7-5.4-11 0-2.5.1-5 .4-7.5Zm20.4 0c4.2 3.3 5.8 7.1 5.2 10.8-.7 4-4.3 6.7-10.2 7.7 3.6-3.4 5.4-7 5.4-11 0-2.5-.1-5-.4-7.5Z"
          fill="currentColor"
          opacity=".62"
        />
        <path
          d="M4 35.5c5.3-3.2 10.7-3.2 16 0s10.7 3.2 16 0"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </svg>
      <span>
        {name}
        {tagline && <span className={styles.tagline}> {tagline}</span>}
      </span>
    </span>
  );
}
