import { type ReactNode, useMemo } from 'react';
import { layOutPage } from '#domain/content/page-text.ts';
import type { PageSection } from '#domain/content/page-words.ts';
import { Expertise } from '#features/about/expertise.tsx';
import { Reasons } from '#features/about/reasons.tsx';
import { Services } from '#features/about/services.tsx';
import { CategoryChoice } from '#features/home/category-choice.tsx';
import { FeatureCards } from '#features/home/feature-cards.tsx';
import { FirstContact } from '#features/home/first-contact.tsx';
import { ContentButtonLink } from '#ui/content-link.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Paragraphs } from '#ui/rich-text.tsx';
import { Stack } from '#ui/stack.tsx';
import { Hero } from '../hero/hero.tsx';
import styles from './page-preview.module.css';

interface PagePreviewProps {
  path: string;
  text: string;
}

/** Home, about and contact: the same parts in the same order, without what belongs to every page. */
export function PagePreview({ path, text }: PagePreviewProps) {
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
    <Stack as="section" gap={1} className={joinClasses('wrap', styles.block)}>
      {heading && <h2>{heading}</h2>}
      {children}
    </Stack>
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
