import type { PageSection } from '#domain/content/page-words.ts';
import { Columns } from '#ui/columns.tsx';
import { CardWords } from './card-words.tsx';
import { Portrait } from './portrait.tsx';
import styles from './team.module.css';

interface TeamProps {
  section: PageSection;
  /** How each is drawn, in their order; whoever has none is shown by their initials. */
  portraits: readonly string[];
}

/** The people of the pharmacy, as it introduces them itself. */
export function Team({ section, portraits }: TeamProps) {
  return (
    <ul className={styles.team}>
      {section.cards.map((card, index) => (
        <Columns as="li" key={card.heading} until="narrow" columns="auto minmax(0, 1fr)" gap={1} align="center">
          <Portrait name={card.heading} hair={portraits[index]} />
          <CardWords card={card} />
        </Columns>
      ))}
    </ul>
  );
}
