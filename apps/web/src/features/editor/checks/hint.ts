export type HintKind =
  | 'textTooComplex'
  | 'bothVersions'
  | 'frontMatterBroken'
  | 'titleMissing'
  | 'dateInvalid'
  | 'versionMissing'
  | 'coverAltMissing'
  | 'linkBroken'
  | 'anchorMissing'
  | 'altMissing'
  | 'headingTop'
  | 'headingSkipped'
  | 'headingEmpty'
  | 'faqTextBeforeSection'
  | 'faqQuestionOutside'
  | 'faqAnswerMissing'
  | 'faqSectionEmpty'
  | 'faqQuestionTwice'
  | 'pageSections'
  | 'twinMissing'
  | 'riskyWord';

/** Something the writer should look at. It never keeps anybody from saving, but for a text that is too much to be shown. */
export interface Hint {
  kind: HintKind;
  /** Counted from 1. */
  line: number;
  /** The part of the text it is about, in characters from the beginning. */
  from: number;
  to: number;
  /** What it is about, in words: an address, a name, a word. */
  subject: string;
}

export interface TextLine {
  text: string;
  number: number;
  from: number;
  /** Inside a fenced block, where nothing is markdown. */
  isCode: boolean;
}

/** The lines below the front matter. */
export function bodyLines(text: string, firstLine: number): TextLine[] {
  let from = 0;
  let isCode = false;
  const lines: TextLine[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const isFence = at + 1 >= firstLine && /^ {0,3}(?:```|~~~)/.test(line);
    if (at + 1 >= firstLine) lines.push({ text: line, number: at + 1, from, isCode: isCode || isFence });
    if (isFence) isCode = !isCode;
    from += line.length + 1;
  }
  return lines;
}

export function hintAt(kind: HintKind, line: TextLine, subject = '', part = { at: 0, length: line.text.length }): Hint {
  const from = line.from + part.at;
  return { kind, line: line.number, from, to: from + part.length, subject };
}
