import { readFaqMarkdown } from '@shop/texts/faq';
import { readFrontMatter } from '@shop/texts/front-matter';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useMessages, useTranslations } from 'use-intl';
import { layOutPage } from '#domain/content/page-text.ts';
import { fillIn, type PageSection } from '#domain/content/page-words.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { Expertise } from '#features/about/expertise.tsx';
import { Reasons } from '#features/about/reasons.tsx';
import { Services } from '#features/about/services.tsx';
import { PostView } from '#features/content/blog/post-view.tsx';
import { readPostFile } from '#features/content/blog/read-post.ts';
import { FaqAccordion } from '#features/content/faq/faq-accordion.tsx';
import { readFaq } from '#features/content/faq/read-faq.ts';
import { GlossaryTerms } from '#features/content/glossary/glossary-terms.tsx';
import { readGlossary } from '#features/content/glossary/read-glossary.ts';
import { formatVersion } from '#features/content/legal/format-version.ts';
import { LegalView } from '#features/content/legal/legal-view.tsx';
import { kindOf, languageOf, pageOf, slugOf } from '#features/editor/places.ts';
import { CategoryChoice } from '#features/home/category-choice.tsx';
import { FeatureCards } from '#features/home/feature-cards.tsx';
import { FirstContact } from '#features/home/first-contact.tsx';
import { ContentButtonLink } from '#ui/content-link.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Paragraphs } from '#ui/rich-text.tsx';
import { Hero } from '../hero/hero.tsx';
import styles from './editor-preview.module.css';

interface EditorPreviewProps {
  path: string;
  text: string;
}

/** A text in the very parts that show it on the website, in the language it is written in. */
export function EditorPreview({ path, text }: EditorPreviewProps) {
  const messages = useMessages();
  const config = useShopConfig();
  const filled = useMemo(() => fillIn(text, config), [text, config]);

  return (
    <IntlProvider locale={languageOf(path)} messages={messages} timeZone="Europe/Berlin">
      <Preview path={path} text={filled} />
    </IntlProvider>
  );
}

function Preview({ path, text }: EditorPreviewProps) {
  switch (kindOf(path)) {
    case 'post':
      return <PostPreview path={path} text={text} />;
    case 'faq':
      return <FaqText text={text} />;
    case 'glossary':
      return <GlossaryText text={text} />;
    case 'legal':
      return <LegalPreview path={path} text={text} />;
    case 'page':
      return <PagePreview path={path} text={text} />;
  }
}

function PostPreview({ path, text }: EditorPreviewProps) {
  const post = useMemo(() => readPostFile(slugOf(path) ?? '', text, languageOf(path)), [path, text]);
  return <PostView post={post} />;
}

function FaqText({ text }: { text: string }) {
  const title = useTranslations('pages.titles')('faq');
  const sections = useMemo(() => readFaq(readFaqMarkdown(text)), [text]);
  return (
    <div className="wrap">
      <PageHead title={title} />
      <FaqAccordion sections={sections} />
    </div>
  );
}

function GlossaryText({ text }: { text: string }) {
  const title = useTranslations('pages.titles')('glossary');
  const { introduction, sections } = useMemo(() => readGlossary(text), [text]);
  return (
    <div className="wrap">
      <PageHead title={title} />
      <GlossaryTerms introduction={introduction} sections={sections} target="" />
    </div>
  );
}

function LegalPreview({ path, text }: EditorPreviewProps) {
  const t = useTranslations('content.legal');
  const language = languageOf(path);
  const { fields, body } = useMemo(() => readFrontMatter(text), [text]);
  const { title = '', version } = fields;
  const legal = useMemo(() => ({ markdown: body, version: null, language }), [body, language]);
  return (
    <div className="wrap">
      <PageHead title={title} lead={version && t('version', { version: formatVersion(version, language) })} />
      <LegalView text={legal} page={pageOf(path)} title={title} />
    </div>
  );
}

/** Home, about and contact: the same parts in the same order, without what belongs to every page. */
function PagePreview({ path, text }: EditorPreviewProps) {
  const { fields, sections } = useMemo(() => layOutPage(text), [text]);
  const { heading = '', lead = '' } = fields;
  const [first, second, third, fourth, ...others] = sections;

  if (/\/home\./.test(path)) {
    return (
      <>
        <Hero heading={heading} lead={lead}>
          <CategoryChoice words={fields} steps={first} />
        </Hero>
        {second && <FeatureCards section={second} />}
        {third && <Block>{<FirstContact section={third} />}</Block>}
        <PlainSections sections={[fourth, ...others]} />
      </>
    );
  }
  if (/\/about\./.test(path)) {
    return (
      <>
        <Hero heading={heading} lead={lead} isShort />
        {first && <div className="wrap">{<Expertise section={first} />}</div>}
        {second && <Block heading={second.heading}>{<Reasons section={second} />}</Block>}
        {third && <Block heading={third.heading}>{<Services section={third} />}</Block>}
        <PlainSections sections={[fourth, ...others]} />
      </>
    );
  }
  return (
    <>
      <div className="wrap">
        <PageHead title={heading} lead={lead} />
        {fields.hours && <p>{fields.hours}</p>}
      </div>
      <PlainSections sections={sections} />
    </>
  );
}

function Block({ heading, children }: { heading?: string; children: ReactNode }) {
  return (
    <section className={joinClasses('wrap', styles.block)}>
      {heading && <h2>{heading}</h2>}
      {children}
    </section>
  );
}

/** Nothing that was written is left out, also where the page has no place for it. */
function PlainSections({ sections }: { sections: readonly (PageSection | undefined)[] }) {
  return sections
    .filter((section) => section !== undefined)
    .map(({ heading, intro, bullets, cards, link }) => (
      <Block key={heading} heading={heading}>
        <Paragraphs paragraphs={[...intro, ...bullets]} className={styles.paragraph} />
        {cards.map((card) => (
          <div key={card.heading}>
            <h3>{card.heading}</h3>
            <Paragraphs paragraphs={card.text} className={styles.paragraph} />
          </div>
        ))}
        {link && (
          <div>
            <ContentButtonLink href={link.href}>{link.label}</ContentButtonLink>
          </div>
        )}
      </Block>
    ));
}
