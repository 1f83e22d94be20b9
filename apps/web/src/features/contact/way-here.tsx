import { useId } from 'react';
import type { PageSection } from '#domain/content/page-words.ts';
import { Columns } from '#ui/columns.tsx';
import { Paragraphs } from '#ui/rich-text.tsx';
import { Stack } from '#ui/stack.tsx';
import { AreaMap } from './area-map.tsx';
import type { MapPart } from './map-lines.ts';
import styles from './way-here.module.css';

interface WayHereProps {
  section: PageSection;
  map: readonly MapPart[];
  street: string;
}

/** The way to the counter in the pharmacy's own words, and beside it the map, where there is one. */
export function WayHere({ section: { heading, intro, cards }, map, street }: WayHereProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.way}>
      <Columns until={900} gap={2} align="start">
        <div>
          <h2 id={headingId}>{heading}</h2>
          <Paragraphs paragraphs={intro} className={styles.text} />
          <Stack gap={1} className={styles.parts}>
            {cards.map((card) => (
              <div key={card.heading}>
                <h3>{card.heading}</h3>
                <Paragraphs paragraphs={card.text} className={styles.text} />
              </div>
            ))}
          </Stack>
        </div>
        {map.length > 0 && <AreaMap parts={map} street={street} />}
      </Columns>
    </section>
  );
}
