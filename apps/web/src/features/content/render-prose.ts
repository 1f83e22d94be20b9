import { anchorOf } from '@shop/texts/anchor';
import { readHeadingLine } from '@shop/texts/heading-line';
import { type Heading, type MarkdownOptions, renderMarkdown } from '@shop/texts/markdown';
import type { ProsePlace } from './prose-place.ts';
import { safeProse } from './safe-prose.ts';

export interface RenderedProse {
  html: string;
  headings: Heading[];
}

/** Markdown of the content service as HTML that may be shown. */
export function renderProse(
  markdown: string,
  place: ProsePlace,
  options: Pick<MarkdownOptions, 'anchors' | 'baseHeadingLevel'> = {},
): RenderedProse {
  const { html, headings } = renderMarkdown(markdown, options);
  return { html: safeProse(html, place), headings };
}

/** A text without a first heading that only repeats the page's title. */
export function withoutRepeatedTitle(markdown: string, title: string): string {
  const text = markdown.trimStart();
  const line = text.split('\n', 1)[0] ?? '';
  const heading = readHeadingLine(line);
  const isTitle = heading?.level === 1 && heading.text !== '' && anchorOf(heading.text) === anchorOf(title);
  return isTitle ? text.slice(line.length + 1) : markdown;
}
