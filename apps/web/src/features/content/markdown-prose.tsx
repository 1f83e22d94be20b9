import { renderMarkdown } from '@shop/texts/markdown';
import { useMemo } from 'react';
import { Prose } from './prose.tsx';
import type { ProsePlace } from './prose-place.ts';
import { safeProse } from './safe-prose.ts';

interface MarkdownProseProps extends ProsePlace {
  markdown: string;
  lang?: 'de' | undefined;
}

/** A long text, read and made safe in two components: between them the page can answer. */
export function MarkdownProse({ markdown, ...rest }: MarkdownProseProps) {
  const html = useMemo(() => renderMarkdown(markdown).html, [markdown]);
  return <SafeProse html={html} {...rest} />;
}

function SafeProse({ html, page, folder, lang }: Omit<MarkdownProseProps, 'markdown'> & { html: string }) {
  const safe = useMemo(() => safeProse(html, folder === undefined ? { page } : { page, folder }), [html, page, folder]);
  return <Prose html={safe} lang={lang} />;
}
