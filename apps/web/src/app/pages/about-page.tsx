import { useTranslations } from 'use-intl';
import { usePageText } from '#domain/content/use-page-text.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { AboutSection } from '#features/about/about-section.tsx';
import { Expertise } from '#features/about/expertise.tsx';
import { Reasons } from '#features/about/reasons.tsx';
import { Services } from '#features/about/services.tsx';
import { Team } from '#features/about/team.tsx';
import german from '../../../../../content/pages/about.de.md?page';
import english from '../../../../../content/pages/about.en.md?page';
import { Hero } from '../hero/hero.tsx';
import { usePageTitle } from '../use-page-title.ts';
import ContactBlock from './contact-block.tsx';

const built = { de: german, en: english };

/** CT-08. */
export default function AboutPage() {
  const { shopName } = useShopConfig();
  const { fields, sections } = usePageText('about', built);
  const [expertise, reasons, services, contact, team] = sections;
  // The first texts introduce the people of the demo shop; no other pharmacy shows them as its own.
  const isOurTeam = fields.team_of === undefined || fields.team_of === shopName;
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
      {team && isOurTeam && (
        <AboutSection section={team}>
          <Team section={team} portraits={(fields.portraits ?? '').split(/,\s*/)} />
        </AboutSection>
      )}
      {contact && (
        <AboutSection section={contact}>
          <ContactBlock place="contactPage" />
        </AboutSection>
      )}
    </>
  );
}
