import { hex, lit } from './colour.ts';
import { type Growth, growCone, type Layer } from './cone.ts';
import { type Habit, habitOf } from './habit.ts';
import { drawLeaf } from './leaf.ts';
import { clamp, mix } from './number.ts';
import { leafHue, nuanced, paletteOf } from './palette.ts';
import { type Random, randomFrom } from './random.ts';
import type { Subject } from './subject.ts';
import { type Drawing, d, gradients, line, path, placed } from './svg.ts';

export interface Flower extends Drawing {
  height: number;
  radius: number;
}

type FlowerData = Pick<Subject, 'slug' | 'genetic' | 'terpenes' | 'thcPercent' | 'cbdPercent'>;

/**
 * A flower that stands on 0,0. Genetics give the habit, terpenes the colours, THC the resin glands, CBD the leaves; the
 * slug gives what no figure says, so that no two are alike.
 */
export function drawFlower(product: FlowerData, { stemLength }: { stemLength: number }): Flower {
  const random = randomFrom(product.slug);
  const habit = asGrown(habitOf(product.genetic), random);
  const growth: Growth = {
    habit,
    palette: nuanced(paletteOf(product.terpenes), random),
    thcPercent: product.thcPercent ?? 15,
    random,
    gradients: gradients('f'),
  };
  const leafiness = clamp((product.cbdPercent ?? 1) / 10);

  const layers = [
    stem(habit, stemLength),
    ...backLeaves(growth, leafiness),
    ...sideCones(growth),
    ...growCone(
      {
        x: 0,
        y: 0,
        tilt: random.around(0, 0.07),
        radius: habit.radius * 0.8,
        height: habit.height,
        bracts: 152,
        bractScale: 1,
        depth: 0,
      },
      growth,
    ),
    ...frontLeaves(growth, leafiness),
    ...footLeaves(growth),
  ].sort((one, other) => one.depth - other.depth);

  return {
    defs: growth.gradients.defs(),
    body: layers.map((layer) => layer.svg).join(''),
    height: habit.height,
    radius: habit.radius,
  };
}

/** No two plants of a cultivar are the same size. */
function asGrown(habit: Habit, random: Random): Habit {
  return {
    ...habit,
    height: habit.height * random.between(0.93, 1.07),
    radius: habit.radius * random.between(0.92, 1.08),
    sideConeSpread: habit.sideConeSpread * random.between(0.94, 1.06),
    openness: habit.openness * random.between(0.88, 1.12),
  };
}

function stem({ height, radius }: Habit, length: number): Layer {
  const w = mix(7, 11, radius / 160);
  const green = { lightness: 0.47, chroma: 0.06, hue: 125 };
  const outline = d`M${-w} ${length}C${-w * 0.8} ${length * 0.5} ${-w * 0.9} 20 ${-w * 0.5} ${-height * 0.5}L${w * 0.5} ${-height * 0.5}C${w * 0.9} 20 ${w * 0.8} ${length * 0.5} ${w * 0.7} ${length}Z`;
  const shine = d`M${-w * 0.4} ${length - 6}C${-w * 0.35} ${length * 0.4} ${-w * 0.3} 0 0 ${-height * 0.4}`;
  return { depth: -9, svg: path(outline, { fill: hex(green) }) + line(shine, lit(green, 0.19), 2.2, 0.8) };
}

function sideCones(growth: Growth): Layer[] {
  const { habit, random } = growth;
  return Array.from({ length: habit.sideCones }, (_, index) => {
    const side = index % 2 ? 1 : -1;
    const up = mix(0.03, 0.6, index / habit.sideCones);
    const isBehind = index % 3 === 2;
    return growCone(
      {
        x: side * habit.radius * mix(0.5, 0.4, up) * habit.sideConeSpread,
        y: -habit.height * up,
        tilt: side * mix(0.62, 0.36, up) + random.around(0, 0.1),
        radius: habit.sideConeRadius * mix(1.06, 0.7, up),
        height: habit.sideConeHeight * mix(1.04, 0.78, up),
        bracts: Math.round(46 * mix(1, 0.75, up)),
        bractScale: 0.84,
        depth: isBehind ? -2.2 : (1 - up) * 1.1 - 0.2,
      },
      growth,
    );
  }).flat();
}

/** Long ones behind the flower, from the foot upwards. */
function backLeaves(growth: Growth, leafiness: number): Layer[] {
  const { habit, random } = growth;
  const count = Math.round(habit.leaves + leafiness * 3);
  return Array.from({ length: count }, (_, index) => {
    const side = index % 2 ? 1 : -1;
    const part = index / count;
    const length = (habit.radius * 1.05 + mix(150, 95, part)) * random.between(0.92, 1.12);
    return leaf(growth, {
      x: side * habit.radius * 0.25,
      y: -habit.height * mix(-0.02, 0.66, part),
      turn: side * mix(1.34, 0.62, part) + random.around(0, 0.22),
      length,
      width: mix(22, 14, part) * (habit.bractWidth / 0.6) * mix(1, 1.2, leafiness),
      depth: -7 + index * 0.1,
      shade: 0.8,
    });
  });
}

/** Short ones that grow out between the bracts. */
function frontLeaves(growth: Growth, leafiness: number): Layer[] {
  const { habit, random } = growth;
  return Array.from({ length: 3 + Math.round(leafiness * 4) }, () => {
    const side = random.chance(0.5) ? -1 : 1;
    const up = random.between(0.08, 0.6);
    return leaf(growth, {
      x: side * habit.radius * 0.3,
      y: -habit.height * up,
      turn: side * random.between(0.5, 0.95),
      length: random.between(80, 112),
      width: random.between(10, 13),
      depth: 0.6 + (1 - up),
      shade: 0.1,
    });
  });
}

/** Two at the stem, hanging. */
function footLeaves(growth: Growth): Layer[] {
  const { habit, random } = growth;
  return [-1, 1].map((side) =>
    leaf(growth, {
      x: side * 6,
      y: side < 0 ? 18 : 32,
      turn: side * random.between(1.75, 2.05),
      length: random.between(150, 185),
      width: 19 * (habit.bractWidth / 0.6),
      depth: 1.2,
      shade: 0.6,
    }),
  );
}

interface LeafPlace {
  x: number;
  y: number;
  turn: number;
  length: number;
  width: number;
  depth: number;
  /** 0 in the light, 1 in the dark. */
  shade: number;
}

function leaf({ palette, random, gradients }: Growth, { x, y, turn, length, width, depth, shade }: LeafPlace): Layer {
  const colour = {
    lightness: mix(0.5, 0.38, shade) + random.around(0, 0.04),
    chroma: 0.062,
    hue: random.around(leafHue(palette), 8),
  };
  const svg = drawLeaf({ width, length, bend: random.around(0, length * 0.28), colour }, gradients);
  return { depth, svg: placed(svg, x, y, turn) };
}
