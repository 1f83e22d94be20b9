import { type Colour, grey, hex, lit } from './colour.ts';
import { drawFlower } from './flower.ts';
import { clamp } from './number.ts';
import { nuanced, paletteOf } from './palette.ts';
import { randomFrom } from './random.ts';
import type { Subject } from './subject.ts';
import { type Box, type Drawing, type Gradients, placed, rectangle } from './svg.ts';

const paper: Colour = { lightness: 0.955, chroma: 0.012, hue: 105 };
const ink: Colour = { lightness: 0.3, chroma: 0.03, hue: 165 };
const thcColour: Colour = { lightness: 0.66, chroma: 0.12, hue: 72 };
const cbdColour: Colour = { lightness: 0.58, chroma: 0.09, hue: 205 };

/** The bars reach their end here; hardly an extract has more. */
const fullBarPercent = 6;

/**
 * A paper label around a round container. It carries the plant, the two analysis values as bars, and grey lines where
 * words would be: letters would need a font, and the picture would change with the machine that draws it.
 */
export function drawLabel(subject: Subject, box: Box, gradients: Gradients): Drawing {
  const { x, y, width, height } = box;
  const margin = width * 0.1;
  const accent = nuanced(paletteOf(subject.terpenes), randomFrom(subject.slug)).main.bract;
  const style = randomFrom(`label of ${subject.manufacturer}`).oneOf(['band', 'spine', 'field', 'ground'] as const);
  const plant = drawFlower({ ...subject, thcPercent: 8 }, { stemLength: 160 });
  // Its leaves reach well beyond the flower; the right-most may go on around the bottle.
  const plantScale = Math.min((height * 0.62) / plant.height, (width * 0.23) / (plant.radius * 1.1 + 95));
  const left = x + margin + (style === 'spine' ? width * 0.06 : 0);

  const body = [
    rectangle(box, { fill: hex(paper) }),
    colourOf(style, box, accent),
    `<g clip-path="url(#label)">${placed(plant.body, x + width * 0.75, y + height * 0.82, 0, plantScale)}</g>`,
    rectangle({ x: left, y: y + height * 0.2, width: width * 0.36, height: height * 0.05 }, { rx: 2, fill: hex(ink) }),
    ...[0.29, 0.35].map((down, index) =>
      rectangle(
        { x: left, y: y + height * down, width: width * (index ? 0.3 : 0.25), height: height * 0.026 },
        { rx: 2, fill: hex(lit(ink, 0.25)), opacity: 0.7 },
      ),
    ),
    bar({ x: left, y: y + height * 0.7, width: width * 0.38, height: height * 0.032 }, subject.thcPercent, thcColour),
    bar({ x: left, y: y + height * 0.79, width: width * 0.38, height: height * 0.032 }, subject.cbdPercent, cbdColour),
    rectangle(box, { fill: roundness(gradients) }),
  ];
  const edge = `<clipPath id="label">${rectangle(box, {})}</clipPath>`;
  return { defs: plant.defs + edge, body: body.join('') };
}

/** Each maker has a house style; the hue is that of the product. */
function colourOf(style: 'band' | 'spine' | 'field' | 'ground', { x, y, width, height }: Box, accent: Colour): string {
  const strong = hex(lit({ ...accent, chroma: accent.chroma * 1.25 }, -0.06));
  if (style === 'band') return rectangle({ x, y, width, height: height * 0.11 }, { fill: strong });
  if (style === 'ground') return rectangle({ x, y: y + height * 0.88, width, height: height * 0.12 }, { fill: strong });
  if (style === 'spine') return rectangle({ x, y, width: width * 0.1, height }, { fill: strong });
  const pale = hex({ lightness: 0.87, chroma: accent.chroma * 0.55, hue: accent.hue });
  return rectangle({ x: x + width * 0.53, y, width: width * 0.47, height }, { fill: pale });
}

function bar(box: Box, percent: number | null, colour: Colour): string {
  const filled = clamp((percent ?? 0) / fullBarPercent);
  return (
    rectangle(box, { rx: 2.5, fill: hex({ lightness: 0.87, chroma: 0.015, hue: 110 }) }) +
    rectangle({ ...box, width: box.width * filled }, { rx: 2.5, fill: hex(colour) })
  );
}

/** Darkens paper towards both sides, where it bends away. */
function roundness(gradients: Gradients): string {
  const shade = grey(0.1);
  return gradients.across([
    { at: 0, colour: shade, opacity: 0.3 },
    { at: 0.14, colour: shade, opacity: 0 },
    { at: 0.78, colour: shade, opacity: 0 },
    { at: 1, colour: shade, opacity: 0.34 },
  ]);
}
