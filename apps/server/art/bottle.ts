import { grey, hex, lit } from './colour.ts';
import { brownGlass, capColour, oilColour, plastic } from './glass.ts';
import { drawLabel } from './label.ts';
import { randomFrom } from './random.ts';
import type { Subject } from './subject.ts';
import { type Drawing, d, ellipse, type Gradients, gradients, line, path, rectangle } from './svg.ts';

/** A container that stands on 0,0. */
export interface Container extends Drawing {
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const white = grey(0.98);

/** Larger bottles are also wider, but not as much as they hold more. */
function sizeOf(volumeMl: number): Size {
  if (volumeMl <= 10) return { width: 196, height: 286 };
  return volumeMl < 50 ? { width: 234, height: 364 } : { width: 262, height: 416 };
}

export function drawScrewBottle(subject: Subject): Container {
  const size = sizeOf(subject.volumeMl);
  const paint = gradients('b');
  const { defs, body } = brownBottle(subject, size, paint);
  const capHeight = 72;
  const svg = body + ridgedCap({ bottom: -size.height - 32, width: 128, height: capHeight }, subject, paint);
  return { defs: defs + paint.defs(), body: svg, height: size.height + 32 + capHeight };
}

export function drawDropperBottle(subject: Subject): Container {
  const size = sizeOf(subject.volumeMl);
  const paint = gradients('b');
  const { defs, body } = brownBottle(subject, size, paint, pipette(size));
  const collarHeight = 52;
  const bulbHeight = 112;
  const collarTop = -size.height - 30 - collarHeight;
  const svg =
    body +
    rubberBulb({ bottom: collarTop + 6, height: bulbHeight }, subject, paint) +
    ridgedCap({ bottom: -size.height - 30, width: 112, height: collarHeight }, subject, paint);
  return { defs: defs + paint.defs(), body: svg, height: size.height + 30 + collarHeight + bulbHeight };
}

function brownBottle(subject: Subject, { width, height }: Size, paint: Gradients, inside = ''): Drawing {
  const right = width / 2;
  const left = -right;
  // Makers buy from two glassworks: one makes sloping shoulders, the other round ones.
  const shoulder = randomFrom(`glass of ${subject.manufacturer}`).oneOf([
    { drop: 62, bend: 12, neck: 2 },
    { drop: 50, bend: -4, neck: -8 },
  ]);
  const bend = -height + shoulder.bend;
  const neck = -height + shoulder.neck;
  const outline = d`M${left} ${-height + shoulder.drop}C${left} ${bend} -52 ${neck} -48 ${-height - 34}L48 ${-height - 34}C52 ${neck} ${right} ${bend} ${right} ${-height + shoulder.drop}L${right} -28Q${right} 0 ${right - 28} 0L${left + 28} 0Q${left} 0 ${left} -28Z`;
  const oil = d`M${left + 13} ${-height + 90}C${left + 40} ${-height + 83} ${right - 40} ${-height + 97} ${right - 13} ${-height + 88}L${right - 12} -30Q${right - 14} -12 ${right - 32} -12L${left + 32} -12Q${left + 14} -12 ${left + 12} -30Z`;
  const shoulderShine = d`M${left + 22} ${-height + 74}C${left + 24} ${-height + 44} -38 ${-height + 28} -36 ${-height - 14}`;
  const labelBox = { x: left, y: -height * 0.68, width, height: height * 0.54 };
  const label = drawLabel(subject, labelBox, paint);
  const gold = oilColour(subject.thcPercent, subject.cbdPercent);
  const body = [
    ellipse(0, 2, width * 0.56, 15, { fill: hex(grey(0.05)), opacity: 0.24 }),
    path(outline, { fill: brownGlass(paint) }),
    path(oil, {
      fill: paint.down([
        { at: 0, colour: gold, opacity: 0.6 },
        { at: 1, colour: lit(gold, -0.26), opacity: 0.15 },
      ]),
    }),
    inside,
    line(shoulderShine, white, 7, 0.32),
    label.body,
    line(d`M${left + 13} ${-height * 0.68 - 12}L${left + 13} ${-height + 84}`, white, 5, 0.2),
    line(d`M${left + 13} ${-height * 0.14 + 12}L${left + 13} -26`, white, 5, 0.2),
    line(d`M${left + 34} -7L${right - 34} -7`, white, 2.5, 0.16),
  ];
  return { defs: label.defs, body: body.join('') };
}

interface Closure {
  /** Where it ends, counted like everything here: upwards is negative. */
  bottom: number;
  width: number;
  height: number;
}

function ridgedCap({ bottom, width, height }: Closure, { manufacturer }: Subject, paint: Gradients): string {
  const colour = capColour(manufacturer);
  const fill = plastic(colour, paint);
  const ridges = Math.round(width / 9.6) - 1;
  const top = bottom - height;
  return [
    rectangle({ x: -width / 2, y: top, width, height }, { rx: 8, fill }),
    ...Array.from({ length: ridges }, (_, index) =>
      rectangle(
        { x: -width / 2 + ((index + 1) * width) / (ridges + 1) - 1, y: top + 6, width: 2, height: height - 18 },
        { fill: hex(lit(colour, -0.2)), opacity: 0.4 },
      ),
    ),
    rectangle({ x: -width / 2 - 4, y: bottom - 11, width: width + 8, height: 15 }, { rx: 5, fill }),
  ].join('');
}

function rubberBulb({ bottom, height }: Omit<Closure, 'width'>, { manufacturer }: Subject, paint: Gradients): string {
  const top = bottom - height;
  const outline = d`M-40 ${bottom}C-40 ${bottom - 14} -34 ${bottom - 18} -34 ${bottom - 30}C-36 ${bottom - 52} -32 ${top + 30} -28 ${top + 18}C-24 ${top - 4} 24 ${top - 4} 28 ${top + 18}C32 ${top + 30} 36 ${bottom - 52} 34 ${bottom - 30}C34 ${bottom - 18} 40 ${bottom - 14} 40 ${bottom}Z`;
  const colour = lit(capColour(manufacturer), 0.05);
  return (
    path(outline, { fill: plastic(colour, paint) }) +
    line(d`M-19 ${top + 24}C-22 ${top + 38} -24 ${bottom - 54} -23 ${bottom - 34}`, white, 5, 0.26) +
    line(d`M-33 ${bottom - 24}Q0 ${bottom - 16} 33 ${bottom - 24}`, lit(colour, -0.16), 2.4, 0.5)
  );
}

/** The glass tube seen through the brown: hardly more than two bright lines. */
function pipette({ height }: Size): string {
  const bottom = -height * 0.06;
  const tube = d`M-11 ${-height - 30}L-11 ${bottom - 34}L-4 ${bottom}L4 ${bottom}L11 ${bottom - 34}L11 ${-height - 30}Z`;
  return (
    path(tube, { fill: hex(white), 'fill-opacity': 0.1 }) +
    line(
      d`M-11 ${-height - 30}L-11 ${bottom - 34}L-4 ${bottom}M11 ${-height - 30}L11 ${bottom - 34}L4 ${bottom}`,
      white,
      2,
      0.3,
    )
  );
}
