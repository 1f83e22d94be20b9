import { blocksOf, type Block as TextBlock } from '@shop/texts/blocks';
import { readFrontMatter } from '@shop/texts/front-matter';
import { type Inline, plainTextOf } from '@shop/texts/inline';
import type { Block, Span, Words } from './letter-blocks.ts';

/** Where a link of the text leads to from a mail; null leaves its words. */
type Resolve = (href: string) => string | null;

/** A text of the pharmacy as part of a letter. What a letter has no block for stays as it was written: nothing is lost. */
export function markdownBlocks(markdown: string, resolve: Resolve): Block[] {
  return textBlocksOf(markdown).flatMap((block) => letterBlocks(block, resolve));
}

/** Cached: the same few legal texts go out with every order, and parsing them costs more than the rest of its mail. */
const taken = new Map<string, TextBlock[]>();
const mostTaken = 8;

function textBlocksOf(markdown: string): readonly TextBlock[] {
  const known = taken.get(markdown);
  if (known) return known;
  const blocks = blocksOf(readFrontMatter(markdown).body);
  if (taken.size === mostTaken) taken.clear();
  taken.set(markdown, blocks);
  return blocks;
}

function letterBlocks(block: TextBlock, resolve: Resolve): Block[] {
  switch (block.type) {
    case 'rule':
      return [{ kind: 'rule' }];
    case 'heading':
      return [{ kind: 'heading', level: 3, text: plainTextOf(block.inline) }];
    case 'quote':
      return block.blocks.flatMap((inner) => letterBlocks(inner, resolve));
    case 'list': {
      const items = block.items.map((item) => itemWords(item.blocks, resolve));
      return [{ kind: 'list', isNumbered: block.isNumbered, items }];
    }
    case 'paragraph':
      return [{ kind: 'paragraph', words: wordsOf(block.inline, resolve) }];
    default:
      return [{ kind: 'paragraph', words: block.raw.trim() }];
  }
}

/** An item may hold more than one paragraph, or a list of its own. */
function itemWords(blocks: readonly TextBlock[], resolve: Resolve): Words {
  return blocks.flatMap((block, index) => {
    const words = block.type === 'paragraph' ? wordsOf(block.inline, resolve) : [block.raw.trim()];
    return index === 0 ? words : ['\n', ...words];
  });
}

function wordsOf(inline: readonly Inline[], resolve: Resolve): (string | Span)[] {
  return inline.map((part) => {
    if (part.type === 'break') return '\n';
    const text = plainTextOf([part]);
    if (part.type === 'strong') return { text, isStrong: true };
    const href = part.type === 'link' ? resolve(part.href) : null;
    // A line break of the source is no end of a line.
    return href ? { text, href } : text.replaceAll('\n', ' ');
  });
}
