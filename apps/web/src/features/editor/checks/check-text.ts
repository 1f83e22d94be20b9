import { readFaqMarkdown } from '@shop/texts/faq';
import { readFrontMatter } from '@shop/texts/front-matter';
import { renderMarkdown } from '@shop/texts/markdown';
import { textProblem } from '@shop/texts/markdown-parser';
import { firstBodyLine } from '../front-matter-lines.ts';
import { markOfMine } from '../merge-texts.ts';
import { kindOf, nameOf, pageOf } from '../places.ts';
import { checkFaqStructure } from './faq-structure.ts';
import { checkFrontMatter } from './front-matter.ts';
import { checkHeadings, headingsIn } from './headings.ts';
import { bodyLines, type Hint, hintAt, type TextLine } from './hint.ts';
import { checkLinks, type KnownPlaces } from './links.ts';
import { checkRiskyWords } from './risky-words.ts';

export interface CheckContext {
  path: string;
  known: KnownPlaces;
  /** Of the text's language. */
  riskyWords: RegExp | null;
  /** Whether the other language is missing; undefined as long as it is not known. */
  isTwinMissing: boolean | undefined;
}

/** How many sections a page that the shop lays out itself is made for, at least and at most (content/README.md). */
const pageSections: Record<string, readonly [least: number, most: number]> = {
  home: [4, 4],
  about: [4, 5],
  contact: [1, 2],
};

/** Everything worth a look, in the order of the text. */
export function checkText(text: string, { path, known, riskyWords, isTwinMissing }: CheckContext): Hint[] {
  const problem = textProblem(text);
  // Such a text is not looked into any further: that would hold up the writing.
  if (problem) return [tooComplexAt(text, problem.line)];
  const kind = kindOf(path);
  const page = pageOf(path);
  const lines = bodyLines(text, firstBodyLine(text));
  const { fields } = readFrontMatter(text);
  // Finding all headings of a long text takes its time; few texts link to themselves.
  const hasOwnLinks = text.includes('](#') || text.includes(`${page}#`);
  const places = hasOwnLinks ? { ...known, anchors: { ...known.anchors, [page]: anchorsIn(text, path) } } : known;
  const beginning = { text: '', number: 1, from: 0, isCode: false };

  const hints = [
    ...checkMarks(bodyLines(text, 1)),
    ...checkFrontMatter(text, kind),
    ...checkLinks(lines, page, places),
    ...(kind === 'faq' ? checkFaqStructure(lines) : checkHeadings(lines, fields.title ?? '')),
    ...(kind === 'page' ? checkSections() : []),
    // Titles and excerpts are read by everybody too.
    ...checkRiskyWords(bodyLines(text, 1), riskyWords),
    ...(isTwinMissing ? [hintAt('twinMissing', beginning)] : []),
  ];
  return hints.toSorted((a, b) => a.line - b.line || a.from - b.from);

  function checkSections(): Hint[] {
    const [least, most] = pageSections[nameOf(path).split('.')[0] ?? ''] ?? [0, Number.POSITIVE_INFINITY];
    const sections = headingsIn(lines).filter(({ level }) => level <= 2);
    if (sections.length >= least && sections.length <= most) return [];
    return [hintAt('pageSections', sections[most]?.line ?? beginning, String(most))];
  }
}

/** What was merged and not chosen from yet must not go out as it is. */
function checkMarks(lines: readonly TextLine[]): Hint[] {
  return lines.flatMap((line) => (line.text.startsWith(markOfMine) ? [hintAt('bothVersions', line)] : []));
}

function tooComplexAt(text: string, number: number): Hint {
  const lines = text.split('\n', number);
  const from = lines.slice(0, -1).reduce((sum, line) => sum + line.length + 1, 0);
  return hintAt('textTooComplex', { text: lines.at(-1) ?? '', number, from, isCode: false });
}

/** Where a link can jump to in this text. */
export function anchorsIn(text: string, path: string): ReadonlySet<string> {
  if (kindOf(path) === 'faq') return new Set(readFaqMarkdown(text).map(({ id }) => id));
  return new Set(renderMarkdown(readFrontMatter(text).body).headings.map(({ anchor }) => anchor));
}
