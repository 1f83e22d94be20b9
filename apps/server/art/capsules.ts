import type { Container } from './bottle.ts';
import { type Colour, grey, hex, lit } from './colour.ts';
import { brownGlass, capColour, oilColour, plastic } from './glass.ts';
import { drawLabel } from './label.ts';
import { randomFrom } from './random.ts';
import type { Subject } from './subject.ts';
import { d, ellipse, type Gradients, gradients, line, path, placed, rectangle } from './svg.ts';

const white = grey(0.98);
const half = 150;
const height = 330;

/** A wide jar with a few of its capsules in front. */
export function drawCapsules(subject: Subject): Container {
  const paint = gradients('c');
  const jar = d`M${-half} ${-height + 40}C${-half} ${-height + 8} ${-half + 24} ${-height} ${-half + 26} ${-height - 26}L${half - 26} ${-height - 26}C${half - 24} ${-height} ${half} ${-height + 8} ${half} ${-height + 40}L${half} -30Q${half} 0 ${half - 30} 0L${-half + 30} 0Q${-half} 0 ${-half} -30Z`;
  const labelBox = { x: -half, y: -height * 0.76, width: half * 2, height: height * 0.58 };
  const label = drawLabel(subject, labelBox, paint);
  const lidColour = capColour(subject.manufacturer);
  const body = [
    ellipse(0, 4, half * 1.15, 17, { fill: hex(grey(0.05)), opacity: 0.24 }),
    path(jar, { fill: brownGlass(paint) }),
    line(
      d`M${-half + 16} ${-height + 48}C${-half + 16} ${-height + 20} ${-half + 40} ${-height + 14} ${-half + 42} ${-height - 10}`,
      white,
      7,
      0.32,
    ),
    label.body,
    rectangle(
      { x: -half + 8, y: -height - 92, width: half * 2 - 16, height: 74 },
      { rx: 10, fill: plastic(lidColour, paint) },
    ),
    rectangle(
      { x: -half + 4, y: -height - 32, width: half * 2 - 8, height: 15 },
      { rx: 6, fill: plastic(lidColour, paint) },
    ),
    line(d`M${-half + 26} ${-height - 84}L${half - 30} ${-height - 84}`, lit(lidColour, 0.25), 3, 0.6),
    ...scattered(subject, paint),
  ];
  return { defs: label.defs + paint.defs(), body: body.join(''), height: height + 92 };
}

function scattered(subject: Subject, paint: Gradients): string[] {
  const random = randomFrom(subject.slug);
  const colour = oilColour(subject.thcPercent, subject.cbdPercent);
  return [-118, -34, 62, 138].map((x, index) =>
    placed(capsule(colour, paint), x + random.around(0, 22), 22 + (index % 2) * 20, random.around(0, 0.9)),
  );
}

/** Soft and filled with oil: light falls through it and gathers at the far side. */
function capsule(colour: Colour, paint: Gradients): string {
  const box = { x: -42, y: -22, width: 84, height: 44 };
  return (
    ellipse(4, 22, 42, 7, { fill: hex(grey(0.05)), opacity: 0.25 }) +
    rectangle(box, {
      rx: 22,
      fill: paint.down([
        { at: 0, colour: lit(colour, 0.04) },
        { at: 0.45, colour: lit(colour, -0.1) },
        { at: 1, colour: lit(colour, 0.12) },
      ]),
      stroke: hex(lit(colour, -0.25)),
      'stroke-opacity': 0.5,
      'stroke-width': 1.5,
    }) +
    line(d`M-40 0Q0 9 40 0`, lit(colour, -0.22), 1.2, 0.45) +
    line(d`M-24 -11L16 -11`, white, 6, 0.65)
  );
}
