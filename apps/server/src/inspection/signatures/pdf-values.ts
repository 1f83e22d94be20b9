/** A value of a PDF. Names begin with `/`, as in the file; texts and other words are kept as they stand there. */
export type PdfValue = number | boolean | null | PdfName | PdfText | PdfReference | PdfValue[] | PdfDictionary;
interface PdfName {
  name: string;
}
interface PdfText {
  text: string;
}
export interface PdfReference {
  object: number;
}
export type PdfDictionary = Map<string, PdfValue>;

const deepest = 60;
const white = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set(Array.from('()<>[]{}/%', (letter) => letter.charCodeAt(0)));

/** Reads values one after the other. Throws for whatever is no PDF. */
export class PdfReader {
  at: number;
  private readonly bytes: Buffer;

  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  skipWhite(): void {
    for (;;) {
      const byte = this.bytes[this.at];
      if (byte === undefined) return;
      if (byte === 0x25)
        while (this.at < this.bytes.length && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13) this.at++;
      else if (white.has(byte)) this.at++;
      else return;
    }
  }

  /** A run of letters and digits, such as `obj`. */
  word(): string {
    this.skipWhite();
    const start = this.at;
    while (this.at < this.bytes.length) {
      const byte = this.bytes[this.at] ?? 0;
      if (white.has(byte) || delimiters.has(byte)) break;
      this.at++;
    }
    if (this.at - start > 128) throw new SyntaxError('no PDF');
    return this.bytes.toString('latin1', start, this.at);
  }

  number(): number {
    const word = this.word();
    if (!/^\d{1,12}$/.test(word)) throw new SyntaxError('no PDF');
    return Number(word);
  }

  expect(word: string): void {
    if (this.word() !== word) throw new SyntaxError('no PDF');
  }

  value(depth = 0): PdfValue {
    if (depth > deepest) throw new SyntaxError('no PDF');
    this.skipWhite();
    const byte = this.bytes[this.at];
    if (byte === 0x2f) return { name: this.name() };
    if (byte === 0x28) return { text: this.literal() };
    if (byte === 0x5b) return this.array(depth);
    if (byte === 0x3c) return this.bytes[this.at + 1] === 0x3c ? this.dictionary(depth) : { text: this.hexadecimal() };
    const word = this.word();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)) throw new SyntaxError('no PDF');
    return this.reference(word) ?? Number(word);
  }

  private reference(word: string): PdfReference | null {
    const before = this.at;
    if (/^\d{1,10}$/.test(word) && /^\d{1,5}$/.test(this.word()) && this.word() === 'R')
      return { object: Number(word) };
    this.at = before;
    return null;
  }

  private name(): string {
    this.at++;
    const start = this.at;
    this.at = start;
    const word = this.isEndOfWord() ? '' : this.word();
    return `/${word.replace(/#([\da-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))}`;
  }

  private isEndOfWord(): boolean {
    const byte = this.bytes[this.at];
    return byte === undefined || white.has(byte) || delimiters.has(byte);
  }

  private literal(): string {
    const start = ++this.at;
    for (let open = 1; open > 0; this.at++) {
      const byte = this.bytes[this.at];
      if (byte === undefined) throw new SyntaxError('no PDF');
      if (byte === 0x5c) this.at++;
      else if (byte === 0x28) open++;
      else if (byte === 0x29) open--;
    }
    return this.bytes.toString('latin1', start, this.at - 1);
  }

  private hexadecimal(): string {
    const end = this.bytes.indexOf(0x3e, this.at);
    if (end < 0) throw new SyntaxError('no PDF');
    const text = this.bytes.toString('latin1', this.at, end + 1);
    this.at = end + 1;
    return text;
  }

  private array(depth: number): PdfValue[] {
    this.at++;
    const values: PdfValue[] = [];
    for (;;) {
      this.skipWhite();
      if (this.bytes[this.at] === 0x5d) {
        this.at++;
        return values;
      }
      values.push(this.value(depth + 1));
    }
  }

  private dictionary(depth: number): PdfDictionary {
    this.at += 2;
    const entries: PdfDictionary = new Map();
    for (;;) {
      this.skipWhite();
      if (this.bytes[this.at] === 0x3e && this.bytes[this.at + 1] === 0x3e) {
        this.at += 2;
        return entries;
      }
      if (this.bytes[this.at] !== 0x2f) throw new SyntaxError('no PDF');
      const name = this.name();
      // Readers do not agree which of two counts.
      if (entries.has(name)) throw new SyntaxError('a name twice');
      entries.set(name, this.value(depth + 1));
    }
  }
}

export function isReference(value: PdfValue | undefined): value is PdfReference {
  return typeof value === 'object' && value !== null && 'object' in value;
}

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return value instanceof Map;
}

export function isNamed(value: PdfValue | undefined, name: string): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && value.name === name;
}

/** The same text for the same value, in whatever order a dictionary was written. */
export function sameText(value: PdfValue | undefined): string {
  if (isDictionary(value)) {
    const entries = [...value].map(([name, entry]) => `${name} ${sameText(entry)}`);
    return `<<${entries.toSorted().join(' ')}>>`;
  }
  if (Array.isArray(value)) return `[${value.map(sameText).join(' ')}]`;
  return JSON.stringify(value ?? null);
}
