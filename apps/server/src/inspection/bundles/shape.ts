import type { FieldError } from '../finding.ts';
import { attributeOf, elementsOf, type XmlElement } from '../xml/xml-tree.ts';

/** What may stand at one place of a resource. */
export interface Place {
  /** How often; at most once unless said otherwise. */
  least?: number;
  most?: number;
  /** What its value may be. */
  value?: RegExp | ((value: string) => boolean);
  /** What may stand in it; without it, anything. */
  inside?: Shape;
  /** A rule on the whole of it, which answers what is wrong. */
  rule?(element: XmlElement): string | null;
}

/** The elements of a resource by name. `extension:` and the last part of its address names an extension. */
export type Shape = Record<string, Place>;

const mostErrors = 50;

/** Every fault with the place where it is. What is not in the shape does not belong there; foreign extensions are left aside. */
export function checkShape(element: XmlElement, shape: Shape, path: string, errors: FieldError[]): void {
  const counts = new Map<string, number>();
  for (const child of elementsOf(element)) {
    if (errors.length >= mostErrors) return;
    const name = nameOf(child);
    const at = `${path}.${child.local}`;
    const place = shape[name];
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (place) checkPlace(child, place, at, errors);
    else if (child.local !== 'extension') errors.push({ field: at, message: 'does not belong here' });
  }
  for (const [name, { least = 0, most = 1 }] of Object.entries(shape)) {
    const count = counts.get(name) ?? 0;
    const field = `${path}.${name.startsWith('extension:') ? 'extension' : name}`;
    if (count < least) errors.push({ field, message: 'is missing' });
    if (count > most) errors.push({ field, message: 'is there too often' });
  }
}

function checkPlace(element: XmlElement, { value, inside, rule }: Place, path: string, errors: FieldError[]): void {
  const own = attributeOf(element, 'value');
  if (own === '') errors.push({ field: path, message: 'is empty' });
  else if (value) {
    const isRight = own !== undefined && (value instanceof RegExp ? value.test(own) : value(own));
    // Nothing of the file is repeated: it can be long, and it is health data.
    if (!isRight)
      errors.push({ field: path, message: own === undefined ? 'has no value' : 'has another value than it may' });
  }
  if (inside) checkShape(element, inside, path, errors);
  const wrong = rule?.(element);
  if (wrong) errors.push({ field: path, message: wrong });
}

function nameOf(element: XmlElement): string {
  if (element.local !== 'extension') return element.local;
  return `extension:${(attributeOf(element, 'url') ?? '').split('/').at(-1)}`;
}

/** The value at a path of names below an element; undefined when it is not there. */
export function valueAt(element: XmlElement | undefined, path: string): string | undefined {
  let at = element;
  for (const name of path.split('.'))
    at = at && elementsOf(at).find((child) => nameOf(child) === name || child.local === name);
  return attributeOf(at, 'value');
}

export function childrenNamed(element: XmlElement | undefined, name: string): XmlElement[] {
  return element ? elementsOf(element).filter((child) => nameOf(child) === name || child.local === name) : [];
}
