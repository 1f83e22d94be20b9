import { anchorOf } from '@shop/texts/anchor';
import { headingsIn } from './headings.ts';
import { type Hint, hintAt, type TextLine } from './hint.ts';

/** `##` is a section, `###` a question, the text below it its answer; anything else is lost on the page (reading 8). */
export function checkFaqStructure(lines: readonly TextLine[]): Hint[] {
  const headings = headingsIn(lines).filter(({ level }) => level === 2 || level === 3);
  const first = headings[0]?.line.number ?? Number.POSITIVE_INFINITY;
  const stray = lines.find(({ text, number }) => number < first && text.trim() !== '');
  const asked = new Set<string>();

  const hints = headings.flatMap(({ level, text, line }, at) => {
    const next = headings[at + 1];
    if (level === 2) return next?.level === 3 ? [] : [hintAt('faqSectionEmpty', line, text)];

    const found: Hint[] = [];
    const anchor = anchorOf(text);
    if (asked.has(anchor)) found.push(hintAt('faqQuestionTwice', line, text));
    asked.add(anchor);
    if (!headings.slice(0, at).some((heading) => heading.level === 2)) {
      found.push(hintAt('faqQuestionOutside', line, text));
    }
    const answer = lines.filter(({ number }) => number > line.number && number < (next?.line.number ?? Infinity));
    if (answer.every((written) => written.text.trim() === '')) found.push(hintAt('faqAnswerMissing', line, text));
    return found;
  });
  return stray ? [hintAt('faqTextBeforeSection', stray, stray.text.trim().slice(0, 60)), ...hints] : hints;
}
