import { type Colour, hex, lit } from './colour.ts';
import { placed, rectangle } from './svg.ts';

/** How a blog post's cover is cut out of a product's picture. */
interface Cover {
  post: string;
  product: string;
  /** The point of the picture, 800 units wide and high, that comes to lie in the middle of the cover. */
  centre: [x: number, y: number];
  /** Pixels of the cover for each unit of the picture. */
  zoom: number;
  /** Clockwise, in radians. */
  turn: number;
  ground: Colour;
}

/** Glass where a post is about extracts, filling or an order on its way, flowers elsewhere. */
const covers: Cover[] = [
  {
    post: 'rezept-richtig-ausgestellt',
    product: 'obstwiese-16-1',
    centre: [330, 330],
    zoom: 2.1,
    turn: 0.2,
    ground: { lightness: 0.4, chroma: 0.05, hue: 160 },
  },
  {
    post: 'charge-und-analysenzertifikat',
    product: 'zollturm-19-1',
    centre: [420, 340],
    zoom: 3.4,
    turn: -0.25,
    ground: { lightness: 0.36, chroma: 0.05, hue: 235 },
  },
  {
    post: 'terpene-sachlich-erklaert',
    product: 'heckenrose-24-1',
    centre: [400, 330],
    zoom: 2.6,
    turn: 0.45,
    ground: { lightness: 0.8, chroma: 0.06, hue: 95 },
  },
  {
    post: 'bestrahlung-von-blueten',
    product: 'goldhafer-18-1',
    centre: [400, 250],
    zoom: 2.3,
    turn: -1.1,
    ground: { lightness: 0.34, chroma: 0.06, hue: 285 },
  },
  {
    post: 'bluete-oder-extrakt',
    product: 'regnitz-extrakt-10-10',
    centre: [360, 480],
    zoom: 1.75,
    turn: 0.14,
    ground: { lightness: 0.78, chroma: 0.06, hue: 75 },
  },
  {
    post: 'lagerung-zu-hause',
    product: 'silberdistel-22-1',
    centre: [330, 520],
    zoom: 2.2,
    turn: -0.15,
    ground: { lightness: 0.24, chroma: 0.03, hue: 210 },
  },
  {
    post: 'reisen-mit-cannabisarzneimitteln',
    product: 'wiesenthal-18-2',
    centre: [400, 300],
    zoom: 2,
    turn: 1.2,
    ground: { lightness: 0.8, chroma: 0.05, hue: 220 },
  },
  {
    post: 'so-arbeitet-das-rezepturlabor',
    product: 'ebrach-oel-thc25',
    centre: [420, 350],
    zoom: 1.7,
    turn: -0.26,
    ground: { lightness: 0.42, chroma: 0.06, hue: 190 },
  },
  {
    post: 'autofahren-mit-cannabisarzneimitteln',
    product: 'steinburg-20-1',
    centre: [400, 380],
    zoom: 2,
    turn: 1.45,
    ground: { lightness: 0.3, chroma: 0.06, hue: 260 },
  },
  {
    post: 'nebenwirkungen-und-wechselwirkungen',
    product: 'hasel-kapseln-thc10-cbd10',
    centre: [400, 420],
    zoom: 1.9,
    turn: -0.12,
    ground: { lightness: 0.76, chroma: 0.07, hue: 60 },
  },
  {
    post: 'vaporizer-und-zubereitung',
    product: 'rebstock-24-1',
    centre: [420, 420],
    zoom: 3,
    turn: 0.3,
    ground: { lightness: 0.38, chroma: 0.06, hue: 140 },
  },
  {
    post: 'was-ein-rezept-kostet',
    product: 'foerde-extrakt-cbd50',
    centre: [400, 430],
    zoom: 1.8,
    turn: 0.1,
    ground: { lightness: 0.7, chroma: 0.09, hue: 85 },
  },
  {
    post: 'so-schuetzen-wir-ihre-daten',
    product: 'nachtviole-19-1',
    centre: [360, 380],
    zoom: 2.4,
    turn: -0.5,
    ground: { lightness: 0.2, chroma: 0.03, hue: 300 },
  },
  {
    post: 'cannabisrecht-in-einfachen-worten',
    product: 'silvana-18-1',
    centre: [400, 330],
    zoom: 1.9,
    turn: -0.35,
    ground: { lightness: 0.84, chroma: 0.02, hue: 200 },
  },
  {
    post: 'botendienst-paket-und-nachbarn',
    product: 'bastion-oel-thc10',
    centre: [400, 380],
    zoom: 1.6,
    turn: 0.24,
    ground: { lightness: 0.82, chroma: 0.05, hue: 225 },
  },
];

/** What is shown of the drawing. Around it lies a rim, because a blur fades out where the drawing ends. */
export const coverFrame = { left: 80, top: 80, width: 1200, height: 675 };

/** @param plates the pictures of the products by slug. Gives the covers by the slug of their post. */
export function drawBlogCovers(plates: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    covers.map((cover) => {
      const plate = plates.get(cover.product);
      if (!plate) throw new Error(`The cover of ${cover.post} needs the product ${cover.product}.`);
      return [cover.post, drawCover(cover, plate)];
    }),
  );
}

function drawCover({ centre: [x, y], zoom, turn, ground }: Cover, plate: string): string {
  const width = coverFrame.width + 2 * coverFrame.left;
  const height = coverFrame.height + 2 * coverFrame.top;
  const picture = `<use href="#plate" x="${-x}" y="${-y}"/>`;
  const stops = [lit(ground, 0.08), lit(ground, -0.12)].map(
    (colour, at) => `<stop offset="${at}" stop-color="${hex(colour)}"/>`,
  );
  const defs = [
    `<radialGradient id="ground" cx=".3" cy=".2" r="1">${stops.join('')}</radialGradient>`,
    '<filter id="blur"><feGaussianBlur stdDeviation="26"/></filter>',
    `<g id="plate">${plate}</g>`,
  ];
  const body = [
    rectangle({ x: 0, y: 0, width, height }, { fill: 'url(#ground)' }),
    // Larger and out of focus, the same thing stands further back: depth without a second subject.
    `<g filter="url(#blur)" opacity=".3">${placed(picture, width / 2, height / 2, turn + 2.4, zoom * 1.8)}</g>`,
    placed(picture, width / 2, height / 2, turn, zoom),
  ];
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs.join('')}</defs>${body.join('')}</svg>`;
}
