import { memo } from 'react';
import { linkTo } from '#lib/routes.ts';
import { Columns } from '#ui/columns.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Stack } from '#ui/stack.tsx';
import { Prose } from '../prose.tsx';
import { renderProse } from '../render-prose.ts';
import { useInSteps } from '../use-in-steps.ts';
import styles from './glossary-terms.module.css';
import type { GlossarySection } from './read-glossary.ts';

interface GlossaryTermsProps {
  introduction: string;
  sections: readonly GlossarySection[];
  language: string | undefined;
  /** The anchor of the address; its term stands out. */
  target: string;
  /** Comes after the page itself: nobody has been further down yet. */
  isLate: boolean;
}

/** The text itself; drawn once, however often the entry that is being read changes. */
export const GlossaryTerms = memo(function GlossaryTerms(props: GlossaryTermsProps) {
  const { introduction, sections, language, target, isLate } = props;
  const count = useInSteps(sections.length, !isLate || target !== '');
  return (
    <div lang={language}>
      {introduction && <Text markdown={introduction} className={styles.introduction} />}
      {sections.slice(0, count).map(({ title, anchor, markdown, terms }) => (
        <Columns
          as="section"
          until={900}
          columns="4rem minmax(0, 1fr)"
          gap={1}
          key={anchor}
          className={styles.section}
          aria-labelledby={anchor}
        >
          <h2 id={anchor}>{title}</h2>
          <Stack gap={1.35} className={styles.terms}>
            {markdown.trim() && <Text markdown={markdown} />}
            {terms.map((term) => (
              <article key={term.anchor} className={joinClasses(term.anchor === target && styles.target)}>
                <h3 id={term.anchor}>{term.title}</h3>
                <Text markdown={term.markdown} />
              </article>
            ))}
          </Stack>
        </Columns>
      ))}
    </div>
  );
});

const Text = memo(function Text({ markdown, className }: { markdown: string; className?: string | undefined }) {
  // Anchors are for the terms' own headings, which stand outside of this text.
  const { html } = renderProse(markdown, { page: linkTo('Glossary') });
  return <Prose html={html} className={joinClasses(styles.text, className)} />;
});
