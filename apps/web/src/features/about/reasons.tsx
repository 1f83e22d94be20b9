import Route from 'lucide-react/icons/route';
import Scale from 'lucide-react/icons/scale';
import UsersRound from 'lucide-react/icons/users-round';
import type { PageSection } from '#domain/content/page-words.ts';
import { Card } from '#ui/card.tsx';
import { Columns } from '#ui/columns.tsx';
import { Paragraphs } from '#ui/rich-text.tsx';
import styles from './reasons.module.css';

/** In the order of the text: personal, factual, traceable. */
const icons = [UsersRound, Scale, Route];

/** Why this pharmacy: three cards. */
export function Reasons({ section }: { section: PageSection }) {
  return (
    <Columns as="ul" until={900} columns="repeat(3, minmax(0, 1fr))" gap={1} className={styles.reasons}>
      {section.cards.map(({ heading, text }, index) => {
        const Icon = icons[index % icons.length] ?? UsersRound;
        return (
          <Card as="li" isRaised key={heading}>
            <Icon aria-hidden="true" />
            <h3>{heading}</h3>
            <div>
              <Paragraphs paragraphs={text} />
            </div>
          </Card>
        );
      })}
    </Columns>
  );
}
