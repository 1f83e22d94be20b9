import { type Colour, grey, lit } from './colour.ts';
import { randomFrom } from './random.ts';
import type { Gradients } from './svg.ts';

/** Brown glass keeps the light out; most extracts come in it. */
export function brownGlass(gradients: Gradients): string {
  const brown = (lightness: number): Colour => ({ lightness, chroma: 0.075, hue: 52 });
  return gradients.across([
    { at: 0, colour: brown(0.2) },
    { at: 0.1, colour: brown(0.44) },
    { at: 0.22, colour: brown(0.33) },
    { at: 0.62, colour: brown(0.26) },
    { at: 0.88, colour: brown(0.4) },
    { at: 1, colour: brown(0.17) },
  ]);
}

/** Oil: the more THC against CBD, the redder its gold. */
export function oilColour(thcPercent: number | null, cbdPercent: number | null): Colour {
  const thc = thcPercent ?? 0;
  const cbd = cbdPercent ?? 0;
  const share = thc + cbd === 0 ? 0.5 : thc / (thc + cbd);
  return { lightness: 0.72 - 0.08 * share, chroma: 0.13, hue: 86 - 22 * share };
}

const capColours = [
  grey(0.27),
  { lightness: 0.84, chroma: 0.016, hue: 95 },
  { lightness: 0.36, chroma: 0.045, hue: 195 },
  { lightness: 0.3, chroma: 0.03, hue: 150 },
] as const;

/** Closures and rubber bulbs are of one colour with each maker. */
export function capColour(manufacturer: string): Colour {
  return randomFrom(`cap of ${manufacturer}`).oneOf(capColours);
}

export function plastic(colour: Colour, gradients: Gradients): string {
  return gradients.across([
    { at: 0, colour: lit(colour, -0.1) },
    { at: 0.16, colour: lit(colour, 0.15) },
    { at: 0.4, colour },
    { at: 1, colour: lit(colour, -0.15) },
  ]);
}
