import { SaxesParser } from 'saxes';

/** What a drawing is made of. Not among it: script, foreignObject, animation of addresses, style sheets, links, other files. */
const elements = new Set(
  `svg g path rect circle ellipse line polyline polygon text tspan defs symbol use title desc linearGradient radialGradient
   stop clipPath mask pattern marker filter feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge
   feMergeNode`.split(/\s+/),
);

const attributes = new Set(
  `xmlns version viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform id class fill fill-opacity
   fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
   stroke-opacity opacity color font-family font-size font-weight font-style text-anchor dominant-baseline letter-spacing
   gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity clip-path clip-rule clipPathUnits mask
   maskUnits patternUnits patternTransform preserveAspectRatio marker-start marker-mid marker-end markerWidth markerHeight
   refX refY orient filter stdDeviation dx dy in in2 result mode type values operator flood-color flood-opacity role
   aria-label aria-hidden lang`.split(/\s+/),
);

/**
 * The drawing written anew from what is known to be harmless: an element or attribute that is not on the lists does not
 * come through, nor does an address outside the drawing. Null for what is no well-formed SVG, or declares a document type
 * (entities can blow up and read files).
 */
export function cleanSvg(bytes: Buffer): Buffer | null {
  const parser = new SaxesParser({ xmlns: false });
  const written: string[] = [];
  let unknownDepth = 0;
  let isBroken = false;

  parser.on('error', () => {
    isBroken = true;
  });
  parser.on('doctype', () => {
    isBroken = true;
  });
  parser.on('opentag', ({ name, attributes: given }) => {
    if (unknownDepth > 0 || !elements.has(name) || (written.length === 0 && name !== 'svg')) {
      unknownDepth += 1;
      return;
    }
    const kept = Object.entries(given).filter(([key, value]) => isHarmless(key, value));
    written.push(`<${name}${kept.map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('')}>`);
  });
  parser.on('closetag', ({ name }) => {
    if (unknownDepth > 0) unknownDepth -= 1;
    else written.push(`</${name}>`);
  });
  parser.on('text', (text) => {
    if (unknownDepth === 0 && written.length > 0) written.push(escapeXml(text));
  });

  try {
    parser.write(bytes.toString('utf8').replace(/^\uFEFF/, '')).close();
  } catch {
    return null;
  }
  return isBroken || written.length === 0 ? null : Buffer.from(written.join(''));
}

function isHarmless(name: string, value: string): boolean {
  // Of addresses only those within the drawing: `use` of a part of it, `url(#…)` of a gradient.
  if (name === 'href' || name === 'xlink:href') return /^#[\w-]+$/.test(value);
  return attributes.has(name) && !/url\(\s*['"]?(?!#)/i.test(value) && !/javascript:|data:/i.test(value);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
