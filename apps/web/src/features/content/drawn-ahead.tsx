import styles from './drawn-ahead.module.css';

/**
 * The place of a text's beginning, which the server has drawn into the page (`app/prerender/first-words.tsx`). React leaves
 * what stands in it alone, until the text itself is there or is known to be out of reach: its buttons would stay dead.
 */
export function DrawnAhead() {
  return (
    <div
      data-drawn-ahead
      className={styles.ahead}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, and tells React that the content is not its own.
      dangerouslySetInnerHTML={nothing}
    />
  );
}

const nothing = { __html: '' };
