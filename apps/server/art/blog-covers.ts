import { type Colour, hex, lit } from './colour.ts';
import { placed, rectangle } from './svg.ts';

/** How a blog post's cover is cut out of a product's picture. */
type Cover = [
  product: string,
  /** The point of the picture, 800 units wide and high, that comes to lie in the middle of the cover. */
  centre: [x: number, y: number],
  /** Pixels of the cover for each unit of the picture. */
  zoom: number,
  /** Clockwise, in radians. */
  turn: number,
  ground: [lightness: number, chroma: number, hue: number],
];

/** The covers by the slug of their post: glass where it is about extracts, filling or an order on its way, flowers elsewhere. */
const covers: Record<string, Cover> = {
  'rezept-richtig-ausgestellt': ['obstwiese-16-1', [330, 330], 2.1, 0.2, [0.4, 0.05, 160]],
  'charge-und-analysenzertifikat': ['zollturm-19-1', [420, 340], 3.4, -0.25, [0.36, 0.05, 235]],
  'terpene-sachlich-erklaert': ['heckenrose-24-1', [400, 330], 2.6, 0.45, [0.8, 0.06, 95]],
  'bestrahlung-von-blueten': ['goldhafer-18-1', [400, 250], 2.3, -1.1, [0.34, 0.06, 285]],
  'bluete-oder-extrakt': ['regnitz-extrakt-10-10', [360, 480], 1.75, 0.14, [0.78, 0.06, 75]],
  'lagerung-zu-hause': ['silberdistel-22-1', [330, 520], 2.2, -0.15, [0.24, 0.03, 210]],
  'reisen-mit-cannabisarzneimitteln': ['wiesenthal-18-2', [400, 300], 2, 1.2, [0.8, 0.05, 220]],
  'so-arbeitet-das-rezepturlabor': ['ebrach-oel-thc25', [420, 350], 1.7, -0.26, [0.42, 0.06, 190]],
  'autofahren-mit-cannabisarzneimitteln': ['steinburg-20-1', [400, 380], 2, 1.45, [0.3, 0.06, 260]],
  'nebenwirkungen-und-wechselwirkungen': ['hasel-kapseln-thc10-cbd10', [400, 420], 1.9, -0.12, [0.76, 0.07, 60]],
  'vaporizer-und-zubereitung': ['rebstock-24-1', [420, 420], 3, 0.3, [0.38, 0.06, 140]],
  'was-ein-rezept-kostet': ['foerde-extrakt-cbd50', [400, 430], 1.8, 0.1, [0.7, 0.09, 85]],
  'so-schuetzen-wir-ihre-daten': ['nachtviole-19-1', [360, 380], 2.4, -0.5, [0.2, 0.03, 300]],
  'cannabisrecht-in-einfachen-worten': ['silvana-18-1', [400, 330], 1.9, -0.35, [0.84, 0.02, 200]],
  'botendienst-paket-und-nachbarn': ['bastion-oel-thc10', [400, 380], 1.6, 0.24, [0.82, 0.05, 225]],
};

/** What is shown of the drawing. Around it lies a rim, because a blur fades out where the drawing ends. */
export const coverFrame = { left: 80, top: 80, width: 1200, height: 675 };

/** @param plates the pictures of the products by slug. Gives the covers by the slug of their post. */
export function drawBlogCovers(plates: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    Object.entries(covers).map(([post, cover]) => {
      const [product] = cover;
      const plate = plates.get(product);
      if (!plate) throw new Error(`The cover of ${post} needs the product ${product}.`);
      return [post, drawCover(cover, plate)];
    }),
  );
}

function drawCover([, [x, y], zoom, turn, [lightness, chroma, hue]]: Cover, plate: string): string {
  const ground: Colour = { lightness, chroma, hue };
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
