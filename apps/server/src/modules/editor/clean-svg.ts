import { SaxesParser } from 'saxes';
import { inSlices } from '../../files/in-slices.ts';
import { svgSize } from './svg-size.ts';
import { isHarmlessValue } from './svg-values.ts';

/** What a drawing is made of. Not among it: script, foreignObject, animation of addresses, style sheets, links, other files. */
const elements = new Set(
  `svg g path rect circle ellipse line polyline polygon text tspan defs symbol use title desc linearGradient radialGradient
   stop clipPath mask pattern marker filter feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge
   feMergeNode`.split(/\s+/),
);

const attributes = new Set(
  `version viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform id class fill fill-opacity
   fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
   stroke-opacity opacity color font-family font-size font-weight font-style text-anchor dominant-baseline letter-spacing
   gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity clip-path clip-rule clipPathUnits mask
   maskUnits patternUnits patternTransform preserveAspectRatio marker-start marker-mid marker-end markerWidth markerHeight
   refX refY orient filter stdDeviation dx dy in in2 result mode type values operator flood-color flood-opacity role
   aria-label aria-hidden lang`.split(/\s+/),
);

export interface CleanDrawing {
  bytes: Buffer;
  width: number;
  height: number;
}

const svgNamespace = 'http://www.w3.org/2000/svg';
/** Programs that draw nest some dozens; browsers give up at some hundreds. */
const deepest = 200;
const sliceCharacters = 16 * 1024;

/**
 * Rewrites an SVG from allow lists: unknown elements and attributes are dropped, and so is every address outside the
 * drawing. Null for anything that is not well-formed SVG with a size, or that declares a document type (entities can
 * explode and read files).
 */
export async function cleanSvg(bytes: Buffer): Promise<CleanDrawing | null> {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const writer = new DrawingWriter();
  try {
    await inSlices(text.length, sliceCharacters, (from, to) => writer.read(text.slice(from, to)));
    return writer.finish();
  } catch {
    return null;
  }
}

class DrawingWriter {
  private readonly parser = new SaxesParser({ xmlns: false });
  private readonly written: string[] = [];
  private size: { width: number; height: number } | null = null;
  private depth = 0;
  /** Nesting depth within an element that is being dropped. */
  private unknownDepth = 0;

  constructor() {
    this.parser.on('error', refuse);
    this.parser.on('doctype', refuse);
    this.parser.on('opentag', ({ name, attributes: given }) => this.open(name, given));
    this.parser.on('closetag', ({ name }) => {
      this.depth -= 1;
      if (this.unknownDepth > 0) this.unknownDepth -= 1;
      else this.written.push(`</${name}>`);
    });
    this.parser.on('text', (text) => {
      if (this.unknownDepth === 0 && this.depth > 0) this.written.push(escapeXml(text));
    });
  }

  read(slice: string): void {
    this.parser.write(slice);
  }

  finish(): CleanDrawing | null {
    this.parser.close();
    return this.size && { bytes: Buffer.from(this.written.join('')), ...this.size };
  }

  private open(name: string, given: Record<string, string>): void {
    const isRoot = this.depth === 0;
    this.depth += 1;
    if (this.depth > deepest || (isRoot && name !== 'svg')) refuse();
    if (isRoot) this.size = svgSize(given);
    if (this.unknownDepth > 0 || !elements.has(name)) {
      this.unknownDepth += 1;
      return;
    }
    const namespace = isRoot ? ` xmlns="${svgNamespace}"` : '';
    const kept = Object.entries(given).map(([key, value]) => attributeOf(key, value));
    this.written.push(`<${name}${namespace}${kept.join('')}>`);
  }
}

function attributeOf(name: string, value: string): string {
  // Of addresses only those within the drawing: `use` of a part of it.
  if (name === 'href' || name === 'xlink:href') return /^#[\w-]+$/.test(value) ? ` href="${value}"` : '';
  return attributes.has(name) && isHarmlessValue(name, value) ? ` ${name}="${escapeXml(value)}"` : '';
}

function refuse(): never {
  throw new Error('not a drawing that can be cleaned');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
