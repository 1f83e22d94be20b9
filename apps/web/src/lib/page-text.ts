import { blocksOf, plainTextOf } from '@shop/texts/markdown';
import { readPage } from '@shop/texts/page';
import { safeLinkAddress } from '@shop/texts/safe-address';
import type { PageLink, PageText, Words } from './page-words.ts';

type Block = ReturnType<typeof blocksOf>[number];

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

function paragraphsOf(markdown: string): Words[] {
  return blocksOf(markdown)
    .filter(({ type }) => type !== 'space')
    .flatMap((block) => (block.type === 'list' ? itemsOf(block) : [wordsOf(inlineOf(block))]));
}

/** A list where the layout has no place for one: its items become paragraphs. */
function itemsOf(list: Block): Words[] {
  const items = 'items' in list ? (list.items as Block[]) : [];
  return items.map((item) => wordsOf(inlineOf(item).flatMap(inlineOf)));
}

function inlineOf(block: Block): Block[] {
  return 'tokens' in block && block.tokens ? block.tokens : [block];
}

function wordsOf(tokens: Block[]): Words {
  return tokens.flatMap((token): Words => {
    const inner = 'tokens' in token && token.tokens ? token.tokens : null;
    switch (token.type) {
      case 'strong':
        return [{ strong: wordsOf(inner ?? []) }];
      case 'em':
        return [{ em: wordsOf(inner ?? []) }];
      case 'link': {
        const href = safeLinkAddress(token.href);
        return href ? [{ href, words: wordsOf(inner ?? []) }] : wordsOf(inner ?? []);
      }
      default:
        return inner ? wordsOf(inner) : [plainTextOf([token])];
    }
  });
}
