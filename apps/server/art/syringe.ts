import { type Colour, grey, hex, lit } from './colour.ts';
import { capColour, oilColour, plastic } from './glass.ts';
import { nuanced, paletteOf } from './palette.ts';
import { randomFrom } from './random.ts';
import type { Subject } from './subject.ts';
import { type Drawing, d, type Gradients, gradients, line, path, rectangle } from './svg.ts';

const white = grey(0.98);
const clear = grey(0.86);
const edge = grey(0.55);

const barrel = { x: -46, y: -190, width: 92, height: 360 };
const barrelEnd = barrel.y + barrel.height;
const plungerTop = -318;

/** An oral dosing syringe around 0,0, tip down. Clear plastic has a grey edge, so that it shows on a light ground too. */
export function drawSyringe(subject: Subject): Drawing {
  const paint = gradients('s');
  const accent = nuanced(paletteOf(subject.terpenes), randomFrom(subject.slug)).main.bract;
  const body = [
    shadow(),
    plunger(paint),
    oil(oilColour(subject.thcPercent, subject.cbdPercent), paint),
    barrelWall(paint),
    wrap(accent, paint),
    graduation(),
    tip(capColour(subject.manufacturer), paint),
    line(d`M-32 ${barrel.y + 22}L-32 ${barrelEnd - 26}`, white, 7, 0.5),
  ];
  return { defs: paint.defs(), body: body.join('') };
}

function shadow(): string {
  const { x, y, width, height } = barrel;
  const dark = { fill: hex(grey(0.05)), opacity: 0.12 };
  return (
    rectangle({ x: x + 10, y: y + 14, width: width + 6, height }, { rx: 14, ...dark }) +
    rectangle({ x: -8, y: plungerTop + 12, width: 40, height: y - plungerTop }, dark)
  );
}

function plunger(paint: Gradients): string {
  const rod = plastic(grey(0.82), paint);
  return [
    rectangle({ x: -20, y: plungerTop, width: 40, height: 200 }, { fill: rod }),
    line(d`M0 ${plungerTop + 14}L0 -130`, edge, 3, 0.5),
    rectangle({ x: -48, y: plungerTop - 10, width: 96, height: 18 }, { rx: 8, fill: rod }),
    path(d`M-43 -134L43 -134L43 -108Q0 -92 -43 -108Z`, { fill: plastic(grey(0.3), paint) }),
  ].join('');
}

function oil(gold: Colour, paint: Gradients): string {
  const outline = d`M-43 -112Q0 -94 43 -112L43 ${barrelEnd - 12}Q40 ${barrelEnd - 2} 22 ${barrelEnd - 2}L-22 ${barrelEnd - 2}Q-40 ${barrelEnd - 2} -43 ${barrelEnd - 12}Z`;
  return path(outline, {
    fill: paint.across([
      { at: 0, colour: lit(gold, -0.22) },
      { at: 0.2, colour: lit(gold, 0.08) },
      { at: 0.6, colour: lit(gold, -0.04) },
      { at: 1, colour: lit(gold, -0.26) },
    ]),
  });
}

function barrelWall(paint: Gradients): string {
  const wall = paint.across([
    { at: 0, colour: edge, opacity: 0.5 },
    { at: 0.14, colour: clear, opacity: 0.28 },
    { at: 0.8, colour: clear, opacity: 0.08 },
    { at: 1, colour: edge, opacity: 0.5 },
  ]);
  const flange = plastic(grey(0.8), paint);
  return (
    rectangle(barrel, { rx: 12, fill: wall, stroke: hex(edge), 'stroke-width': 2 }) +
    rectangle({ x: -84, y: barrel.y - 8, width: 168, height: 20 }, { rx: 9, fill: flange })
  );
}

/** The label around the barrel, in the hue of the product; the scale beside it stays free. */
function wrap(accent: Colour, paint: Gradients): string {
  const box = { x: barrel.x, y: -10, width: barrel.width, height: 116 };
  const ink = grey(0.3);
  return [
    rectangle(box, { fill: hex({ lightness: 0.955, chroma: 0.012, hue: 105 }) }),
    rectangle({ ...box, height: 22 }, { fill: hex(lit(accent, -0.06)) }),
    rectangle({ ...box, y: box.y + box.height - 8, height: 8 }, { fill: hex(lit(accent, -0.06)) }),
    rectangle({ x: -30, y: 30, width: 52, height: 9 }, { rx: 3, fill: hex(ink) }),
    rectangle({ x: -30, y: 50, width: 40, height: 5 }, { rx: 2, fill: hex(ink), opacity: 0.45 }),
    rectangle({ x: -30, y: 63, width: 46, height: 5 }, { rx: 2, fill: hex(ink), opacity: 0.45 }),
    rectangle(box, {
      fill: paint.across([
        { at: 0, colour: grey(0.1), opacity: 0.32 },
        { at: 0.18, colour: grey(0.1), opacity: 0 },
        { at: 0.74, colour: grey(0.1), opacity: 0 },
        { at: 1, colour: grey(0.1), opacity: 0.36 },
      ]),
    }),
  ].join('');
}

function graduation(): string {
  let long = '';
  let short = '';
  for (let tick = 0; tick <= 18; tick++) {
    const y = -84 + tick * 13;
    if (y > -18 && y < 114) continue;
    if (tick % 3 === 0) long += d`M12 ${y}L36 ${y}`;
    else short += d`M24 ${y}L36 ${y}`;
  }
  return line(long, grey(0.18), 3, 0.85) + line(short, grey(0.18), 2, 0.7);
}

function tip(colour: Colour, paint: Gradients): string {
  const neck = d`M-24 ${barrelEnd - 4}L24 ${barrelEnd - 4}L17 ${barrelEnd + 20}L-17 ${barrelEnd + 20}Z`;
  const cap = d`M-22 ${barrelEnd + 14}L22 ${barrelEnd + 14}L18 ${barrelEnd + 84}Q16 ${barrelEnd + 94} 0 ${barrelEnd + 94}Q-16 ${barrelEnd + 94} -18 ${barrelEnd + 84}Z`;
  return path(neck, { fill: plastic(grey(0.8), paint) }) + path(cap, { fill: plastic(colour, paint) });
}
