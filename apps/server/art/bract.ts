import { type Colour, hex, lit } from './colour.ts';
import { clamp } from './number.ts';
import type { Random } from './random.ts';
import { d, type Gradients, leafShape, line, path } from './svg.ts';

/** The scale-like leaf that a flower is made of. It stands on 0,0 with its tip up. */
export interface Bract {
  width: number;
  length: number;
  /** How far the tip leans to the side. */
  lean: number;
  colour: Colour;
  /** 0 in the shade, 1 in full light. */
  light: number;
}

export function drawBract({ width: w, length: l, lean, colour, light }: Bract, gradients: Gradients): string {
  const outline = d`M0 ${l * 0.06}C${-w * 0.62} ${-l * 0.02} ${-w * 0.6} ${-l * 0.52} ${-w * 0.14 + lean} ${-l * 0.86}Q${lean * 1.1} ${-l * 0.95} ${lean * 1.6} ${-l}Q${w * 0.1 + lean} ${-l * 0.9} ${w * 0.2 + lean} ${-l * 0.82}C${w * 0.62} ${-l * 0.5} ${w * 0.62} ${-l * 0.02} 0 ${l * 0.06}Z`;
  const veins = d`M0 0Q${lean * 0.4} ${-l * 0.5} ${lean * 1.3} ${-l * 0.9}M0 ${-l * 0.06}Q${-w * 0.34} ${-l * 0.4} ${-w * 0.1 + lean} ${-l * 0.76}M0 ${-l * 0.06}Q${w * 0.36} ${-l * 0.4} ${w * 0.14 + lean} ${-l * 0.74}`;
  const brightEdge = d`M${-w * 0.43} ${-l * 0.36}C${-w * 0.42} ${-l * 0.58} ${-w * 0.26 + lean * 0.6} ${-l * 0.78} ${lean * 1.2} ${-l * 0.95}`;
  return (
    leafShape(outline, colour, gradients, { shade: -0.3, opacity: 0.55, width: 0.9 }) +
    line(veins, lit(colour, -0.2), 0.9, 0.38) +
    line(brightEdge, lit(colour, 0.24), 1.3, 0.35 + 0.4 * light)
  );
}

/** Resin glands: pale dots, the more the higher the THC, spread as the bract is wide. */
export function drawGlands({ width, length, light }: Bract, count: number, random: Random): string {
  let dots = '';
  for (let dot = 0; dot < count; dot++) {
    const up = random.between(0.18, 0.98);
    const x = random.around(0, width * 0.95) * Math.sin(Math.PI * up ** 0.8);
    // Two chances multiplied: many small ones, few large ones.
    const radius = 0.8 + random.between(0, 1) * random.between(0, 1.1);
    dots += d`M${x - radius} ${-length * up}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;
  }
  const opacity = Math.round(clamp(0.5 + 0.3 * light) * 100) / 100;
  return path(dots, { fill: hex({ lightness: 0.95, chroma: 0.03, hue: 100 }), 'fill-opacity': opacity });
}

/** A pistil curls out from under the bract. */
export function drawPistil({ length }: Bract, colour: Colour, bend: number, random: Random): string {
  const reach = length * random.between(0.55, 0.95);
  const x = Math.sin(bend) * reach;
  const y = -Math.cos(bend) * reach;
  const curl = x * 0.2 + random.around(0, reach * 0.6);
  const root = -length * 0.55;
  const thread = d`M0 ${root}C${x * 0.1} ${root + y * 0.55} ${x * 0.45 + curl * 0.25} ${root + y * 0.8} ${x * 0.85} ${root + y * 0.62}`;
  const shade = { ...colour, lightness: colour.lightness + random.around(0, 0.2), hue: random.around(colour.hue, 16) };
  return line(thread, shade, random.between(1.3, 2.3));
}
