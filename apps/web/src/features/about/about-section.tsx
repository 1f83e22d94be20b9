import { type ReactNode, useId } from 'react';
import type { PageSection } from '#domain/content/page-words.ts';
import { ContentButtonLink } from '#ui/content-link.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Paragraphs } from '#ui/rich-text.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import styles from './about-section.module.css';

interface AboutSectionProps {
  /** Its heading, the words below and the way on, as the pharmacy wrote them. */
  section: PageSection;
  children: ReactNode;
}

/** A section of the page about the pharmacy under its own heading. */
export function AboutSection({ section: { heading, intro, link }, children }: AboutSectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={1.5} className={joinClasses('wrap', styles.section)} aria-labelledby={id}>
      <Row gap={1} align="center" spread="apart">
        <div>
          <h2 id={id}>{heading}</h2>
          <Paragraphs paragraphs={intro} className={styles.intro} />
        </div>
        {link && <ContentButtonLink href={link.href}>{link.label}</ContentButtonLink>}
      </Row>
      {children}
    </Stack>
  );
}
