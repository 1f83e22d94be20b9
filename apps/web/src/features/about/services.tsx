import Bike from 'lucide-react/icons/bike';
import Building2 from 'lucide-react/icons/building-2';
import Droplets from 'lucide-react/icons/droplets';
import FileCheck2 from 'lucide-react/icons/file-check-2';
import Flower2 from 'lucide-react/icons/flower-2';
import Store from 'lucide-react/icons/store';
import type { PageSection } from '#domain/content/page-words.ts';
import { Columns } from '#ui/columns.tsx';
import { CardWords } from './card-words.tsx';
import styles from './services.module.css';

/** In the order of the text: prescription check, flowers, extracts, courier, collection, for pharmacies. */
const icons = [FileCheck2, Flower2, Droplets, Bike, Store, Building2];

/** What the pharmacy offers: six cards of one table. */
export function Services({ section }: { section: PageSection }) {
  return (
    <ul className={styles.services}>
      {section.cards.map((card, index) => {
        const Icon = icons[index % icons.length] ?? Store;
        return (
          <Columns as="li" key={card.heading} until="narrow" columns="auto minmax(0, 1fr)" gap={1}>
            <Icon aria-hidden="true" />
            <CardWords card={card} />
          </Columns>
        );
      })}
    </ul>
  );
}
