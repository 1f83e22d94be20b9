import { type Colour, hex, lit } from './colour.ts';

/** SVG with the gradients it refers to. */
export interface Drawing {
  defs: string;
  body: string;
}

/** Path data: numbers are rounded, because a tenth of a unit is less than anyone can see. */
export function d(texts: TemplateStringsArray, ...numbers: number[]): string {
  return String.raw({ raw: texts }, ...numbers.map(short));
}

function short(number: number): number {
  return Math.round(number * 10) / 10;
}

type Attributes = Record<string, string | number>;

export function path(data: string, attributes: Attributes): string {
  return element('path', { d: data, ...attributes });
}

export function line(data: string, colour: Colour, width: number, opacity = 1): string {
  return path(data, {
    fill: 'none',
    stroke: hex(colour),
    'stroke-width': short(width),
    'stroke-opacity': Math.round(opacity * 100) / 100,
    'stroke-linecap': 'round',
  });
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function rectangle({ x, y, width, height }: Box, attributes: Attributes): string {
  return element('rect', { x: short(x), y: short(y), width: short(width), height: short(height), ...attributes });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attributes: Attributes): string {
  return element('ellipse', { cx: short(cx), cy: short(cy), rx: short(rx), ry: short(ry), ...attributes });
}

/** Puts a drawing somewhere, turned clockwise by radians. */
export function placed(body: string, x: number, y: number, turn = 0, scale = 1): string {
  const degrees = short((turn * 180) / Math.PI);
  const size = scale === 1 ? '' : `scale(${scale.toFixed(3)})`;
  return `<g transform="translate(${short(x)} ${short(y)})rotate(${degrees})${size}">${body}</g>`;
}

function element(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}/>`;
}

/** A leaf or bract within an edge of a darker shade. */
export function leafShape(
  outline: string,
  colour: Colour,
  { leaf }: Gradients,
  edge: { shade: number; opacity: number; width: number },
): string {
  return path(outline, {
    fill: leaf(colour),
    stroke: hex(lit(colour, edge.shade)),
    'stroke-opacity': edge.opacity,
    'stroke-width': edge.width,
  });
}

/** Gradients by the colour they are made of. Colours close to each other share one, which halves the file. */
export interface Gradients {
  /** A leaf or bract: light at the tip, dark at the base. */
  leaf(colour: Colour): string;
  /** Across an upright round thing: `stops` from left to right. */
  across(stops: Stop[]): string;
  down(stops: Stop[]): string;
  defs(): string;
}

interface Stop {
  at: number;
  colour: Colour;
  opacity?: number;
}

/** @param name keeps the gradients of two drawings in one picture apart. */
export function gradients(name: string): Gradients {
  const made = new Map<string, string>();

  function gradient(direction: string, stops: Stop[]): string {
    const inner = stops.map(
      ({ at, colour, opacity = 1 }) =>
        `<stop offset="${at}" stop-color="${hex(colour)}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    );
    const content = `${direction}>${inner.join('')}`;
    const id = made.get(content) ?? `${name}${made.size}`;
    made.set(content, id);
    return `url(#${id})`;
  }

  return {
    leaf: (colour) => {
      const near = {
        lightness: Math.round(colour.lightness * 28) / 28,
        chroma: Math.round(colour.chroma * 60) / 60,
        hue: Math.round(colour.hue / 6) * 6,
      };
      return gradient('x1=".35" y1="0" x2=".6" y2="1"', [
        { at: 0, colour: lit(near, 0.15) },
        { at: 0.34, colour: lit(near, 0.035) },
        { at: 1, colour: lit(near, -0.24) },
      ]);
    },
    across: (stops) => gradient('x1="0" x2="1"', stops),
    down: (stops) => gradient('x1="0" x2="0" y1="0" y2="1"', stops),
    defs: () => [...made].map(([content, id]) => `<linearGradient id="${id}" ${content}</linearGradient>`).join(''),
  };
}
