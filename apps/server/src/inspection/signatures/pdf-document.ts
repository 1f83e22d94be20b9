import { inflateSync } from 'node:zlib';
import { isDictionary, isNamed, isReference, type PdfDictionary, PdfReader, type PdfValue } from './pdf-values.ts';

const mostSections = 100;
const mostObjects = 200_000;
const mostInflatedBytes = 20 * 1024 * 1024;

type Place =
  | { kind: 'free' }
  | { kind: 'offset'; offset: number }
  | { kind: 'inside'; container: number; index: number };

export interface PdfObject {
  value: PdfValue;
  stream: Buffer | null;
}

/**
 * A PDF as its table of references tells it, which is what a viewer shows: not what stands somewhere in its bytes.
 * Throws for anything that is not read here; nothing is guessed or repaired.
 */
export class PdfDocument {
  readonly trailer: PdfDictionary;
  /** Where its newest table of references begins. */
  readonly startOfReferences: number;
  private readonly bytes: Buffer;
  private readonly places = new Map<number, Place>();
  private readonly read = new Map<number, PdfObject | null>();
  private inflated = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.startOfReferences = lastStart(bytes);
    let trailer: PdfDictionary | null = null;
    const seen = new Set<number>();
    for (let at: number | null = this.startOfReferences; at !== null; ) {
      if (seen.has(at) || seen.size > mostSections) throw new SyntaxError('a circle of tables');
      seen.add(at);
      const section: PdfDictionary = this.readSection(at);
      trailer ??= section;
      if (section.has('/XRefStm') || section.has('/Encrypt')) throw new SyntaxError('not read here');
      const previous = section.get('/Prev');
      at = typeof previous === 'number' ? previous : null;
    }
    if (!trailer) throw new SyntaxError('no trailer');
    this.trailer = trailer;
  }

  get objectNumbers(): number[] {
    return [...this.places.keys()];
  }

  /** Null for what is free or does not exist. */
  object(number: number): PdfObject | null {
    const known = this.read.get(number);
    if (known !== undefined) return known;
    const place = this.places.get(number);
    // Against circles: while it is being read, it is not there.
    this.read.set(number, null);
    const object = place ? this.objectIn(place, number) : null;
    this.read.set(number, object);
    return object;
  }

  private objectIn(place: Place, number: number): PdfObject | null {
    if (place.kind === 'free') return null;
    if (place.kind === 'offset') return this.objectAt(place.offset, number);
    return this.objectInside(place.container, place.index, number);
  }

  resolve(value: PdfValue | undefined): PdfValue {
    for (let hops = 0, at = value; hops < 10; hops++) {
      if (!isReference(at)) return at ?? null;
      at = this.object(at.object)?.value;
    }
    throw new SyntaxError('a circle of references');
  }

  private readSection(at: number): PdfDictionary {
    const reader = new PdfReader(this.bytes, at);
    const before = reader.at;
    if (reader.word() === 'xref') return this.readTable(reader);
    reader.at = before;
    return this.readReferenceStream(at);
  }

  private readTable(reader: PdfReader): PdfDictionary {
    for (;;) {
      const before = reader.at;
      if (reader.word() === 'trailer') break;
      reader.at = before;
      const first = reader.number();
      const count = reader.number();
      if (this.places.size + count > mostObjects) throw new SyntaxError('too many objects');
      for (let index = 0; index < count; index++) {
        const offset = reader.number();
        reader.number();
        const kind = reader.word();
        if (kind !== 'n' && kind !== 'f') throw new SyntaxError('no table');
        this.setPlace(first + index, kind === 'f' ? { kind: 'free' } : { kind: 'offset', offset });
      }
    }
    const trailer = reader.value();
    if (!isDictionary(trailer)) throw new SyntaxError('no trailer');
    return trailer;
  }

  private readReferenceStream(at: number): PdfDictionary {
    const object = this.objectAt(at, null);
    const dictionary = object.value;
    if (!isDictionary(dictionary) || !isNamed(dictionary.get('/Type'), '/XRef') || !object.stream)
      throw new SyntaxError('no table');
    const widths = numbersOf(dictionary.get('/W'));
    const [first = 0, second = 0, third = 0] = widths;
    const size = dictionary.get('/Size');
    const index = dictionary.has('/Index') ? numbersOf(dictionary.get('/Index')) : [0, Number(size)];
    const row = first + second + third;
    if (widths.length !== 3 || row < 1 || row > 24 || second > 6 || third > 6 || first > 1)
      throw new SyntaxError('no table');
    const data = object.stream;
    let from = 0;
    for (let pair = 0; pair + 1 < index.length; pair += 2) {
      const [start = 0, count = 0] = index.slice(pair, pair + 2);
      if (this.places.size + count > mostObjects || from + count * row > data.length) throw new SyntaxError('no table');
      for (let step = 0; step < count; step++, from += row) {
        const kind = first === 0 ? 1 : (data[from] ?? 0);
        const a = second === 0 ? 0 : data.readUIntBE(from + first, second);
        const b = third === 0 ? 0 : data.readUIntBE(from + first + second, third);
        if (kind > 2) throw new SyntaxError('no table');
        this.setPlace(start + step, placeOf(kind, a, b));
      }
    }
    return dictionary;
  }

  /** Newer tables are read first. */
  private setPlace(number: number, place: Place): void {
    if (!this.places.has(number)) this.places.set(number, place);
  }

  private objectAt(offset: number, number: number | null): PdfObject {
    const reader = new PdfReader(this.bytes, offset);
    const own = reader.number();
    if (number !== null && own !== number) throw new SyntaxError('another object');
    reader.number();
    reader.expect('obj');
    const value = reader.value();
    const end = reader.at;
    const word = reader.word();
    if (word === 'endobj') return { value, stream: null };
    if (word !== 'stream' || !isDictionary(value)) throw new SyntaxError(`no object at ${end}`);
    return { value, stream: this.streamAt(reader, value) };
  }

  private streamAt(reader: PdfReader, dictionary: PdfDictionary): Buffer {
    if (this.bytes[reader.at] === 13) reader.at++;
    if (this.bytes[reader.at] !== 10) throw new SyntaxError('no stream');
    const start = reader.at + 1;
    const length = this.resolve(dictionary.get('/Length'));
    if (typeof length !== 'number' || start + length > this.bytes.length) throw new SyntaxError('no stream');
    const after = new PdfReader(this.bytes, start + length);
    after.expect('endstream');
    return this.inflate(this.bytes.subarray(start, start + length), dictionary);
  }

  /** What is packed in another way stays packed: it is only compared. */
  private inflate(data: Buffer, dictionary: PdfDictionary): Buffer {
    const filter = dictionary.get('/Filter');
    const only = Array.isArray(filter) && filter.length === 1 ? filter[0] : filter;
    if (!isNamed(only, '/FlateDecode')) return data;
    const budget = mostInflatedBytes - this.inflated;
    if (budget <= 0) throw new SyntaxError('too much');
    const plain = inflateSync(data, { maxOutputLength: budget });
    this.inflated += plain.length;
    const given = dictionary.get('/DecodeParms');
    const parameters = Array.isArray(given) ? given[0] : given;
    return isDictionary(parameters) ? withoutPredictor(plain, parameters) : plain;
  }

  private objectInside(container: number, index: number, number: number): PdfObject {
    const place = this.places.get(container);
    if (place?.kind !== 'offset') throw new SyntaxError('no container');
    const { value, stream } = this.object(container) ?? { value: null, stream: null };
    if (!isDictionary(value) || !isNamed(value.get('/Type'), '/ObjStm') || !stream)
      throw new SyntaxError('no container');
    const first = value.get('/First');
    const head = new PdfReader(stream);
    let own = -1;
    let offset = -1;
    for (let at = 0; at <= index; at++) {
      own = head.number();
      offset = head.number();
    }
    if (own !== number || typeof first !== 'number') throw new SyntaxError('another object');
    return { value: new PdfReader(stream, first + offset).value(), stream: null };
  }
}

function placeOf(kind: number, first: number, second: number): Place {
  if (kind === 0) return { kind: 'free' };
  return kind === 1 ? { kind: 'offset', offset: first } : { kind: 'inside', container: first, index: second };
}

function lastStart(bytes: Buffer): number {
  const at = bytes.lastIndexOf('startxref');
  if (at < 0) throw new SyntaxError('no start');
  const reader = new PdfReader(bytes, at + 'startxref'.length);
  return reader.number();
}

function numbersOf(value: PdfValue | undefined): number[] {
  if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'number')) throw new SyntaxError('no numbers');
  return value as number[];
}

/** The filter of PNG pictures, with which tables of references are packed. */
function withoutPredictor(data: Buffer, parameters: PdfDictionary): Buffer {
  const predictor = parameters.get('/Predictor') ?? 1;
  if (predictor === 1) return data;
  const columns = parameters.get('/Columns') ?? 1;
  if (typeof predictor !== 'number' || predictor < 10 || typeof columns !== 'number' || parameters.has('/Colors')) {
    throw new SyntaxError('not read here');
  }
  const rows = Math.floor(data.length / (columns + 1));
  const plain = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row++) {
    const kind = data[row * (columns + 1)];
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const raw = data[row * (columns + 1) + 1 + column] ?? 0;
      const left = column > 0 ? (plain[at - 1] ?? 0) : 0;
      const above = row > 0 ? (plain[at - columns] ?? 0) : 0;
      if (kind === 0) plain[at] = raw;
      else if (kind === 1) plain[at] = raw + left;
      else if (kind === 2) plain[at] = raw + above;
      else throw new SyntaxError('not read here');
    }
  }
  return plain;
}
