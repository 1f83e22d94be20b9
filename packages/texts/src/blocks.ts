import { type Inline, inlineOf, plainTextOf } from './inline.ts';
import { type Token, tokensOf, withPlainLineEnds } from './markdown-parser.ts';

export type Cell = { inline: Inline[]; align: 'left' | 'center' | 'right' | null };
export type ListItem = { blocks: Block[]; raw: string };

/** A part of a text that begins on a line of its own. `raw` is what was written; together they are the whole text. */
export type Block = { raw: string } & (
  | { type: 'heading'; depth: number; inline: Inline[] }
  /** `isTight`: in a list without empty lines, where it is no paragraph to look at. */
  | { type: 'paragraph'; inline: Inline[]; isTight: boolean }
  | { type: 'quote'; blocks: Block[] }
  | { type: 'list'; isNumbered: boolean; start: number; items: ListItem[] }
  | { type: 'code'; text: string }
  | { type: 'table'; header: Cell[]; rows: Cell[][] }
  | { type: 'rule' }
);

/** The blocks of a text in order. A text that cannot be read (text-limits.ts) is one block, shown as it was written. */
export function blocksOf(markdown: string): Block[] {
  const source = withPlainLineEnds(markdown);
  const tokens = tokensOf(source);
  if (!tokens) return [{ type: 'code', raw: markdown, text: markdown }];
  return new BlockReader(tokens, source.split('\n')).wholeText();
}

/** Puts the parser's flat list of tokens together as a tree. It is never deeper than the parser goes. */
class BlockReader {
  private readonly tokens: Token[];
  private readonly lines: string[];
  private at = 0;

  constructor(tokens: Token[], lines: string[]) {
    this.tokens = tokens;
    this.lines = lines;
  }

  /** What stands between two blocks (empty lines, link definitions) belongs to the second, so that nothing is lost. */
  wholeText(): Block[] {
    const blocks: Block[] = [];
    const ends: number[] = [];
    while (this.at < this.tokens.length) {
      const end = this.tokens[this.at]?.map?.[1] ?? this.lines.length;
      const block = this.block();
      if (!block) continue;
      blocks.push(block);
      ends.push(end);
    }
    return blocks.map((block, index) => {
      const from = index === 0 ? 0 : (ends[index - 1] ?? 0);
      const to = index === blocks.length - 1 ? this.lines.length : ends[index];
      const raw = this.lines.slice(from, to).join('\n');
      return { ...block, raw: index === blocks.length - 1 ? raw : `${raw}\n` };
    });
  }

  private block(): Block | null {
    const token = this.next();
    const raw = this.lines.slice(...(token.map ?? [0, 0])).join('\n');
    switch (token.type) {
      case 'heading_open':
        return { type: 'heading', raw, depth: Number(token.tag.slice(1)), inline: this.inlineUntil('heading_close') };
      case 'paragraph_open':
        return { type: 'paragraph', raw, inline: this.inlineUntil('paragraph_close'), isTight: token.hidden };
      case 'blockquote_open':
        return { type: 'quote', raw, blocks: this.blocksUntil('blockquote_close') };
      case 'bullet_list_open':
        return { type: 'list', raw, isNumbered: false, start: 1, items: this.items('bullet_list_close') };
      case 'ordered_list_open': {
        const start = Number(token.attrGet('start') ?? 1);
        return { type: 'list', raw, isNumbered: true, start, items: this.items('ordered_list_close') };
      }
      case 'fence':
      case 'code_block':
        return { type: 'code', raw, text: token.content.replace(/\n$/, '') };
      case 'table_open':
        return { type: 'table', raw, ...this.table() };
      case 'hr':
        return { type: 'rule', raw };
      default:
        return null;
    }
  }

  private next(): Token {
    const token = this.tokens[this.at++];
    if (!token) throw new Error('the tokens of a text end inside a block');
    return token;
  }

  private blocksUntil(close: string): Block[] {
    const blocks: Block[] = [];
    while (this.tokens[this.at]?.type !== close) {
      const block = this.block();
      if (block) blocks.push(block);
    }
    this.at += 1;
    return blocks;
  }

  private inlineUntil(close: string): Inline[] {
    let inline: Inline[] = [];
    for (let token = this.next(); token.type !== close; token = this.next()) {
      if (token.type === 'inline') inline = inlineOf(token.children ?? []);
    }
    return inline;
  }

  private items(close: string): ListItem[] {
    const items: ListItem[] = [];
    for (let token = this.next(); token.type !== close; token = this.next()) {
      const raw = this.lines.slice(...(token.map ?? [0, 0])).join('\n');
      items.push({ raw, blocks: withCheckbox(this.blocksUntil('list_item_close')) });
    }
    return items;
  }

  private table(): { header: Cell[]; rows: Cell[][] } {
    const rows: Cell[][] = [];
    for (let token = this.next(); token.type !== 'table_close'; token = this.next()) {
      if (token.type === 'tr_open') rows.push([]);
      if (token.type === 'th_open' || token.type === 'td_open') {
        rows.at(-1)?.push({ align: alignOf(token), inline: this.inlineUntil(token.type.replace('open', 'close')) });
      }
    }
    const [header = [], ...body] = rows;
    return { header, rows: body };
  }
}

function alignOf(token: Token): Cell['align'] {
  const [, side] = /text-align:(left|center|right)/.exec(String(token.attrGet('style') ?? '')) ?? [];
  return (side as Cell['align']) ?? null;
}

/** `- [x] done`: a box to look at, not to tick. */
function withCheckbox(blocks: Block[]): Block[] {
  const [first, ...rest] = blocks;
  if (first?.type !== 'paragraph') return blocks;
  const [words, ...others] = first.inline;
  const [box, tick] = (words?.type === 'text' && /^\[([ xX])\]\s/.exec(words.text)) || [];
  if (words?.type !== 'text' || !box) return blocks;
  const text = `${tick === ' ' ? '☐' : '☑'} ${words.text.slice(box.length)}`;
  return [{ ...first, inline: [{ type: 'text', text }, ...others] }, ...rest];
}

/** The words of a block on one line. */
export function blockWords(block: Block): string {
  return 'inline' in block ? plainTextOf(block.inline).replaceAll(/\s+/g, ' ').trim() : '';
}
