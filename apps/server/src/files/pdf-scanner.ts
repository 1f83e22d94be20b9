/** The names of a PDF that say what it can do, and those that say how a stream of objects is packed. */
const knownNames = [
  ...['JavaScript', 'Rendition', 'XFA', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'GoToE'],
  ...['Encrypt', 'ObjStm', 'First', 'N', 'Filter', 'FlateDecode', 'Fl', 'Predictor'],
  ...['LZWDecode', 'LZW', 'ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85', 'RunLengthDecode', 'RL', 'Crypt'],
  ...['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode'],
] as const;
export type PdfName = (typeof knownNames)[number];

/** A trie of the known names, so that most others are rejected at their first letter. */
interface Branch {
  name: PdfName | null;
  next: (Branch | undefined)[];
}

const root: Branch = { name: null, next: [] };
for (const name of knownNames) {
  let branch = root;
  for (const letter of Buffer.from(name)) {
    const next = branch.next[letter] ?? { name: null, next: [] };
    branch.next[letter] = next;
    branch = next;
  }
  branch.name = name;
}

const slash = 0x2f;
const hash = 0x23;
const letterS = 0x73;

export interface PdfStream {
  /** Where its bytes begin. */
  start: number;
  /** What was named since the stream before it. Its own dictionary is in there, whatever stands around it. */
  names: ReadonlySet<PdfName>;
}

/**
 * Goes over the bytes of a PDF once and collects the names it knows. It does not follow the file's own table of contents,
 * which may point anywhere: every byte is looked at, also those of streams, so that nothing can be hidden in between.
 */
export class PdfScanner {
  readonly names = new Set<PdfName>();
  readonly streams: PdfStream[] = [];
  private readonly bytes: Buffer;
  private readonly mostStreams: number;
  private sinceStream = new Set<PdfName>();

  constructor(bytes: Buffer, mostStreams: number) {
    this.bytes = bytes;
    this.mostStreams = mostStreams;
  }

  /** Slices follow one another from the first byte to the last; a name may reach into the next. */
  scan(from: number, to: number): void {
    const { bytes } = this;
    for (let at = from; at < to; at++) {
      const byte = bytes[at];
      if (byte === slash) this.putName(at + 1);
      else if (byte === letterS && isStreamAt(bytes, at)) this.putStream(at + 6);
    }
  }

  private putName(start: number): void {
    const name = knownNameAt(this.bytes, start);
    if (!name || (name === 'Encrypt' && !isDictionaryAfter(this.bytes, start))) return;
    this.names.add(name);
    this.sinceStream.add(name);
  }

  private putStream(afterWord: number): void {
    if (mayHoldObjects(this.sinceStream) && this.streams.length < this.mostStreams) {
      let start = afterWord;
      if (this.bytes[start] === 0x0d) start += 1;
      if (this.bytes[start] === 0x0a) start += 1;
      this.streams.push({ start, names: this.sinceStream });
    }
    if (this.streams.at(-1)?.names === this.sinceStream) this.sinceStream = new Set();
    else this.sinceStream.clear();
  }
}

/** Readers know a stream of objects by either; pictures come with neither. */
function mayHoldObjects(names: ReadonlySet<PdfName>): boolean {
  return names.has('ObjStm') || (names.has('First') && names.has('N'));
}

const streamWord = Buffer.from('stream');

/** The word itself, not the end of `endstream`. */
function isStreamAt(bytes: Buffer, at: number): boolean {
  for (let index = 1; index < streamWord.length; index++) if (bytes[at + index] !== streamWord[index]) return false;
  return !(bytes[at - 1] === 0x64 && bytes[at - 2] === 0x6e && bytes[at - 3] === 0x65);
}

/** A name may spell any of its letters as `#xx`. */
function knownNameAt(bytes: Buffer, start: number): PdfName | null {
  let branch: Branch | undefined = root;
  for (let at = start; branch; at++) {
    const byte = bytes[at];
    if (byte === undefined || !isNameByte(byte)) return branch.name;
    const escaped: number = byte === hash ? hexValue(bytes[at + 1]) * 16 + hexValue(bytes[at + 2]) : Number.NaN;
    branch = branch.next[Number.isNaN(escaped) ? byte : escaped];
    if (!Number.isNaN(escaped)) at += 2;
  }
  return null;
}

function hexValue(byte: number | undefined): number {
  if (byte === undefined) return Number.NaN;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN;
}

/** `/Encrypt` is followed by the dictionary that says how, or by a reference to it; anywhere else it is but a word. */
function isDictionaryAfter(bytes: Buffer, start: number): boolean {
  const after = bytes.toString('latin1', start, start + 80);
  return /^[^\s<]+\s*(?:<<|\d{1,10}\s+\d{1,5}\s+R)/.test(after);
}

/** Everything but white space and what begins or ends something else. */
function isNameByte(byte: number): boolean {
  return byte > 0x20 && isDelimiter[byte] !== 1;
}

const isDelimiter = new Uint8Array(256);
for (const delimiter of Buffer.from('()<>[]{}/%')) isDelimiter[delimiter] = 1;
