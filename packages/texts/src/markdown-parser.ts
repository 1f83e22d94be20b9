import MarkdownIt, { type Token } from 'markdown-it';
import { type TextProblem, tooMuchToRead } from './text-limits.ts';

export type { Token };

/** Twice as deep as anybody nests lists. The parser drops what lies deeper, so such a text counts as unreadable. */
const deepestLevel = 40;

const parser = new MarkdownIt({ linkify: true, maxNesting: deepestLevel });
// Which addresses are safe, safe-address.ts decides, for links and images of all kinds alike.
parser.validateLink = () => true;
parser.normalizeLink = (address) => address;
parser.normalizeLinkText = (text) => text;
// `www.` without a scheme is an address; a name that ends in .md, which could be one in Moldova, is a file.
parser.linkify
  .set({ fuzzyLink: false, maxLength: 2_000 })
  .add('//', null)
  .add('ftp:', null)
  .add('www.', {
    validate: (text, at) =>
      /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/[^\s<>"]*[^\s<>"?!.,:;*_~'()])?/u.exec(text.slice(at, at + 2_000))?.[0]
        .length ?? 0,
    normalize: (match) => {
      match.url = `http://${match.text}`;
    },
  });

/** One line end, as the parser has it too: lines are counted the same everywhere. */
export function withPlainLineEnds(markdown: string): string {
  return markdown.replaceAll(/\r\n?/g, '\n');
}

/** The parser's tokens; null for a text that would take too long, or is nested too deep, to be read. */
export function tokensOf(markdown: string): Token[] | null {
  if (tooMuchToRead(markdown)) return null;
  const tokens = parser.parse(markdown, {});
  return tokens.some(isTooDeep) ? null : tokens;
}

/** What keeps a text from being read; null for one that can be. Asked before a text is saved. */
export function textProblem(markdown: string): TextProblem | null {
  const text = withPlainLineEnds(markdown);
  const problem = tooMuchToRead(text);
  if (problem) return problem;
  const deep = parser.parse(text, {}).find(isTooDeep);
  return deep ? { problem: 'depth', line: (deep.map?.[0] ?? 0) + 1 } : null;
}

function isTooDeep({ level }: Token): boolean {
  return level >= deepestLevel - 1;
}
