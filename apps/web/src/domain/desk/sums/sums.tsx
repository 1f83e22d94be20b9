import styles from './sums.module.css';

interface SumsProps<Name extends string> {
  label?: string;
  names: readonly Name[];
  wordsOf: (name: Name) => string;
  figureOf: (name: Name) => string | number;
}

/** Figures that are read at a glance, each above what it counts. A sheet finds one by `data-sum`. */
export function Sums<Name extends string>({ label, names, wordsOf, figureOf }: SumsProps<Name>) {
  return (
    <dl className={styles.sums} aria-label={label}>
      {names.map((name) => (
        <div key={name} data-sum={name}>
          <dt>{wordsOf(name)}</dt>
          <dd>{figureOf(name)}</dd>
        </div>
      ))}
    </dl>
  );
}
