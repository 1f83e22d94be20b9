import { anchorOf } from '@shop/texts/anchor';
import type { GlossarySection } from './read-glossary.ts';

/** The sections with only the terms that have these letters in them; 'oel' finds Öl, 'caryo' finds β-Caryophyllen. */
export function findTerms(sections: readonly GlossarySection[], typed: string): GlossarySection[] {
  const wanted = anchorOf(typed);
  const written = typed.trim().toLowerCase();
  return sections
    .map((section) => ({
      ...section,
      terms: section.terms.filter(({ title }) => {
        if (written === '') return true;
        return title.toLowerCase().includes(written) || (wanted !== '' && anchorOf(title).includes(wanted));
      }),
    }))
    .filter(({ terms }) => terms.length > 0);
}
