import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const inLanguage = z.object({ lang: z.enum(['de', 'en']).default('de') });

const blogIndexEntry = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  coverImage: z.string().nullable().describe('ends with the size where it is known: #1200x675'),
  href: z.string(),
  coverAlt: z.string().optional(),
  date: z.string().nullable().optional().describe('the day: 2026-04-20'),
  author: z.string().nullable().optional(),
  readingMinutes: z.int().positive().optional(),
});

const faqEntry = z.union([
  z.object({ type: z.literal('section'), id: z.string(), title: z.string(), contentHtml: z.string().optional() }),
  z.object({ type: z.literal('question'), id: z.string(), question: z.string(), answerHtml: z.string() }),
]);

export const readContentFile = endpoint('readContentFile', {
  summary: 'A text or an image by its public path; blog index and FAQ are made as JSON from their markdown',
  access: 'guest',
  params: z.object({ '*': z.string().max(500) }),
  output: z.string(),
  outputType: 'text/markdown',
});

export const listBlogPosts = endpoint('listBlogPosts', {
  summary: 'The published posts of a language',
  access: 'guest',
  query: inLanguage,
  output: z.array(blogIndexEntry),
});

export const readBlogPost = endpoint('readBlogPost', {
  summary: 'One published post',
  access: 'guest',
  params: z.object({ slug: z.string().max(200) }),
  query: inLanguage,
  output: blogIndexEntry.omit({ href: true }).extend({
    excerpt: z.string().optional(),
    lang: z.enum(['de', 'en']).optional().describe('German where the post is not there in the language asked for'),
    bodyMarkdown: z.string(),
    headStripped: z
      .boolean()
      .optional()
      .describe('the text has lost what stood above it; stripped again, its first line might go too'),
  }),
});

export const readFaq = endpoint('readFaq', {
  summary: 'The questions and answers of a language',
  access: 'guest',
  query: inLanguage,
  output: z.array(faqEntry),
});
