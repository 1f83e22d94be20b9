import { useId } from 'react';
import type { PageSection } from '#domain/content/page-words.ts';
import { Card } from '#ui/card.tsx';
import { ContentButtonLink } from '#ui/content-link.tsx';
import { ContourLines } from '#ui/contour-lines.tsx';
import { Paragraphs } from '#ui/rich-text.tsx';
import styles from './first-contact.module.css';

/** HO-03. */
export function FirstContact({ section }: { section: PageSection }) {
  const headingId = useId();

  return (
    <Card as="section" isSunken className={styles.block} aria-labelledby={headingId}>
      <ContourLines shape="band" className={styles.contours} />
      <div>
        <h2 id={headingId}>{section.heading}</h2>
        <Paragraphs paragraphs={section.intro} />
      </div>
      {section.link && (
        <ContentButtonLink variant="primary" size="large" href={section.link.href}>
          {section.link.label}
        </ContentButtonLink>
      )}
    </Card>
  );
}
