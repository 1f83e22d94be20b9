import { uniqueAnchors } from '@shop/texts/anchor';
import { blocksOf } from '@shop/texts/blocks';
import { readFrontMatter } from '@shop/texts/front-matter';
import { plainTextOf } from '@shop/texts/inline';

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

const jumpList = /^\s*Sprungliste\b/i;

/** The glossary from its one file: `## A` begins a letter, `### Myrcen` a term (CT-07). */
export function readGlossary(markdown: string): Glossary {
  const anchors = uniqueAnchors();
  const sections: GlossarySection[] = [];
  const introduction: string[] = [];
  let letters: string[] | null = null;
  let isInJumpList = false;
  let hasLetterHeadings = false;

  for (const block of blocksOf(readFrontMatter(markdown).body)) {
    const words = 'inline' in block ? plainTextOf(block.inline).trim() : block.raw.trim();
    const level = block.type === 'heading' ? block.depth : null;

    if (level !== null) isInJumpList = jumpList.test(words) && letters === null;
    if (level === 1) continue; // the page has its own title
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

  return {
    introduction: introduction.join('').trim(),
    letters: letters ?? sections.map(({ title }) => title).filter((title) => /^\p{Lu}$/u.test(title)),
    sections,
  };

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
