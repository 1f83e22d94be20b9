import { readHeadingLine } from '@shop/texts/heading-line';
import { type Hint, hintAt, type TextLine } from './hint.ts';

export interface WrittenHeading {
  level: number;
  text: string;
  line: TextLine;
}

export function headingsIn(lines: readonly TextLine[]): WrittenHeading[] {
  return lines.flatMap((line) => {
    const heading = line.isCode ? null : readHeadingLine(line.text);
    return heading ? [{ ...heading, line }] : [];
  });
}

/** A screen reader goes by headings: none may be empty, skip a level or compete with the page's title. */
export function checkHeadings(lines: readonly TextLine[], title: string): Hint[] {
  let above = 1;
  return headingsIn(lines).flatMap(({ level, text, line }, at) => {
    const hints: Hint[] = [];
    // A first heading that repeats the title is left out by the page.
    const isTitle = at === 0 && level === 1 && (title === '' || text === title);
    if (text === '') hints.push(hintAt('headingEmpty', line));
    else if (level === 1 && !isTitle) hints.push(hintAt('headingTop', line, text));
    else if (level > above + 1) hints.push(hintAt('headingSkipped', line, text));
    above = level;
    return hints;
  });
}
