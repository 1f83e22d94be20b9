import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { usePageText } from '#domain/content/use-page-text.ts';
import { Advice } from '#features/home/advice.tsx';
import { CategoryChoice } from '#features/home/category-choice.tsx';
import { FeatureCards } from '#features/home/feature-cards.tsx';
import { FirstContact } from '#features/home/first-contact.tsx';
import { HomeNote } from '#features/home/home-note.tsx';
import { withAreas } from '#i18n/message-loader.ts';
import { importOrReload } from '#lib/import-or-reload.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { WhenNear } from '#ui/when-near.tsx';
import german from '../../../../../content/pages/home.de.md?page';
import english from '../../../../../content/pages/home.en.md?page';
import { Hero } from '../hero/hero.tsx';
import { usePageTitle } from '../use-page-title.ts';
import { homeContact } from './home-contact.tsx';
import styles from './home-page.module.css';

// Below the first screen, which need not wait for it.
const HomePreviews = lazy(() => importOrReload(() => withAreas(['content'], () => import('./home-previews.tsx'))));

const built = { de: german, en: english };

export default function HomePage() {
  const { fields, sections } = usePageText('home', built);
  const [steps, features, firstContact, advice] = sections;
  usePageTitle(useTranslations('pages.titles')('home'));

  return (
    <>
      <Hero heading={fields.heading ?? ''} lead={fields.lead ?? ''}>
        <CategoryChoice words={fields} steps={steps} />
        {fields.note && <HomeNote text={fields.note} />}
      </Hero>
      {features && <FeatureCards section={features} />}
      {firstContact && (
        <div className={joinClasses('wrap', styles.section)}>
          <FirstContact section={firstContact} />
        </div>
      )}
      {advice && (
        <Advice section={advice} className={joinClasses('wrap', styles.section)}>
          {homeContact}
        </Advice>
      )}
      <WhenNear name="home-previews">
        <Suspense>
          <HomePreviews />
        </Suspense>
      </WhenNear>
    </>
  );
}
