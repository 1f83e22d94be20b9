import { SaxesParser } from 'saxes';

export interface XmlAttribute {
  prefix: string;
  local: string;
  uri: string;
  value: string;
}

export interface XmlElement {
  prefix: string;
  local: string;
  uri: string;
  attributes: XmlAttribute[];
  /** What it declares itself: prefix to address. */
  declared: Map<string, string>;
  /** Text, or an instruction as it is written. */
  children: (XmlElement | string | { instruction: string })[];
  parent: XmlElement | null;
}

const deepest = 60;
const mostElements = 300_000;

/**
 * A whole document as a tree. Throws for anything that is not well-formed, too deep or too large, and for a document type
 * declaration: entities can explode and read files.
 */
export function readXmlTree(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  let root: XmlElement | null = null;
  let current: XmlElement | null = null;
  let depth = 0;
  let count = 0;
  const refuse = (): never => {
    throw new SyntaxError('not XML that is read here');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ prefix, local, uri, attributes, ns }) => {
    if (++depth > deepest || ++count > mostElements) refuse();
    const element: XmlElement = {
      prefix,
      local,
      uri,
      attributes: Object.values(attributes).filter(
        (attribute) => attribute.name !== 'xmlns' && attribute.prefix !== 'xmlns',
      ),
      declared: new Map(Object.entries(ns ?? {})),
      children: [],
      parent: current,
    };
    if (current) current.children.push(element);
    else root = element;
    current = element;
  });
  parser.on('closetag', () => {
    depth--;
    current = current?.parent ?? null;
  });
  const takeText = (piece: string) => void current?.children.push(piece);
  parser.on('text', takeText);
  parser.on('cdata', takeText);
  parser.on('processinginstruction', ({ target, body }) => {
    current?.children.push({ instruction: body ? `<?${target} ${body}?>` : `<?${target}?>` });
  });
  parser.write(text).close();
  return root ?? refuse();
}

/** By its mark and its declaration. Another encoding than these is not read. */
export function decodeXml(bytes: Buffer): string {
  const head = bytes.toString('latin1', 0, 200);
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const named = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1]?.toLowerCase() ?? 'utf-8';
  if (isWide) {
    const label = bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  }
  return new TextDecoder(named, { fatal: true }).decode(bytes);
}

export function elementsOf(element: XmlElement): XmlElement[] {
  return element.children.filter((child): child is XmlElement => typeof child === 'object' && 'local' in child);
}

/** The elements at this path of local names. */
export function elementsAt(element: XmlElement, path: string): XmlElement[] {
  let found = [element];
  for (const name of path.split('/'))
    found = found.flatMap((one) => elementsOf(one).filter(({ local }) => local === name));
  return found;
}

export function textIn(element: XmlElement | undefined): string {
  return (element?.children ?? [])
    .filter((child) => typeof child === 'string')
    .join('')
    .trim();
}

export function textAtPath(element: XmlElement, path: string): string {
  return textIn(elementsAt(element, path)[0]);
}

export function attributeOf(element: XmlElement | undefined, name: string): string | undefined {
  return element?.attributes.find(({ local, prefix }) => local === name && prefix === '')?.value;
}
