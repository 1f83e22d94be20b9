import type { Letter } from './letter-blocks.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

/** The same blocks twice, so that both kinds of mail program show the same facts. */
export function writeLetter(letter: Letter): { text: string; html: string } {
  return { text: letterText(letter), html: letterHtml(letter) };
}
