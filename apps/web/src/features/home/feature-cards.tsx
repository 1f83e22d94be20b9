import FileCheck2 from 'lucide-react/icons/file-check-2';
import KeyRound from 'lucide-react/icons/key-round';
import Truck from 'lucide-react/icons/truck';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { PageSection } from '#domain/content/page-words.ts';
import { Columns } from '#ui/columns.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Paragraphs } from '#ui/rich-text.tsx';
import styles from './feature-cards.module.css';

/** In the order of the text: shipping, prescription, registration (HO-02). */
const icons = [
  ['shipping', Truck],
  ['prescription', FileCheck2],
  ['registration', KeyRound],
] as const;

/** Three facts in a band under the first words, each with an icon and what it shows. */
export function FeatureCards({ section }: { section: PageSection }) {
  const t = useTranslations('home.featureIcons');
  const headingId = useId();

  return (
    <section className={styles.band} aria-labelledby={headingId}>
      <h2 id={headingId} className="visually-hidden">
        {section.heading}
      </h2>
      <Columns
        as="ul"
        until={900}
        columns="repeat(3, minmax(0, 1fr))"
        gap={0}
        className={joinClasses('wrap', styles.cards)}
      >
        {section.cards.map(({ heading, text }, index) => {
          const [name, Icon] = icons[index % icons.length] ?? icons[0];
          return (
            <Columns as="li" key={heading} until="narrow" columns="auto minmax(0, 1fr)" gap={[0.35, 1]}>
              <Icon role="img" aria-label={t(name)} />
              <h3>{heading}</h3>
              <div>
                <Paragraphs paragraphs={text} />
              </div>
            </Columns>
          );
        })}
      </Columns>
    </section>
  );
}
