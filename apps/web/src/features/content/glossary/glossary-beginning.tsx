import { Columns } from '#ui/columns.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { GlossaryTerms } from './glossary-terms.tsx';
import styles from './glossary-view.module.css';
import { LetterBar } from './letter-bar.tsx';
import type { Glossary } from './read-glossary.ts';

const firstTerms = 4;

/** The letters and the first terms, where `GlossaryView` has them; the list of all terms beside them comes with that. */
export function GlossaryBeginning({ glossary: { introduction, letters, sections } }: { glossary: Glossary }) {
  const first = sections.slice(0, 1).map((section) => ({ ...section, terms: section.terms.slice(0, firstTerms) }));
  return (
    <>
      <LetterBar letters={letters} sections={sections} current={null} onJump={ignore} />
      <Columns
        until={900}
        columns="16rem minmax(0, 1fr)"
        gap={3}
        align="start"
        className={joinClasses('wrap', styles.columns)}
      >
        <div className={styles.aside} />
        <div className={styles.text}>
          <GlossaryTerms introduction={introduction} sections={first} language={undefined} target="" isLate={false} />
        </div>
      </Columns>
    </>
  );
}

/** Nobody hears it: the page takes over what was drawn ahead before it answers. */
function ignore(): void {}
