import { Marked, type RendererObject, type Token, type Tokens } from 'marked';
import { uniqueAnchors } from './anchor.ts';
import { readImageAddress } from './image-address.ts';
import { decodeEntities, safeImageAddress, safeLinkAddress } from './safe-address.ts';

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
 * Never throws: a text too deeply nested to be read is shown as it is.
 */
export function renderMarkdown(markdown: string, options: MarkdownOptions = {}): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  try {
    const html = new Marked({ renderer: rendererFor(options, headings) }).parse(markdown, { async: false });
    return { html, headings };
  } catch {
    return { html: `<pre>${escapeAll(markdown)}</pre>\n`, headings: [] };
  }
}

/** The blocks of a text in order, as marked cuts them. */
export function blocksOf(markdown: string): Token[] {
  try {
    return new Marked().lexer(markdown);
  } catch {
    return [{ type: 'paragraph', raw: markdown, text: markdown, tokens: [] }];
  }
}

/** The words of inline markdown, without its marks. */
export function plainTextOf(tokens: Token[]): string {
  return tokens.map(plainText).join('');
}

function plainText(token: Token): string {
  if (token.type === 'image' || token.type === 'codespan') return token.text;
  if (token.type === 'br') return ' ';
  if ('tokens' in token && token.tokens) return plainTextOf(token.tokens);
  return decodeEntities('text' in token ? token.text : token.raw);
}

/** Every renderer that marked could write text or addresses with unescaped is replaced. */
function rendererFor(options: MarkdownOptions, headings: Heading[]): RendererObject<string, string> {
  const anchors = options.anchors ?? uniqueAnchors();
  const levelShift = (options.baseHeadingLevel ?? 1) - 1;

  return {
    text(token) {
      return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : escapeText(token.text);
    },
    html(token) {
      const text = escapeAll(token.text.trimEnd());
      return 'block' in token && token.block ? `<p>${text}</p>\n` : text;
    },
    heading({ tokens, depth }) {
      const text = plainTextOf(tokens).replaceAll(/\s+/g, ' ').trim();
      const level = Math.min(6, Math.max(1, depth + levelShift));
      const anchor = anchors(text);
      headings.push({ level, text, anchor });
      return `<h${level} id="${anchor}">${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    code({ text }) {
      return `<pre><code>${escapeAll(text)}\n</code></pre>\n`;
    },
    codespan({ text }) {
      return `<code>${escapeAll(text)}</code>`;
    },
    checkbox({ checked }) {
      return checked ? '☑ ' : '☐ ';
    },
    link({ href, title, tokens }) {
      const words = this.parser.parseInline(tokens);
      const address = chooseAddress(href, options.link, safeLinkAddress);
      if (address === null) return words;
      const rel = /^https?:/i.test(address) ? ' rel="noopener noreferrer"' : '';
      return `<a href="${escapeAll(address)}"${titleAttribute(title)}${rel}>${words}</a>`;
    },
    image({ href, title, text }) {
      const { src, width, height } = readImageAddress(href);
      const address = chooseAddress(src, options.image, safeImageAddress);
      if (address === null) return escapeText(text);
      const size = width && height ? ` width="${width}" height="${height}"` : '';
      const attributes = `src="${escapeAll(address)}" alt="${escapeText(text)}"${titleAttribute(title)}${size}`;
      return `<img ${attributes} loading="lazy" decoding="async">`;
    },
    table({ header, rows }) {
      const cells = (row: Tokens.TableCell[]) => `<tr>\n${row.map((cell) => this.tablecell(cell)).join('')}</tr>\n`;
      const body = rows.length > 0 ? `<tbody>\n${rows.map(cells).join('')}</tbody>\n` : '';
      // A wide table scrolls inside its own region, which the keyboard can reach and a screen reader names.
      const name = header
        .map((cell) => plainTextOf(cell.tokens).trim())
        .filter(Boolean)
        .join(', ');
      const label = name || headings.at(-1)?.text;
      const region = label ? ` role="region" aria-label="${escapeAll(label)}"` : '';
      return `<div class="table" tabindex="0"${region}><table>\n<thead>\n${cells(header)}</thead>\n${body}</table></div>\n`;
    },
    tablecell({ header, align, tokens }) {
      const words = this.parser.parseInline(tokens);
      // A th without words names nothing; a screen reader would read an empty heading.
      const tag = header && words.trim() !== '' ? 'th' : 'td';
      const scope = tag === 'th' ? ' scope="col"' : '';
      const side = align ? ` class="align-${align}"` : '';
      return `<${tag}${scope}${side}>${words}</${tag}>\n`;
    },
  };
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

function titleAttribute(title: string | null | undefined): string {
  return title ? ` title="${escapeText(title)}"` : '';
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeCharacter = (character: string) => entities[character] ?? '';

function escapeAll(text: string): string {
  return text.replaceAll(/[&<>"']/g, escapeCharacter);
}

/** Escapes, but leaves entities as the writer meant them: `&nbsp;` is a space that does not break. */
function escapeText(text: string): string {
  return text.replaceAll(/[<>"']|&(?!(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z]\w*);)/g, escapeCharacter);
}
