import { clamp, mix } from './number.ts';

/** A colour in OKLCH, where equal steps look equal: a hue can change while the light on it stays the same. */
export interface Colour {
  /** 0 black to 1 white. */
  lightness: number;
  /** 0 grey; 0.12 is vivid for a plant. */
  chroma: number;
  /** Degrees: 25 red, 90 yellow, 145 green, 195 petrol, 310 violet. */
  hue: number;
}

/** What SVG understands. */
export function hex({ lightness, chroma, hue }: Colour): string {
  const a = chroma * cosine(hue);
  const b = chroma * sine(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
  return `#${[red, green, blue].map(channel).join('')}`;
}

export function grey(lightness: number): Colour {
  return { lightness, chroma: 0.012, hue: 190 };
}

/** The same surface in more or less light; shade is duller and turns a little towards the cold. */
export function lit({ lightness, chroma, hue }: Colour, by: number): Colour {
  return {
    lightness: clamp(lightness + by, 0.05, 0.97),
    chroma: chroma * (1 - Math.min(0.5, Math.abs(by) * 1.3)),
    hue: hue - by * 60,
  };
}

/** Through the colour circle rather than around it: violet and green meet in a dull middle, not in blue. */
export function blend(one: Colour, other: Colour, part: number): Colour {
  const a = mix(one.chroma * cosine(one.hue), other.chroma * cosine(other.hue), part);
  const b = mix(one.chroma * sine(one.hue), other.chroma * sine(other.hue), part);
  return {
    lightness: mix(one.lightness, other.lightness, part),
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

function channel(linear: number): string {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * clamp(encoded))
    .toString(16)
    .padStart(2, '0');
}
