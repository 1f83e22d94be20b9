import { readFaqMarkdown } from '@shop/texts/faq';
import { readFrontMatter } from '@shop/texts/front-matter';
import { useMemo } from 'react';
import { IntlProvider, useMessages, useTranslations } from 'use-intl';
import { fillIn } from '#domain/content/page-words.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { PostView } from '#features/content/blog/post-view.tsx';
import { readPostFile } from '#features/content/blog/read-post.ts';
import { FaqAccordion } from '#features/content/faq/faq-accordion.tsx';
import { readFaq } from '#features/content/faq/read-faq.ts';
import { GlossaryTerms } from '#features/content/glossary/glossary-terms.tsx';
import { readGlossary } from '#features/content/glossary/read-glossary.ts';
import { formatVersion } from '#features/content/legal/format-version.ts';
import { LegalView } from '#features/content/legal/legal-view.tsx';
import { kindOf, languageOf, pageOf, slugOf } from '#features/editor/places.ts';
import { PageHead } from '#ui/page-head.tsx';
import { PagePreview } from './page-preview.tsx';

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
      return <GlossaryText path={path} text={text} />;
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

function GlossaryText({ path, text }: EditorPreviewProps) {
  const title = useTranslations('pages.titles')('glossary');
  const { introduction, sections } = useMemo(() => readGlossary(text), [text]);
  return (
    <div className="wrap">
      <PageHead title={title} />
      <GlossaryTerms
        introduction={introduction}
        sections={sections}
        language={languageOf(path)}
        target=""
        isLate={false}
      />
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
