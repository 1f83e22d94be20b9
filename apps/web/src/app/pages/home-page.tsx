import Info from 'lucide-react/icons/info';
import { lazy, Suspense, useId } from 'react';
import { useTranslations } from 'use-intl';
import { usePageText } from '#domain/content/use-page-text.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { CategoryChoice } from '#features/home/category-choice.tsx';
import { FeatureCards } from '#features/home/feature-cards.tsx';
import { FirstContact } from '#features/home/first-contact.tsx';
import { withAreas } from '#i18n/message-loader.ts';
import { importOrReload } from '#lib/import-or-reload.ts';
import { IconLine } from '#ui/icon-line.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Paragraphs } from '#ui/rich-text.tsx';
import { Text } from '#ui/text.tsx';
import german from '../../../../../content/pages/home.de.md?page';
import english from '../../../../../content/pages/home.en.md?page';
import { Hero } from '../hero/hero.tsx';
import { usePageTitle } from '../use-page-title.ts';
import styles from './home-page.module.css';

// Below the first screen, which need not wait for them.
const ContactSplit = lazy(() => importOrReload(() => import('#features/contact/contact-split.tsx')));
const HomePreviews = lazy(() => importOrReload(() => withAreas(['content'], () => import('./home-previews.tsx'))));

const built = { de: german, en: english };

export default function HomePage() {
  const { pharmacy } = useShopConfig();
  const { fields, sections } = usePageText('home', built);
  const [steps, features, firstContact, advice] = sections;
  const adviceId = useId();
  usePageTitle(useTranslations('pages.titles')('home'));

  return (
    <>
      <Hero heading={fields.heading ?? ''} lead={fields.lead ?? ''}>
        <CategoryChoice words={fields} steps={steps} />
        {fields.note && (
          <IconLine
            as={Text}
            size="small"
            gap={0.7}
            tone="primary"
            icon={<Info aria-hidden="true" />}
            className={styles.note}
          >
            {fields.note}
          </IconLine>
        )}
      </Hero>
      {features && <FeatureCards section={features} />}
      {firstContact && (
        <div className={joinClasses('wrap', styles.section)}>
          <FirstContact section={firstContact} />
        </div>
      )}
      {advice && (
        <section className={joinClasses('wrap', styles.section)} aria-labelledby={adviceId}>
          <h2 id={adviceId}>{advice.heading}</h2>
          <Paragraphs paragraphs={advice.intro} className={styles.intro} />
          <div className={styles.contact}>
            <Suspense>
              <ContactSplit place="home" hours={pharmacy.advisoryHours} />
            </Suspense>
          </div>
        </section>
      )}
      <Suspense>
        <HomePreviews />
      </Suspense>
    </>
  );
}
