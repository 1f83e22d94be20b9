import CalendarCheck2 from 'lucide-react/icons/calendar-check-2';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import type { PageSection } from '#domain/content/page-words.ts';
import { Card } from '#ui/card.tsx';
import { Columns } from '#ui/columns.tsx';
import { ContentButtonLink } from '#ui/content-link.tsx';
import { ContourLines } from '#ui/contour-lines.tsx';
import { IconLine } from '#ui/icon-line.tsx';
import { Paragraphs, RichText } from '#ui/rich-text.tsx';
import styles from './expertise.module.css';

/** What the team does itself, and the button to the first consultation (CT-08). */
export function Expertise({ section }: { section: PageSection }) {
  const headingId = useId();

  return (
    <Card as="section" isSunken className={styles.box} aria-labelledby={headingId}>
      <ContourLines shape="band" className={styles.contours} />
      <div>
        <h2 id={headingId}>{section.heading}</h2>
        <Paragraphs paragraphs={section.intro} className={styles.intro} />
        {section.link && (
          <p className={styles.action}>
            <ContentButtonLink variant="primary" size="large" icon={<CalendarCheck2 />} href={section.link.href}>
              {section.link.label}
            </ContentButtonLink>
          </p>
        )}
      </div>
      <Columns as="ul" until={900} gap={[1.1, 2]}>
        {section.bullets.map((words, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's own list keeps its order.
          <IconLine as="li" key={index} gap={0.7} tone="primary" icon={<Check aria-hidden="true" />}>
            <span>
              <RichText words={words} />
            </span>
          </IconLine>
        ))}
      </Columns>
    </Card>
  );
}
