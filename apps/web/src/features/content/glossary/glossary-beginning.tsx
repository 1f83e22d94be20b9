import { GlossaryColumns } from './glossary-columns.tsx';
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
      <GlossaryColumns contents={<div className={styles.aside} />}>
        <GlossaryTerms introduction={introduction} sections={first} language={undefined} target="" isLate={false} />
      </GlossaryColumns>
    </>
  );
}

/** Nobody hears it: the page takes over what was drawn ahead before it answers. */
function ignore(): void {}
