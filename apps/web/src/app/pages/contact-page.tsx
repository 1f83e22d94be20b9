import { useTranslations } from 'use-intl';
import { usePageText } from '#domain/content/use-page-text.ts';
import ContactSplit from '#features/contact/contact-split.tsx';
import { VisitUs } from '#features/contact/visit-us.tsx';
import { Columns } from '#ui/columns.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Paragraphs } from '#ui/rich-text.tsx';
import { Text } from '#ui/text.tsx';
import german from '../../../../../content/pages/contact.de.md?page';
import english from '../../../../../content/pages/contact.en.md?page';
import { usePageTitle } from '../use-page-title.ts';
import styles from './contact-page.module.css';
import page from './page.module.css';

const built = { de: german, en: english };

/** CT-09. */
export default function ContactPage() {
  const t = useTranslations('home');
  const { fields, sections } = usePageText('contact', built);
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
        <ContactSplit place="contactPage" hours={fields.hours ?? ''} />
      </div>
      <Columns until={900} gap={2} className={styles.more}>
        <VisitUs />
        {sections.map(({ heading, intro }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <Paragraphs paragraphs={intro} className={styles.text} />
          </section>
        ))}
      </Columns>
    </div>
  );
}
