import { SaxesParser } from 'saxes';
import { inSlices } from '../../files/in-slices.ts';

/** An element with what stands in it. */
export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlNode[];
  /** Where it begins. */
  line: number;
  /** A character in it that XML does not allow: its structure is sound, its words are not. */
  isBroken: boolean;
}

const deepest = 30;
/** What a bank's program writes that knows nothing of XML: the `&` of `Müller & Söhne`. */
const strayAmpersand = /&(?!#?[\w.:-]{1,40};)/g;

/** Mistakes in words; the parser goes on behind them as if nothing were. */
const inWords = /(?:undefined entity|malformed character entity|disallowed character)\.$/;

const sliceCharacters = 32 * 1024;

/**
 * Hands over the elements whose names are asked for, one after the other, and keeps no more than one of them. Throws for
 * anything that is not well-formed, that nests deeper than any statement, or that declares a document type: entities can
 * explode and read files.
 */
export async function readXml(
  given: string,
  wanted: ReadonlySet<string>,
  take: (node: XmlNode, path: readonly string[]) => void,
): Promise<void> {
  const text = given.replace(strayAmpersand, '&amp;');
  const parser = new SaxesParser({ xmlns: false });
  const path: string[] = [];
  const open: XmlNode[] = [];
  const refuse = () => {
    throw new SyntaxError('not XML that is read here');
  };
  parser.on('error', ({ message }) => {
    const [root] = open;
    if (!root || !inWords.test(message)) refuse();
    else root.isBroken = true;
  });
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.slice(name.indexOf(':') + 1);
    path.push(local);
    if (path.length > deepest) refuse();
    if (open.length === 0 && !wanted.has(local)) return;
    const node = {
      name: local,
      attributes: attributes as Record<string, string>,
      text: '',
      children: [],
      line: parser.line,
      isBroken: false,
    };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (piece) => {
    const node = open.at(-1);
    if (node) node.text += piece;
  });
  parser.on('closetag', () => {
    const node = open.pop();
    path.pop();
    if (node && open.length === 0) take(node, path);
  });
  await inSlices(text.length, sliceCharacters, (from, to) => void parser.write(text.slice(from, to)));
  parser.close();
}

/** The elements at this path below a node. */
export function nodesAt(node: XmlNode, path: string): XmlNode[] {
  let found = [node];
  for (const name of path.split('/')) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return found;
}

/** What stands at the first of these paths that is there; empty when none is. */
export function textAt(node: XmlNode, ...paths: string[]): string {
  for (const path of paths) {
    const text = nodesAt(node, path)[0]?.text.trim();
    if (text) return text;
  }
  return '';
}
