import Droplets from 'lucide-react/icons/droplets';
import Flower2 from 'lucide-react/icons/flower-2';
import Signpost from 'lucide-react/icons/signpost';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PageSection } from '#domain/content/page-words.ts';
import { linkTo } from '#lib/routes.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { RichText } from '#ui/rich-text.tsx';
import { Row } from '#ui/row.tsx';
import { Steps } from '#ui/steps.tsx';
import { Text } from '#ui/text.tsx';
import styles from './category-choice.module.css';

interface CategoryChoiceProps {
  /** The page's front matter: `choice_1` to `choice_3`, each with its hint. */
  words: Record<string, string>;
  /** What the third button shows. */
  steps: PageSection | undefined;
}

/** HO-01: two ways into the shop, and a third button that only opens the steps of an order below. */
export function CategoryChoice({ words, steps }: CategoryChoiceProps) {
  const t = useTranslations('home');
  const stepsId = useId();
  const [isNew, setNew] = useState(false);

  return (
    <>
      <Row as="nav" gap={0.75} className={styles.choices} aria-label={t('categories')}>
        <Link className={joinClasses(styles.choice, styles.first)} to={linkTo('Shop', undefined, { type: 'bud' })}>
          <Flower2 aria-hidden="true" />
          <ChoiceWords name={words.choice_1} hint={words.choice_1_hint} />
        </Link>
        <Link className={styles.choice} to={linkTo('Shop', undefined, { type: 'extract' })}>
          <Droplets aria-hidden="true" />
          <ChoiceWords name={words.choice_2} hint={words.choice_2_hint} />
        </Link>
        {steps && (
          <button
            type="button"
            className={styles.choice}
            aria-expanded={isNew}
            aria-controls={isNew ? stepsId : undefined}
            onClick={() => setNew(!isNew)}
          >
            <Signpost aria-hidden="true" />
            <ChoiceWords name={words.choice_3} hint={words.choice_3_hint} />
          </button>
        )}
      </Row>
      {steps && isNew && (
        <section id={stepsId} className={styles.steps} aria-labelledby={`${stepsId}-heading`}>
          <h2 id={`${stepsId}-heading`}>{steps.heading}</h2>
          <Steps
            steps={steps.cards.map(({ heading, text }) => ({ name: heading, text: <RichText words={text.flat()} /> }))}
          />
        </section>
      )}
    </>
  );
}

function ChoiceWords({ name, hint }: { name: string | undefined; hint: string | undefined }) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      <Text as="span" size="small" className={styles.hint}>
        {hint}
      </Text>
    </>
  );
}
