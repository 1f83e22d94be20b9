import { type Block, blocksOf } from '@shop/texts/blocks';
import { type Inline, plainTextOf } from '@shop/texts/inline';
import { readPage } from '@shop/texts/page';
import { safeLinkAddress } from '@shop/texts/safe-address';
import type { PageLink, PageText, RichText } from './page-words.ts';

/**
 * The words of a page that the shop lays out itself, ready to be drawn: nothing in it is HTML. It brings the markdown
 * parser along, so the browser loads it only for a text that was changed after the build.
 */
export function layOutPage(markdown: string): PageText {
  const { fields, sections } = readPage(markdown);
  return {
    fields,
    sections: sections.map(({ heading, intro, bullets, cards, link }) => ({
      heading,
      intro: paragraphsOf(intro),
      bullets: bullets.map((bullet) => paragraphsOf(bullet).flat()),
      cards: cards.map((card) => ({ heading: card.heading, text: paragraphsOf(card.text) })),
      link: safeLink(link),
    })),
  };
}

function safeLink(link: PageLink | null): PageLink | null {
  const href = link && safeLinkAddress(link.href);
  return href ? { label: link.label, href } : null;
}

function paragraphsOf(markdown: string): RichText[] {
  return blocksOf(markdown).flatMap((block) => (block.type === 'list' ? itemsOf(block) : [wordsOf(inlineOf(block))]));
}

/** Where the layout has no place for a list, its items become paragraphs. */
function itemsOf({ items }: Block & { type: 'list' }): RichText[] {
  return items.map(({ blocks }) => wordsOf(blocks.flatMap(inlineOf)));
}

function inlineOf(block: Block): Inline[] {
  return 'inline' in block ? block.inline : [{ type: 'text', text: block.raw }];
}

function wordsOf(inline: readonly Inline[]): RichText {
  return inline.flatMap((part): RichText => {
    switch (part.type) {
      case 'strong':
        return [{ strong: wordsOf(part.inline) }];
      case 'em':
        return [{ em: wordsOf(part.inline) }];
      case 'link': {
        const href = safeLinkAddress(part.href);
        return href ? [{ href, words: wordsOf(part.inline) }] : wordsOf(part.inline);
      }
      case 'del':
        return wordsOf(part.inline);
      default:
        return [plainTextOf([part])];
    }
  });
}
