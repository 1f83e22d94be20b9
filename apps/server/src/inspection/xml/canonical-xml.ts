import type { XmlAttribute, XmlElement } from './xml-tree.ts';

export interface Canonical {
  /** Only the namespaces that are used; otherwise all that are in scope. */
  isExclusive: boolean;
  /** Prefixes that are written as if it were not exclusive. */
  inclusivePrefixes?: readonly string[];
  /** Left out, with all that stands in it. */
  without?: XmlElement | null;
}

const xmlUri = 'http://www.w3.org/XML/1998/namespace';

/** The one way to write a part of a document, without comments (W3C Canonical XML 1.0 and Exclusive XML Canonicalization). */
export function canonical(apex: XmlElement, options: Canonical): string {
  const parts: string[] = [];
  write(apex, new Map(), options, parts, true);
  return parts.join('');
}

function write(
  element: XmlElement,
  written: ReadonlyMap<string, string>,
  options: Canonical,
  parts: string[],
  isApex: boolean,
): void {
  const name = element.prefix ? `${element.prefix}:${element.local}` : element.local;
  const inScope = scopeOf(element);
  const wanted = wantedPrefixes(element, inScope, options);
  const now = new Map(written);
  const declarations: [string, string][] = [];
  for (const prefix of wanted) {
    const uri = inScope.get(prefix) ?? '';
    if (prefix === 'xml' || (written.get(prefix) ?? '') === uri) continue;
    declarations.push([prefix, uri]);
    now.set(prefix, uri);
  }
  declarations.sort(([a], [b]) => compare(a, b));
  const attributes = [...element.attributes, ...(isApex && !options.isExclusive ? inheritedXml(element) : [])];
  attributes.sort((a, b) => compare(a.uri, b.uri) || compare(a.local, b.local));
  parts.push('<', name);
  for (const [prefix, uri] of declarations)
    parts.push(prefix ? ` xmlns:${prefix}="` : ' xmlns="', inAttribute(uri), '"');
  for (const { prefix, local, value } of attributes) {
    parts.push(' ', prefix ? `${prefix}:${local}` : local, '="', inAttribute(value), '"');
  }
  parts.push('>');
  for (const child of element.children) {
    if (typeof child === 'string') parts.push(inText(child));
    else if ('instruction' in child) parts.push(child.instruction);
    else if (child !== options.without) write(child, now, options, parts, false);
  }
  parts.push('</', name, '>');
}

function scopeOf(element: XmlElement): Map<string, string> {
  const scope = new Map<string, string>();
  for (let at: XmlElement | null = element; at; at = at.parent) {
    for (const [prefix, uri] of at.declared) if (!scope.has(prefix)) scope.set(prefix, uri);
  }
  return scope;
}

function wantedPrefixes(
  element: XmlElement,
  inScope: ReadonlyMap<string, string>,
  options: Canonical,
): Iterable<string> {
  if (!options.isExclusive) return new Set([...inScope.keys(), '']);
  const used = element.attributes.map(({ prefix }) => prefix).filter(Boolean);
  const named = (options.inclusivePrefixes ?? []).filter((prefix) => inScope.has(prefix));
  return new Set([element.prefix, ...used, ...named]);
}

/** `xml:lang` and its kind count from above. */
function inheritedXml(element: XmlElement): XmlAttribute[] {
  const own = new Set(element.attributes.filter(({ uri }) => uri === xmlUri).map(({ local }) => local));
  const found: XmlAttribute[] = [];
  for (let at = element.parent; at; at = at.parent) {
    for (const attribute of at.attributes) {
      if (attribute.uri !== xmlUri || own.has(attribute.local)) continue;
      own.add(attribute.local);
      found.push(attribute);
    }
  }
  return found;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function inText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;');
}

function inAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#x9;')
    .replaceAll('\n', '&#xA;')
    .replaceAll('\r', '&#xD;');
}
