import { useTranslations } from 'use-intl';
import { usePageText } from '#domain/content/use-page-text.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { AboutSection } from '#features/about/about-section.tsx';
import { Expertise } from '#features/about/expertise.tsx';
import { Reasons } from '#features/about/reasons.tsx';
import { Services } from '#features/about/services.tsx';
import ContactSplit from '#features/contact/contact-split.tsx';
import german from '../../../../../content/pages/about.de.md?page';
import english from '../../../../../content/pages/about.en.md?page';
import { Hero } from '../hero/hero.tsx';
import { usePageTitle } from '../use-page-title.ts';

const built = { de: german, en: english };

/** CT-08. */
export default function AboutPage() {
  const { pharmacy } = useShopConfig();
  const { fields, sections } = usePageText('about', built);
  const [expertise, reasons, services, contact] = sections;
  usePageTitle(useTranslations('pages.titles')('about'));

  return (
    <>
      <Hero heading={fields.heading ?? ''} lead={fields.lead ?? ''} isShort />
      {expertise && (
        <div className="wrap">
          <Expertise section={expertise} />
        </div>
      )}
      {reasons && (
        <AboutSection section={reasons}>
          <Reasons section={reasons} />
        </AboutSection>
      )}
      {services && (
        <AboutSection section={services}>
          <Services section={services} />
        </AboutSection>
      )}
      {contact && (
        <AboutSection section={contact}>
          <ContactSplit place="contactPage" hours={pharmacy.advisoryHours} />
        </AboutSection>
      )}
    </>
  );
}
