import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { unpackWoff } from './woff.ts';

/** What papers are set in: the shop's text face, the same in semibold, and its display face. */
export type Face = 'text' | 'strong' | 'display';

/** A stretch of text that one font can draw. `unprintable` holds what no font has; `text` is then its replacement. */
export interface Run {
  font: string;
  text: string;
  unprintable?: string;
}

interface Typeface {
  characterSet: number[];
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): unknown;
}

/**
 * The fonts come cut into subsets: `latin` has German and €, `latin-ext` the Ł, ğ and š of our neighbours. Vietnamese
 * exists in Newsreader alone, and a letter in another face is better than none.
 */
const fontsOf: Record<Face, readonly string[]> = {
  text: ['atkinson-hyperlegible-next-latin-400', 'atkinson-hyperlegible-next-latin-ext-400', ...newsreader(400)],
  strong: ['atkinson-hyperlegible-next-latin-600', 'atkinson-hyperlegible-next-latin-ext-600', ...newsreader(600)],
  display: ['newsreader-latin-500', ...newsreader(500)],
};

function newsreader(weight: number): string[] {
  return [`newsreader-latin-ext-${weight}`, `newsreader-vietnamese-${weight}`];
}

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });
/** In no font, so that every font draws its crossed box for it. */
const replacement = '\uFFFD';

/** Splits a text by the font that has its letters. Nothing is left out: what no font has becomes a visible box. */
export function runsOf(text: string, face: Face): Run[] {
  const fonts = fontsOf[face];
  const [first = ''] = fonts;
  const printed = printableForm(text);
  if (printed === '') return [];
  if (canDraw(first, printed)) return [{ font: first, text: printed }];
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(printed)) {
    const next = runOf(segment, fonts, first);
    const last = runs.at(-1);
    if (last && last.font === next.font && !last.unprintable && !next.unprintable) last.text += next.text;
    else runs.push(next);
  }
  return runs;
}

function runOf(grapheme: string, fonts: readonly string[], first: string): Run {
  // A letter that no font has as one piece may still be its base letter and an accent.
  for (const form of [grapheme, grapheme.normalize('NFD')]) {
    const font = fonts.find((name) => canDraw(name, form));
    if (font) return { font, text: form };
  }
  return { font: first, text: replacement, unprintable: grapheme };
}

function canDraw(font: string, text: string): boolean {
  const typeface = typefaceOf(font);
  return Array.from(text).every((letter) => typeface.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

/** One spelling per letter, blanks for what breaks lines, nothing for marks that are invisible by nature. */
export function printableForm(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(?! )\p{Zs}/gu, '\u00A0')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Cs}/gu, replacement);
}

/** Sets the font of what is drawn next. Only fonts drawn with end up in the document. */
export function setFont(doc: PDFKit.PDFDocument, font: string, size: number): void {
  // pdfkit takes an opened font as well as its bytes, which its types do not tell; the name is its key in the document.
  doc.font(typefaceOf(font) as unknown as PDFKit.Mixins.PDFFontSource, font, size);
  // The box is copied as a replacement character; pdfkit would make it a NUL.
  currentFont(doc).unicode[0] = [0xfffd];
}

const opened = new Map<string, Typeface>();
const { resolve } = createRequire(import.meta.url);

/** Opening a font takes as long as a whole invoice, so it is done once for all papers. */
function typefaceOf(name: string): Typeface {
  const known = opened.get(name);
  if (known) return known;
  const family = name.startsWith('newsreader') ? 'newsreader' : 'atkinson-hyperlegible-next';
  const bytes = unpackWoff(readFileSync(resolve(`@fontsource/${family}/files/${name}-normal.woff`)));
  const typeface = currentFont(new PDFDocument({ autoFirstPage: false, font: '' }).font(bytes)).font;
  // Loads every letter on its own first. fontkit keeps a glyph that it first met as part of another, the O in Ö,
  // without its code point, and then no paper of this process could be searched, copied or read aloud there.
  for (const codePoint of typeface.characterSet) typeface.glyphForCodePoint(codePoint);
  opened.set(name, typeface);
  return typeface;
}

/** Internals of pdfkit about the current font. */
function currentFont(doc: PDFKit.PDFDocument): { font: Typeface; unicode: number[][] } {
  return (doc as unknown as { _font: { font: Typeface; unicode: number[][] } })._font;
}
