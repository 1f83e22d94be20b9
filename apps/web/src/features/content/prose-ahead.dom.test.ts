import { renderMarkdown } from '@shop/texts/markdown';
import { expect, test } from 'vitest';
import { proseAhead } from './prose-ahead.ts';
import { safeProse } from './safe-prose.ts';

const texts = import.meta.glob<string>('../../../../../content/{blog,glossar}/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const written = `# Titel

Ein [Wort](/faq#rezept "Fragen"), [oben](#titel), [anderswo](https://apotheke.example/?a=1&b=2), [Post](mailto:a@b.example).

![Blatt "grün"](bild.webp) ![fremd](https://elsewhere.example/x.png)

| A | B |
|:--|--:|
| 1 | <script>alert(1)</script> |
`;

test.each([['written here', written], ...Object.entries(texts)])(
  'a text that is drawn ahead stands as it will after it was made safe: %s',
  (_name, markdown) => {
    const { html } = renderMarkdown(markdown);
    const place = { page: '/blog/x', folder: '/content_management/blog/blog_de/x/' };
    expect(asParsed(proseAhead(html, place))).toBe(safeProse(html, place));
  },
);

/** Spelt as a browser spells it. */
function asParsed(html: string): string {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  return holder.innerHTML;
}
