import styles from './portrait.module.css';

/** Around a head whose middle is at 50, 40. */
const hairs = {
  short: { behind: '', before: 'M33 41C30 22 42 17 52 18C65 18 70 28 67 41C65 32 60 29 50 30C41 30 35 32 33 41Z' },
  knot: {
    behind: 'M43 18a8 8 0 0 1 14 0a8 8 0 0 1-14 0Z',
    before: 'M33 42C31 25 41 20 50 20C59 20 69 25 67 42C64 33 57 29 50 29C43 29 36 33 33 42Z',
  },
  long: {
    behind: 'M30 66C26 30 36 18 50 18C64 18 74 30 70 66C62 70 38 70 30 66Z',
    before: 'M33 44C34 30 42 27 55 25C62 30 66 36 67 44C68 28 60 20 50 20C40 20 31 28 33 44Z',
  },
  curls: {
    behind: '',
    before:
      'M34 41a6 6 0 0 1-3-9a7 7 0 0 1 6-10a8 8 0 0 1 12-4a8 8 0 0 1 12 3a7 7 0 0 1 7 10a6 6 0 0 1-2 10C64 34 59 31 50 32C42 31 36 34 34 41Z',
  },
} as const;

interface PortraitProps {
  name: string;
  /** One of `short`, `knot`, `long`, `curls`; anything else, and nothing, shows the initials. */
  hair: string | undefined;
}

/** A person drawn in the shop's own colours: no photograph, no likeness. The name stands beside it. */
export function Portrait({ name, hair = '' }: PortraitProps) {
  const drawn = Object.hasOwn(hairs, hair) ? hairs[hair as keyof typeof hairs] : null;
  return (
    <svg className={styles.portrait} viewBox="0 0 100 100" aria-hidden="true">
      <circle className={styles.ground} cx="50" cy="50" r="50" />
      {drawn ? (
        <>
          <path className={styles.hair} d={drawn.behind} />
          <path className={styles.skin} d="M43 50H57V66H43Z" />
          <ellipse className={styles.skin} cx="50" cy="41" rx="16.5" ry="19" />
          <path className={styles.hair} d={drawn.before} />
          <path className={styles.coat} d="M17 87C20 70 33 65 43 63L50 74L57 63C67 65 80 70 83 87A50 50 0 0 1 17 87Z" />
          <path className={styles.shirt} d="M43 63L50 74L57 63L55 61.5Q50 66 45 61.5Z" />
          <path className={styles.seam} d="M43 63L39 73L46 78L50 98M57 63L61 73L54 78L50 98" />
        </>
      ) : (
        <text x="50" y="62">
          {initialsOf(name)}
        </text>
      )}
    </svg>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('');
}
