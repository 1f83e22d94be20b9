import { readFaqMarkdown } from '@shop/texts/faq';
import { presentIndexEntry } from './content-presenter.ts';
import type { PublicContent } from './content-service.ts';

/** Of what the text screens draw the beginning ahead, by path and as the content service answers it. */
export function filesDrawnAhead({ texts, posts }: PublicContent): Record<string, unknown> {
  const files: Record<string, unknown> = {};
  for (const language of ['de', 'en'] as const) {
    files[`blog/blog_${language}/index.json`] = posts[language].map(presentIndexEntry);
    const faq = texts.get(`faq/faq.${language}.md`);
    if (faq) files[`faq/faq.${language}.json`] = readFaqMarkdown(faq.markdown);
  }
  for (const [path, { markdown }] of texts) if (path.startsWith('glossar/')) files[path] = markdown;
  return files;
}
