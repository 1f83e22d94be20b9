import { type Bract, drawBract, drawGlands, drawPistil } from './bract.ts';
import { type Colour, hex } from './colour.ts';
import type { Habit } from './habit.ts';
import { clamp, mix } from './number.ts';
import type { Palette, TerpeneColours } from './palette.ts';
import type { Random } from './random.ts';
import { d, type Gradients, path, placed } from './svg.ts';

/** A piece of the picture and how near it is: far ones are drawn first. */
export interface Layer {
  depth: number;
  svg: string;
}

/** A spike of bracts: the flower itself, or one of the smaller ones around it. */
export interface Cone {
  x: number;
  y: number;
  /** Radians, clockwise. */
  tilt: number;
  radius: number;
  height: number;
  bracts: number;
  /** Of the bracts, against those of the main cone. */
  bractScale: number;
  depth: number;
}

export interface Growth {
  habit: Habit;
  palette: Palette;
  thcPercent: number;
  random: Random;
  gradients: Gradients;
}

/** By this angle each bract is turned against the one below it, in nature too: none hides another for long. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

export function growCone(cone: Cone, growth: Growth): Layer[] {
  const { habit, random } = growth;
  const layers = [darkHeart(cone, growth.palette)];
  const firstAngle = random.between(0, 2 * Math.PI);

  for (let index = 0; index < cone.bracts; index++) {
    const up = ((index + 0.5) / cone.bracts) ** 0.92;
    const angle = firstAngle + index * goldenAngle;
    const side = Math.sin(angle);
    const front = Math.cos(angle);
    if (front < -0.55) continue; // behind the cone

    const fullness = Math.sin(Math.PI * mix(0.1, 0.985, up) ** 0.7) ** 0.8;
    const reach = cone.radius * fullness * random.between(0.93, 1.07);
    const alongX = reach * side;
    const alongY = -cone.height * up + reach * 0.16 * front; // seen slightly from above
    const x = cone.x + alongX * Math.cos(cone.tilt) - alongY * Math.sin(cone.tilt);
    const y = cone.y + alongX * Math.sin(cone.tilt) + alongY * Math.cos(cone.tilt);

    const bract = makeBract({ x, y, up, side, front }, cone, growth);
    const turn = cone.tilt + side * (habit.openness + 0.42 * (1 - up)) * 1.35 + random.around(0, 0.2);
    const depth = cone.depth + front * 1.1 + (1 - up) * 1.25;
    layers.push({ depth, svg: placed(drawBract(bract, growth.gradients), x, y, turn) });

    const glands = Math.round(growth.thcPercent * 0.3 * random.between(0.4, 1.2) * (front > -0.1 ? 1 : 0.3));
    if (glands) layers.push({ depth: depth + 0.02, svg: placed(drawGlands(bract, glands, random), x, y, turn) });

    if (front < -0.25 || !random.chance(0.42)) continue;
    for (let pistil = random.chance(0.4) ? 2 : 1; pistil > 0; pistil--) {
      const bend = side * 0.6 + random.around(0, 1.5);
      const svg = drawPistil(bract, growth.palette.main.pistil, bend, random);
      layers.push({ depth: depth + random.between(0.25, 0.45), svg: placed(svg, x, y, cone.tilt) });
    }
  }
  return layers;
}

interface Place {
  x: number;
  y: number;
  /** 0 at the foot of the cone, 1 at its tip. */
  up: number;
  /** -1 left, 1 right. */
  side: number;
  /** -1 behind, 1 in front. */
  front: number;
}

function makeBract({ x, y, up, side, front }: Place, cone: Cone, { habit, palette, random }: Growth): Bract {
  const length = habit.bractLength * cone.bractScale * mix(1, 0.56, up * up) * random.between(0.86, 1.14);
  const turnedAway = mix(1, 0.62, Math.abs(side));
  const width = length * habit.bractWidth * turnedAway * random.between(0.92, 1.1);
  // The light comes from the upper left, as it does on every screen of the shop.
  const light = clamp(
    0.54 +
      0.24 * front -
      0.24 * side +
      0.1 * up -
      0.2 * (x / (habit.radius * 1.5)) +
      0.16 * (-y / habit.height - 0.5) +
      random.around(0, 0.12),
  );
  return {
    width,
    length,
    light,
    lean: random.around(0, width * 0.22),
    colour: bractColour({ light, up, front }, palette, random),
  };
}

function bractColour(
  { light, up, front }: Pick<Place, 'up' | 'front'> & { light: number },
  palette: Palette,
  random: Random,
): Colour {
  const { bract } = sourceOf(up, palette, random);
  const shaded = front < -0.1 ? 0.1 : 0;
  return {
    lightness: mix(bract.lightness - 0.22, bract.lightness + 0.13, light) - shaded,
    chroma: bract.chroma * random.between(0.85, 1.15),
    hue: random.around(bract.hue, 12),
  };
}

/** The first terpene colours most bracts, as it makes up most of the analysis; the others gather towards the tip. */
function sourceOf(up: number, { main, second, third }: Palette, random: Random): TerpeneColours {
  if (random.chance(mix(0.92, 0.42, up))) return main;
  return random.chance(0.75) ? second : third;
}

/** Fills the gaps between the bracts, through which the ground would shine otherwise. */
function darkHeart({ x, y, tilt, radius, height, depth }: Cone, { main }: Palette): Layer {
  const w = radius * 0.86;
  const outline = d`M0 ${height * 0.02}C${-w * 1.25} ${-height * 0.02} ${-w * 1.02} ${-height * 0.68} 0 ${-height * 0.98}C${w * 1.02} ${-height * 0.68} ${w * 1.25} ${-height * 0.02} 0 ${height * 0.02}Z`;
  const fill = hex({ lightness: 0.27, chroma: 0.035, hue: main.bract.hue > 200 ? 320 : 150 });
  return { depth: depth - 0.9, svg: placed(path(outline, { fill }), x, y, tilt) };
}
