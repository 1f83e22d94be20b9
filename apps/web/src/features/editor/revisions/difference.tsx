import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#ui/join-classes.ts';
import { Row } from '#ui/row.tsx';
import { Subheading } from '#ui/subheading.tsx';
import { Text } from '#ui/text.tsx';
import styles from './difference.module.css';
import { countChanges, type DiffLine, diffLines, onlyChanges } from './line-diff.ts';

interface DifferenceProps {
  before: string;
  after: string;
}

/** What was taken out of a text and what was put in, line by line. */
export function Difference({ before, after }: DifferenceProps) {
  const t = useTranslations('editor.revisions');
  const lines = useMemo(() => diffLines(before, after), [before, after]);
  const { added, removed } = countChanges(lines);
  if (added + removed === 0) return <Text>{t('same')}</Text>;

  return (
    <section className={styles.difference} aria-label={t('difference')}>
      <Row as="p" gap={[0.25, 1]} spread="apart" className={joinClasses(styles.head, styles.counts)}>
        <span>{t('difference')}</span> <span>{t('counts', { added: String(added), removed: String(removed) })}</span>
      </Row>
      <Lines lines={onlyChanges(lines)} />
    </section>
  );
}

interface SideProps {
  title: string;
  lines: readonly DiffLine[];
  kind: 'removed' | 'added';
}

/** One side of a difference, whole: what only this side has is marked. */
export function Side({ title, lines, kind }: SideProps) {
  return (
    <section className={styles.difference} aria-label={title}>
      <Subheading isBold isSmall className={styles.head}>
        {title}
      </Subheading>
      <Lines lines={onlyChanges(lines.filter((line) => line.kind === 'same' || line.kind === kind))} />
    </section>
  );
}

const signs = { same: ' ', removed: '−', added: '+' };

function Lines({ lines }: { lines: readonly (DiffLine | null)[] }) {
  const t = useTranslations('editor.revisions');
  const said = { same: null, removed: t('lineRemoved'), added: t('lineAdded') };

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard.
    <ol className={styles.lines} tabIndex={0}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a difference is drawn whole and never changes its order.
        <li key={at} className={line ? styles[line.kind] : styles.leftOut}>
          {line && (
            <>
              <span aria-hidden="true">{signs[line.kind]} </span>
              {said[line.kind] && <span className="visually-hidden">{said[line.kind]} </span>}
              {line.text}
            </>
          )}
          {!line && t('leftOut')}
        </li>
      ))}
    </ol>
  );
}
