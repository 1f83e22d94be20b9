import { readFrontMatter } from '@shop/texts/front-matter';
import { lineOfField } from '../front-matter-lines.ts';
import type { TextKind } from '../places.ts';
import type { Hint, HintKind } from './hint.ts';

/** What the head of a text should say and does not. */
export function checkFrontMatter(text: string, kind: TextKind): Hint[] {
  const { fields, problem } = readFrontMatter(text);
  const hints: Hint[] = [];
  if (problem) hints.push(atLine('frontMatterBroken', problem.line, lineText(text, problem.line)));
  if (kind === 'faq') return hints;

  if (!fields.title) hints.push(atField('titleMissing', 'title'));
  if (kind === 'legal' && !fields.version) hints.push(atField('versionMissing', 'version'));
  if (kind === 'post') {
    if (!isDay(fields.date ?? '')) hints.push(atField('dateInvalid', 'date', fields.date));
    if (fields.cover_image && !fields.cover_alt) hints.push(atField('coverAltMissing', 'cover_image'));
  }
  return hints;

  function atField(hint: HintKind, field: string, subject = ''): Hint {
    return atLine(hint, lineOfField(text, field), subject);
  }

  function atLine(hint: HintKind, line: number, subject: string): Hint {
    const from = text.split('\n', line - 1).reduce((sum, before) => sum + before.length + 1, 0);
    return { kind: hint, line, from, to: from + lineText(text, line).length, subject };
  }
}

function lineText(text: string, line: number): string {
  return text.split('\n', line)[line - 1] ?? '';
}

function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
