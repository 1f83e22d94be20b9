/** One value of ASN.1 as it stands in a file: DER, or BER with indefinite lengths. */
export interface BerNode {
  /** The first byte without the bit that says 'constructed': class and number. */
  readonly tag: number;
  readonly isConstructed: boolean;
  /** With its header. */
  readonly raw: Buffer;
  readonly content: Buffer;
  readonly children: readonly BerNode[];
}

export const tags = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  nullValue: 0x05,
  oid: 0x06,
  enumerated: 0x0a,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x10,
  set: 0x11,
} as const;

/** `[n]` of a sequence. */
export const contextTag = (number: number) => 0x80 | number;

const constructedBit = 0x20;
const deepest = 40;
const mostNodes = 200_000;

/** Throws for what is not ASN.1, nests too deeply or holds too many values. Bytes behind the value are left aside. */
export function readBer(bytes: Buffer): BerNode {
  return readAt(bytes, 0, { nodes: 0 }, 0).node;
}

/** The same, and nothing may stand behind the value but zeros that fill its place. */
export function readWholeBer(bytes: Buffer): BerNode {
  const node = readBer(bytes);
  if (bytes.subarray(node.raw.length).some((byte) => byte !== 0)) throw new RangeError('bytes behind the value');
  return node;
}

function readAt(bytes: Buffer, from: number, budget: { nodes: number }, depth: number): { node: BerNode; end: number } {
  if (depth > deepest || ++budget.nodes > mostNodes) throw new RangeError('too much ASN.1');
  const first = bytes[from];
  const lengthByte = bytes[from + 1];
  // Tags of several bytes occur nowhere in certificates and signatures; a zero ends a value, or fills up the file behind it.
  if (first === undefined || lengthByte === undefined || (first & 0x1f) === 0x1f || first === 0)
    throw new RangeError('no ASN.1');
  const isConstructed = (first & constructedBit) !== 0;
  const tag = first & ~constructedBit;
  if (lengthByte === 0x80) {
    if (!isConstructed) throw new RangeError('no ASN.1');
    const children: BerNode[] = [];
    let at = from + 2;
    while (!(bytes[at] === 0 && bytes[at + 1] === 0)) {
      const { node, end } = readAt(bytes, at, budget, depth + 1);
      children.push(node);
      at = end;
    }
    const raw = bytes.subarray(from, at + 2);
    return { node: { tag, isConstructed, raw, content: bytes.subarray(from + 2, at), children }, end: at + 2 };
  }
  const lengthBytes = lengthByte < 0x80 ? 0 : lengthByte & 0x7f;
  if (lengthBytes > 4) throw new RangeError('no ASN.1');
  const length =
    lengthBytes === 0 ? lengthByte : bytes.subarray(from + 2, from + 2 + lengthBytes).readUIntBE(0, lengthBytes);
  const start = from + 2 + lengthBytes;
  const end = start + length;
  if (end > bytes.length) throw new RangeError('cut off');
  const children: BerNode[] = [];
  if (isConstructed) {
    const inner = bytes.subarray(0, end);
    for (let at = start; at < end; ) {
      const child = readAt(inner, at, budget, depth + 1);
      children.push(child.node);
      at = child.end;
    }
  }
  const raw = bytes.subarray(from, end);
  return { node: { tag, isConstructed, raw, content: bytes.subarray(start, end), children }, end };
}

/** The same for what has to be a sequence, as everything that is signed here is. */
export function readSequence(bytes: Buffer): BerNode {
  return asSequence(readBer(bytes));
}

export function asSequence(node: BerNode): BerNode {
  if (node.tag !== tags.sequence || !node.isConstructed) throw new RangeError('another structure');
  return node;
}

/** The child at a place, which must be there and, when a tag is given, be of that kind. */
export function childAt(node: BerNode, index: number, tag?: number): BerNode {
  const child = node.children[index];
  if (!child || (tag !== undefined && child.tag !== tag)) throw new RangeError('another structure');
  return child;
}

/** The bytes of an octet string, which BER may cut into pieces. */
export function octetsOf(node: BerNode): Buffer {
  if (node.children.some(({ tag }) => tag !== tags.octetString)) throw new RangeError('another structure');
  return node.isConstructed ? Buffer.concat(node.children.map(octetsOf)) : node.content;
}

/** Of a whole number of bytes. */
export function bitsOf(node: BerNode): Buffer {
  if (node.tag !== tags.bitString || node.isConstructed || node.content[0] !== 0)
    throw new RangeError('another structure');
  return node.content.subarray(1);
}

export function oidOf(node: BerNode): string {
  if (node.tag !== tags.oid || node.content.length === 0 || node.content.length > 64)
    throw new RangeError('no identifier');
  const arcs: number[] = [];
  let value = 0;
  for (const byte of node.content) {
    value = value * 128 + (byte & 0x7f);
    if (byte & 0x80) continue;
    arcs.push(value);
    value = 0;
  }
  const [first = 0, ...rest] = arcs;
  const root = Math.min(2, Math.floor(first / 40));
  return [root, first - root * 40, ...rest].join('.');
}

/** As hexadecimal digits without leading zeros: serial numbers are longer than any number of JavaScript. */
export function integerOf(node: BerNode): string {
  if (node.tag !== tags.integer && node.tag !== tags.enumerated) throw new RangeError('no number');
  return node.content.toString('hex').replace(/^(?:00)+(?=..)/, '');
}

export function timeOf(node: BerNode): Date {
  const text = node.content.toString('latin1');
  const [, year = '', month, day, hour, minute, second = '00'] =
    (node.tag === tags.utcTime
      ? /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/
      : /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?:\.\d{1,6})?Z$/
    ).exec(text) ?? [];
  const century = Number(year) < 50 ? '20' : '19';
  const time = new Date(`${year.length === 4 ? '' : century}${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (!year || Number.isNaN(time.getTime())) throw new RangeError('no time');
  return time;
}

/** The texts of names: UTF-8, except the old string of two bytes a letter. */
export function textOf(node: BerNode): string {
  if (node.tag === 0x1e) return Buffer.from(node.content).swap16().toString('utf16le');
  if (node.tag === 0x14 || node.tag === 0x16 || node.tag === 0x13) return node.content.toString('latin1');
  return node.content.toString('utf8');
}

/** The same value with definite lengths, as signatures count it. */
export function asDer(node: BerNode): Buffer {
  const content = node.isConstructed ? Buffer.concat(node.children.map(asDer)) : node.content;
  return encode(node.tag | (node.isConstructed ? constructedBit : 0), content);
}

export function encode(firstByte: number, content: Buffer): Buffer {
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([firstByte, length]), content]);
  const digits = length.toString(16);
  const size = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.from([firstByte, 0x80 | size.length]), size, content]);
}
