import { uniqueAnchors } from './anchor.ts';
import { type Block, blocksOf, blockWords, type Cell } from './blocks.ts';
import { escapeHtml } from './escape-html.ts';
import { readImageAddress } from './image-address.ts';
import { type Inline, plainTextOf } from './inline.ts';
import { safeImageAddress, safeLinkAddress } from './safe-address.ts';

export type MarkdownOptions = {
  /** The address a link leads to; null leaves the words and drops the link. */
  link?: (href: string) => string | null;
  /** The address an image comes from; null shows its alternative text. */
  image?: (src: string) => string | null;
  /** The level that `#` gets on this page; deeper headings follow. */
  baseHeadingLevel?: number;
  /** Shared by texts that stand on one page, so that no anchor is there twice. */
  anchors?: (text: string) => string;
};

export type Heading = { level: number; text: string; anchor: string };

/**
 * Markdown as HTML that is safe to show: HTML in the text is shown as text, and only harmless addresses survive.
 * Never throws: a text that is too much to be read (text-limits.ts) is shown as it was written.
 */
export function renderMarkdown(markdown: string, options: MarkdownOptions = {}): { html: string; headings: Heading[] } {
  return renderBlocks(blocksOf(markdown), options);
}

/** Every element and attribute that a text can become is written here, and everything in them is escaped here. */
export function renderBlocks(
  blocks: readonly Block[],
  options: MarkdownOptions = {},
): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const anchors = options.anchors ?? uniqueAnchors();
  const levelShift = (options.baseHeadingLevel ?? 1) - 1;
  const html = blocksHtml(blocks);
  return { html, headings };

  function blocksHtml(inner: readonly Block[]): string {
    return inner.map(blockHtml).join('');
  }

  function blockHtml(block: Block): string {
    switch (block.type) {
      case 'heading':
        return headingHtml(block);
      case 'paragraph':
        return block.isTight ? inlineHtml(block.inline) : `<p>${inlineHtml(block.inline)}</p>\n`;
      case 'quote':
        return `<blockquote>\n${blocksHtml(block.blocks)}</blockquote>\n`;
      case 'list': {
        const tag = block.isNumbered ? 'ol' : 'ul';
        const start = block.isNumbered && block.start !== 1 ? ` start="${block.start}"` : '';
        const items = block.items.map((item) => `<li>${blocksHtml(item.blocks)}</li>\n`);
        return `<${tag}${start}>\n${items.join('')}</${tag}>\n`;
      }
      case 'code':
        return `<pre><code>${escapeHtml(block.text)}\n</code></pre>\n`;
      case 'table':
        return tableHtml(block);
      case 'rule':
        return '<hr>\n';
    }
  }

  function headingHtml(block: Block & { type: 'heading' }): string {
    const text = blockWords(block);
    const level = Math.min(6, Math.max(1, block.depth + levelShift));
    const anchor = anchors(text);
    headings.push({ level, text, anchor });
    return `<h${level} id="${anchor}">${inlineHtml(block.inline)}</h${level}>\n`;
  }

  /** A wide table scrolls inside its own region, which the keyboard can reach and a screen reader names. */
  function tableHtml({ header, rows }: Block & { type: 'table' }): string {
    const names = header.map((cell) => plainTextOf(cell.inline).trim()).filter(Boolean);
    const label = names.join(', ') || headings.at(-1)?.text;
    const region = label ? ` role="region" aria-label="${escapeHtml(label)}"` : '';
    const head = `<thead>\n${rowHtml(header, 'th')}</thead>\n`;
    const body = rows.length > 0 ? `<tbody>\n${rows.map((row) => rowHtml(row, 'td')).join('')}</tbody>\n` : '';
    return `<div class="table" tabindex="0"${region}><table>\n${head}${body}</table></div>\n`;
  }

  function rowHtml(cells: readonly Cell[], wanted: 'th' | 'td'): string {
    const written = cells.map(({ align, inline }) => {
      const words = inlineHtml(inline);
      // A th without words names nothing; a screen reader would read an empty heading.
      const tag = wanted === 'th' && words.trim() !== '' ? 'th' : 'td';
      const scope = tag === 'th' ? ' scope="col"' : '';
      const side = align ? ` class="align-${align}"` : '';
      return `<${tag}${scope}${side}>${words}</${tag}>\n`;
    });
    return `<tr>\n${written.join('')}</tr>\n`;
  }

  function inlineHtml(inline: readonly Inline[]): string {
    return inline.map(partHtml).join('');
  }

  function partHtml(part: Inline): string {
    switch (part.type) {
      case 'text':
        return escapeHtml(part.text);
      case 'code':
        return `<code>${escapeHtml(part.text)}</code>`;
      case 'break':
        return '<br>';
      case 'link':
        return linkHtml(part);
      case 'image':
        return imageHtml(part);
      default:
        return `<${part.type}>${inlineHtml(part.inline)}</${part.type}>`;
    }
  }

  function linkHtml({ href, title, inline }: Inline & { type: 'link' }): string {
    const words = inlineHtml(inline);
    const address = chooseAddress(href, options.link, safeLinkAddress);
    if (address === null) return words;
    const rel = /^https?:/i.test(address) ? ' rel="noopener noreferrer"' : '';
    return `<a href="${escapeHtml(address)}"${titleAttribute(title)}${rel}>${words}</a>`;
  }

  function imageHtml({ src: written, title, alt }: Inline & { type: 'image' }): string {
    const { src, width, height } = readImageAddress(written);
    const address = chooseAddress(src, options.image, safeImageAddress);
    if (address === null) return escapeHtml(alt);
    const size = width && height ? ` width="${width}" height="${height}"` : '';
    const attributes = `src="${escapeHtml(address)}" alt="${escapeHtml(alt)}"${titleAttribute(title)}${size}`;
    return `<img ${attributes} loading="lazy" decoding="async">`;
  }
}

function chooseAddress(
  written: string,
  choose: ((address: string) => string | null) | undefined,
  check: (address: string) => string | null,
): string | null {
  const address = check(written);
  if (address === null || !choose) return address;
  const chosen = choose(address);
  return chosen === null ? null : check(chosen);
}

function titleAttribute(title: string): string {
  return title ? ` title="${escapeHtml(title)}"` : '';
}
