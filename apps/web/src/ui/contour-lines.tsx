import styles from './contour-lines.module.css';
import { joinClasses } from './join-classes.ts';

const lines = Array.from(
  { length: 22 },
  (_, i) =>
    `M-40 ${560 - 6 * i}C240 ${520 - 12 * i} 300 ${80 + 16 * i} 620 ${70 + 15 * i}` +
    `S960 ${600 - 9 * i} 1160 ${560 - 10 * i}S1360 ${90 + 14 * i} 1500 ${110 + 12 * i}`,
);

/** The Main's loop as contour lines: decoration behind a page that has little to show. */
export function ContourLines({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={joinClasses(styles.contours, className)}
      viewBox="0 0 1440 620"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
