import { readFrontMatter } from '@shop/texts/front-matter';
import { blocksOf, plainTextOf } from '@shop/texts/markdown';
import type { Block, Span, Words } from './letter-blocks.ts';

type Token = ReturnType<typeof blocksOf>[number];

/** Where a link of the text leads to from a mail; null leaves its words. */
type Resolve = (href: string) => string | null;

/** A text of the pharmacy as part of a letter. What a letter has no block for stays as it was written: nothing is lost. */
export function markdownBlocks(markdown: string, resolve: Resolve): Block[] {
  return tokensOf(markdown).flatMap((token) => blocksOfToken(token, resolve));
}

/** The same few legal texts go out with every order: taking them apart anew costs more than the rest of its mail. */
const taken = new Map<string, Token[]>();
const mostTaken = 8;

function tokensOf(markdown: string): readonly Token[] {
  const known = taken.get(markdown);
  if (known) return known;
  const tokens = blocksOf(readFrontMatter(markdown).body);
  if (taken.size === mostTaken) taken.clear();
  taken.set(markdown, tokens);
  return tokens;
}

function blocksOfToken(token: Token, resolve: Resolve): Block[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'heading':
      return [{ kind: 'heading', level: 3, text: plainTextOf(token.tokens ?? []) }];
    case 'blockquote':
      return (token.tokens ?? []).flatMap((inner: Token) => blocksOfToken(inner, resolve));
    case 'list': {
      const items = (token.items as { tokens: Token[] }[]).map((item) => itemWords(item.tokens, resolve));
      return [{ kind: 'list', isNumbered: token.ordered as boolean, items }];
    }
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', words: wordsOf(token, resolve) }];
    default:
      return [{ kind: 'paragraph', words: token.raw.trim() }];
  }
}

/** An item may hold more than one paragraph, or a list of its own. */
function itemWords(tokens: Token[], resolve: Resolve): Words {
  return tokens
    .filter(({ type }) => type !== 'space')
    .flatMap((token, index) => {
      const words = token.type === 'text' || token.type === 'paragraph' ? wordsOf(token, resolve) : [token.raw.trim()];
      return index === 0 ? words : ['\n', ...words];
    });
}

function wordsOf(token: Token, resolve: Resolve): (string | Span)[] {
  const tokens = 'tokens' in token && token.tokens ? token.tokens : [];
  if (tokens.length === 0) return [plainTextOf([token])];
  return tokens.map((inner) => {
    if (inner.type === 'br') return '\n';
    const text = plainTextOf([inner]);
    if (inner.type === 'strong') return { text, isStrong: true };
    const href = inner.type === 'link' ? resolve(inner.href as string) : null;
    // A line break of the source is no end of a line.
    return href ? { text, href } : text.replace(/\s*\n\s*/g, ' ');
  });
}
