import { useTranslations } from 'use-intl';
import ContactSplit from '#features/contact/contact-split.tsx';
import { VisitUs } from '#features/contact/visit-us.tsx';
import { WayHere } from '#features/contact/way-here.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Paragraphs } from '#ui/rich-text.tsx';
import { Text } from '#ui/text.tsx';
import { usePageTitle } from '../use-page-title.ts';
import styles from './contact-page.module.css';
import page from './page.module.css';
import { useContactText } from './use-contact-text.ts';

/** CT-09. */
export default function ContactPage() {
  const t = useTranslations('home');
  const { fields, sections, way, map, street } = useContactText();
  usePageTitle(useTranslations('pages.titles')('contact'));

  return (
    <div className={joinClasses(page.page, styles.page)}>
      <h1>{fields.heading}</h1>
      <Text size="lead" isMeasured className={page.lead}>
        {fields.lead}
      </Text>
      <div className={styles.split}>
        {/* The cards' own headings are one level further down. */}
        <h2 className="visually-hidden">{t('contact.left.title')}</h2>
        <ContactSplit
          place="contactPage"
          hours={fields.hours ?? ''}
          below={
            <div className={styles.visit}>
              <VisitUs />
            </div>
          }
        />
      </div>
      <div className={styles.more}>
        {sections.map(({ heading, intro }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <Paragraphs paragraphs={intro} className={styles.text} />
          </section>
        ))}
      </div>
      {way && <WayHere section={way} map={map} street={street} />}
    </div>
  );
}
