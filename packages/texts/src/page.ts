import { type Block, blocksOf, blockWords } from './blocks.ts';
import { readFrontMatter } from './front-matter.ts';
import { plainTextOf } from './inline.ts';

export type PageSection = {
  heading: string;
  /** Markdown before the first card, list or closing link. */
  intro: string;
  /** Markdown, one line each. */
  bullets: string[];
  /** `### ` and the markdown below it. */
  cards: { heading: string; text: string }[];
  /** A last paragraph that is nothing but a link. */
  link: { label: string; href: string } | null;
};

export type Page = { fields: Record<string, string>; sections: PageSection[] };

/**
 * A page that the shop lays out itself: `## ` begins a section. Text before the first one is a section without heading;
 * nothing that was written is dropped.
 */
export function readPage(markdown: string): Page {
  const { fields, body } = readFrontMatter(markdown);
  const sections: PageSection[] = [];

  for (const block of blocksOf(body)) {
    if (block.type === 'heading' && block.depth <= 2) {
      sections.push(emptySection(blockWords(block)));
      continue;
    }
    if (sections.length === 0) sections.push(emptySection(''));
    const section = sections.at(-1);
    if (section) putBlock(section, block);
  }
  return { fields, sections: sections.map(takeClosingLink) };
}

function emptySection(heading: string): PageSection {
  return { heading, intro: '', bullets: [], cards: [], link: null };
}

function putBlock(section: PageSection, block: Block) {
  const card = section.cards.at(-1);
  if (block.type === 'heading' && block.depth === 3) {
    section.cards.push({ heading: blockWords(block), text: '' });
  } else if (card) {
    card.text = joinBlocks(card.text, block.raw);
  } else if (block.type === 'list') {
    section.bullets.push(...block.items.map(({ raw }) => withoutBullet(raw)));
  } else {
    section.intro = joinBlocks(section.intro, block.raw);
  }
}

/** The last paragraph of a section, below its last card or list, becomes its link when it is nothing else. */
function takeClosingLink(section: PageSection): PageSection {
  const lastCard = section.cards.at(-1);
  const blocks = blocksOf(lastCard ? lastCard.text : section.intro);
  const link = soleLink(blocks.at(-1));
  if (!link) return section;

  const rest = blocks.slice(0, -1).reduce((text, block) => joinBlocks(text, block.raw), '');
  if (!lastCard) return { ...section, intro: rest, link };
  return { ...section, cards: [...section.cards.slice(0, -1), { ...lastCard, text: rest }], link };
}

function soleLink(block: Block | undefined): PageSection['link'] {
  if (block?.type !== 'paragraph' || block.inline.length !== 1) return null;
  const [link] = block.inline;
  return link?.type === 'link' ? { label: plainTextOf(link.inline), href: link.href } : null;
}

function withoutBullet(item: string): string {
  return item.trim().replace(/^(?:[-*+]|\d{1,9}[.)])\s+/, '');
}

function joinBlocks(before: string, block: string): string {
  return [before, block.trim()].filter(Boolean).join('\n\n');
}
