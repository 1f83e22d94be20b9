import type { ReactNode } from 'react';
import { PostList } from '#features/content/blog/post-list.tsx';
import { readBlogIndex } from '#features/content/blog/read-blog-index.ts';
import { FaqAccordion } from '#features/content/faq/faq-accordion.tsx';
import { type FaqSection, readFaq } from '#features/content/faq/read-faq.ts';
import { GlossaryBeginning } from '#features/content/glossary/glossary-beginning.tsx';
import { readGlossary } from '#features/content/glossary/read-glossary.ts';
import { blogIndexFile, faqFile, glossaryFiles } from '#features/content/text-files.ts';
import type { Locale } from '#i18n/messages.ts';
import type { RouteName } from '#lib/routes.ts';

interface Told {
  locale: Locale;
  /** What the content service answers, by path. */
  files: Record<string, unknown>;
}

/** As many as a first screen shows of them. */
const most = { posts: 2, questions: 6 };

/**
 * The beginning of the texts that people come for, drawn into the page itself: whoever opens it reads before any code or data is
 * there. It is drawn with the parts of the screen, which draws it again as a whole.
 */
export const firstWords: Partial<Record<RouteName, (told: Told) => ReactNode>> = {
  Blog: ({ locale, files }) => {
    const index = files[blogIndexFile(locale)];
    if (!index) return null;
    return <PostList entries={readBlogIndex(index).slice(0, most.posts)} language={locale} hasLead />;
  },
  Faq: ({ locale, files }) => {
    const faq = files[faqFile(locale)];
    return faq ? <FaqAccordion sections={firstQuestions(readFaq(faq))} /> : null;
  },
  Glossary: ({ locale, files }) => {
    const markdown = files[glossaryFiles(locale)[0]];
    return typeof markdown === 'string' ? <GlossaryBeginning glossary={readGlossary(markdown)} /> : null;
  },
};

/** The answers of closed questions are not seen. */
function firstQuestions(sections: FaqSection[]): FaqSection[] {
  let left = most.questions;
  return sections.flatMap((section) => {
    if (left === 0) return [];
    const questions = section.questions.slice(0, left).map((question, index) => {
      const isOpen = left === most.questions && index === 0;
      return isOpen ? question : { ...question, answerHtml: '' };
    });
    left -= questions.length;
    return { ...section, questions };
  });
}
