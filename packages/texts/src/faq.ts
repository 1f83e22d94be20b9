import { uniqueAnchors } from './anchor.ts';
import { type Block, blocksOf, blockWords } from './blocks.ts';
import { readFrontMatter } from './front-matter.ts';
import { type MarkdownOptions, renderBlocks } from './markdown.ts';

export type FaqEntry =
  | { type: 'section'; id: string; title: string; contentHtml?: string }
  | { type: 'question'; id: string; question: string; answerHtml: string };

/** `## ` begins a section, `### ` a question; what follows is its text. Words before the first of them are no entry. */
export function readFaqMarkdown(markdown: string, options: MarkdownOptions = {}): FaqEntry[] {
  const anchors = uniqueAnchors();
  const entries: { type: 'section' | 'question'; id: string; name: string; blocks: Block[] }[] = [];

  for (const block of blocksOf(readFrontMatter(markdown).body)) {
    if (block.type === 'heading' && (block.depth === 2 || block.depth === 3)) {
      const name = blockWords(block);
      entries.push({ type: block.depth === 2 ? 'section' : 'question', id: anchors(name), name, blocks: [] });
    } else if (block.type !== 'heading' || block.depth > 3) {
      entries.at(-1)?.blocks.push(block);
    }
  }

  return entries.map(({ type, id, name, blocks }) => {
    const html = renderBlocks(blocks, { ...options, anchors }).html.trim();
    if (type === 'question') return { type, id, question: name, answerHtml: html };
    return html ? { type, id, title: name, contentHtml: html } : { type, id, title: name };
  });
}
