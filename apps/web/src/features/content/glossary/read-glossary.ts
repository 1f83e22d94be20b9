import { uniqueAnchors } from '@shop/texts/anchor';
import { type Block, blocksOf } from '@shop/texts/blocks';
import { readFrontMatter } from '@shop/texts/front-matter';
import { plainTextOf } from '@shop/texts/inline';
import { nextTask } from '#domain/shop/next-task.ts';

interface GlossaryTerm {
  title: string;
  anchor: string;
  markdown: string;
}

export interface GlossarySection {
  /** Usually one letter. */
  title: string;
  anchor: string;
  /** What stands between the letter and its first term. */
  markdown: string;
  terms: GlossaryTerm[];
}

export interface Glossary {
  introduction: string;
  /** The letters of the jump bar, as the line 'Sprungliste' names them; without that line those of the sections. */
  letters: string[];
  sections: GlossarySection[];
}

/** Four times that on a phone is not yet felt. */
const longestStepMs = 6;

const jumpList = /^\s*Sprungliste\b/i;

/** The glossary from its one file: `## A` begins a letter, `### Myrcen` a term (CT-07). */
export function readGlossary(markdown: string): Glossary {
  const reader = glossaryReader();
  for (const part of partsOf(markdown)) reader.add(part);
  return reader.result();
}

/** The same letter by letter: a phone needs a fifth of a second for all of it, in which it would not answer. */
export async function readGlossaryInSteps(markdown: string): Promise<Glossary> {
  const reader = glossaryReader();
  let since = performance.now();
  for (const part of partsOf(markdown)) {
    reader.add(part);
    if (performance.now() - since < longestStepMs) continue;
    await nextTask();
    since = performance.now();
  }
  return reader.result();
}

/** Its letters. Code may hold a line like one: then it stays in one piece. */
function partsOf(markdown: string): string[] {
  const { body } = readFrontMatter(markdown);
  return /^\s*(?:```|~~~)/m.test(body) ? [body] : body.split(/^(?=## )/m);
}

function glossaryReader() {
  const anchors = uniqueAnchors();
  const sections: GlossarySection[] = [];
  const introduction: string[] = [];
  let letters: string[] | null = null;
  let isInJumpList = false;
  let hasLetterHeadings = false;

  return {
    add(part: string): void {
      for (const block of blocksOf(part)) addBlock(block);
    },
    result: (): Glossary => ({
      introduction: introduction.join('').trim(),
      letters: letters ?? sections.map(({ title }) => title).filter((title) => /^\p{Lu}$/u.test(title)),
      sections,
    }),
  };

  function addBlock(block: Block): void {
    const words = 'inline' in block ? plainTextOf(block.inline).trim() : block.raw.trim();
    const level = block.type === 'heading' ? block.depth : null;

    if (level !== null) isInJumpList = jumpList.test(words) && letters === null;
    if (level === 1) return; // the page has its own title
    if (isInJumpList || (letters === null && jumpList.test(words))) {
      const named = lettersIn(words);
      if (named.length > 0) {
        letters = named;
        isInJumpList = false;
      }
    } else if (level === 2) {
      hasLetterHeadings = true;
      sections.push({ title: words, anchor: anchors(words), markdown: '', terms: [] });
    } else if (level === 3) {
      sectionFor(words).terms.push({ title: words, anchor: anchors(words), markdown: '' });
    } else {
      addText(block.raw);
    }
  }

  /** A glossary without letter headings is put under its terms' first letters. */
  function sectionFor(term: string): GlossarySection {
    const current = sections.at(-1);
    const title = term.charAt(0).toUpperCase();
    if (current && (hasLetterHeadings || current.title === title)) return current;
    const section = { title, anchor: anchors(`buchstabe ${title}`), markdown: '', terms: [] };
    sections.push(section);
    return section;
  }

  function addText(raw: string): void {
    const section = sections.at(-1);
    const place = section?.terms.at(-1) ?? section;
    if (place) place.markdown += raw;
    else introduction.push(raw);
  }
}

/** Where a letter of the jump bar leads: its section, else the first term that begins with it. */
export function anchorOfLetter(letter: string, sections: readonly GlossarySection[]): string | null {
  const ofSection = sections.find(({ title }) => title.toUpperCase() === letter);
  const terms = sections.flatMap((section) => section.terms);
  return (ofSection ?? terms.find(({ title }) => title.toUpperCase().startsWith(letter)))?.anchor ?? null;
}

/** Single capital letters, however they are set apart: `A B C`, `A | B | C`, `[A](#a) · [B](#b)`. */
function lettersIn(words: string): string[] {
  const listed = words.replace(jumpList, '').match(/(?<!\p{L})\p{Lu}(?!\p{L})/gu) ?? [];
  return [...new Set(listed)];
}
