import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { usePageText } from '#domain/content/use-page-text.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { Expertise } from '#features/about/expertise.tsx';
import { Reasons } from '#features/about/reasons.tsx';
import { Services } from '#features/about/services.tsx';
import ContactSplit from '#features/contact/contact-split.tsx';
import { ContentButtonLink } from '#ui/content-link.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Paragraphs } from '#ui/rich-text.tsx';
import { Row } from '#ui/row.tsx';
import german from '../../../../../content/pages/about.de.md?page';
import english from '../../../../../content/pages/about.en.md?page';
import { Hero } from '../hero/hero.tsx';
import { usePageTitle } from '../use-page-title.ts';
import styles from './about-page.module.css';

const built = { de: german, en: english };

/** CT-08. */
export default function AboutPage() {
  const { pharmacy } = useShopConfig();
  const { fields, sections } = usePageText('about', built);
  const [expertise, reasons, services, contact] = sections;
  const id = useId();
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
        <section className={joinClasses('wrap', styles.section)} aria-labelledby={`${id}-why`}>
          <h2 id={`${id}-why`}>{reasons.heading}</h2>
          <Reasons section={reasons} />
        </section>
      )}
      {services && (
        <section className={joinClasses('wrap', styles.section)} aria-labelledby={`${id}-services`}>
          <Row gap={1} align="center" spread="apart">
            <h2 id={`${id}-services`}>{services.heading}</h2>
            {services.link && <ContentButtonLink href={services.link.href}>{services.link.label}</ContentButtonLink>}
          </Row>
          <Services section={services} />
        </section>
      )}
      {contact && (
        <section className={joinClasses('wrap', styles.section)} aria-labelledby={`${id}-contact`}>
          <Row gap={1} align="center" spread="apart">
            <div>
              <h2 id={`${id}-contact`}>{contact.heading}</h2>
              <Paragraphs paragraphs={contact.intro} className={styles.intro} />
            </div>
            {contact.link && <ContentButtonLink href={contact.link.href}>{contact.link.label}</ContentButtonLink>}
          </Row>
          <ContactSplit place="contactPage" hours={pharmacy.advisoryHours} />
        </section>
      )}
    </>
  );
}
