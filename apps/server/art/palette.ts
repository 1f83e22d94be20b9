import { blend, type Colour } from './colour.ts';
import type { Random } from './random.ts';

/** What a terpene does to a picture. The hues follow what it smells of: citrus is yellow-green, lavender violet. */
export interface TerpeneColours {
  bract: Colour;
  /** The thin threads between the bracts. */
  pistil: Colour;
}

/** The terpenes of a product, most of it first, share out the bracts. */
export interface Palette {
  main: TerpeneColours;
  second: TerpeneColours;
  third: TerpeneColours;
}

const myrcen = colours([0.6, 0.085, 128], [0.7, 0.12, 58]);

const terpenes: Record<string, TerpeneColours> = {
  Myrcen: myrcen,
  Limonen: colours([0.7, 0.115, 112], [0.7, 0.13, 70]),
  Caryophyllen: colours([0.55, 0.07, 116], [0.68, 0.13, 42]),
  Linalool: colours([0.56, 0.06, 315], [0.72, 0.11, 64]),
  Pinen: colours([0.58, 0.075, 160], [0.7, 0.11, 62]),
  Terpinolen: colours([0.64, 0.09, 143], [0.7, 0.12, 52]),
  Humulen: colours([0.63, 0.095, 121], [0.7, 0.12, 50]),
  Ocimen: colours([0.67, 0.1, 134], [0.7, 0.11, 30]),
  Farnesen: colours([0.72, 0.085, 122], [0.68, 0.12, 38]),
  Bisabolol: colours([0.7, 0.07, 106], [0.74, 0.11, 82]),
  Nerolidol: colours([0.56, 0.068, 104], [0.7, 0.12, 46]),
  Eucalyptol: colours([0.6, 0.065, 188], [0.74, 0.1, 74]),
  Camphen: colours([0.61, 0.036, 176], [0.74, 0.1, 66]),
  Guaiol: colours([0.52, 0.06, 348], [0.72, 0.12, 60]),
  Valencen: colours([0.68, 0.1, 100], [0.66, 0.14, 38]),
};

/** Laboratories also write α-Pinen and β-Caryophyllen. An unknown terpene looks like the commonest one. */
function coloursOf(terpene: string): TerpeneColours {
  return terpenes[terpene.replace(/^[αβ]-/, '')] ?? myrcen;
}

export function paletteOf(names: readonly string[]): Palette {
  const [main = myrcen, second = main, third = second] = names.map(coloursOf);
  return { main, second: towards(main, second, 0.5), third: towards(main, third, 0.7) };
}

/** Bracts of a plant are kin: at their full hues the lesser terpenes would look like confetti. */
function towards(main: TerpeneColours, lesser: TerpeneColours, part: number): TerpeneColours {
  return { ...lesser, bract: blend(main.bract, lesser.bract, part) };
}

/** No two plants are of quite the same green, or half the catalogue would be: most begin with myrcene. */
export function nuanced({ main, second, third }: Palette, random: Random): Palette {
  const turn = random.around(0, 20);
  const brightness = random.around(0, 0.08);
  const strength = random.between(0.82, 1.2);
  const shift = ({ bract, pistil }: TerpeneColours): TerpeneColours => ({
    bract: { lightness: bract.lightness + brightness, chroma: bract.chroma * strength, hue: bract.hue + turn },
    pistil: { ...pistil, hue: pistil.hue - turn },
  });
  return { main: shift(main), second: shift(second), third: shift(third) };
}

/** Violet and rose bracts still sit among green leaves. */
export function leafHue({ main }: Palette): number {
  const { hue } = main.bract;
  return hue > 200 || hue < 100 ? 146 : Math.min(hue + 12, 162);
}

function colours(bract: [number, number, number], pistil: [number, number, number]): TerpeneColours {
  return { bract: colour(bract), pistil: colour(pistil) };
}

function colour([lightness, chroma, hue]: [number, number, number]): Colour {
  return { lightness, chroma, hue };
}
