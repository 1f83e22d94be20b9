import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type DemoProduct, demoCatalogue, type Form } from '../src/modules/catalogue/demo-products.ts';
import { coverFrame, drawBlogCovers } from './blog-covers.ts';
import { drawPlate } from './plate.ts';
import type { Shape, Subject } from './subject.ts';

/**
 * `npm run art` draws the pictures of the demo catalogue and the covers of the blog that are missing or whose drawing has
 * changed, and removes those of products and posts that are no longer there. Pictures are committed; nobody needs this
 * command to start the shop.
 */

const picturesFolder = fileURLToPath(new URL('../../web/public/products/', import.meta.url));
const coversFolder = fileURLToPath(new URL('../../../content/blog/covers/', import.meta.url));
/** What each picture was drawn from: slug → hash. */
const bookFile = fileURLToPath(new URL('../drawn-pictures.json', import.meta.url));

const encodings = [
  { width: 640, quality: 72, alphaQuality: 70 },
  { width: 320, quality: 74, alphaQuality: 70 },
];

const shapes: Record<Form, Shape> = {
  Blüten: 'flower',
  Granulat: 'flower',
  Pipettenflasche: 'dropperBottle',
  Schraubflasche: 'screwBottle',
  Dosierspritze: 'syringe',
  Kapseln: 'capsules',
};

const coverEncoding = { width: 800, quality: 48 };

async function drawAll(): Promise<void> {
  const drawnBefore = readBook();
  const drawn: Record<string, string> = {};
  const plates = new Map<string, string>();
  let count = 0;
  fs.mkdirSync(picturesFolder, { recursive: true });
  for (const entry of demoCatalogue()) {
    const { slug } = entry.product;
    const svg = drawPlate(subjectOf(entry));
    const hash = hashOf(svg, encodings);
    if (drawnBefore[slug] !== hash || !filesOf(slug).every((file) => fs.existsSync(file))) {
      await draw(slug, svg);
      count += 1;
    }
    drawn[slug] = hash;
    plates.set(slug, svg);
  }
  removeOthers(picturesFolder, [...plates.keys()].flatMap(filesOf));
  process.stdout.write(`${count} of ${plates.size} products drawn.\n`);

  const covers = drawBlogCovers(plates);
  count = 0;
  fs.mkdirSync(coversFolder, { recursive: true });
  for (const [post, svg] of covers) {
    const page = `blog/${post}`;
    const hash = hashOf(svg, coverEncoding);
    if (drawnBefore[page] !== hash || !fs.existsSync(coverOf(post))) {
      await drawCover(post, svg);
      count += 1;
    }
    drawn[page] = hash;
  }
  removeOthers(coversFolder, [...covers.keys()].map(coverOf));
  process.stdout.write(`${count} of ${covers.size} blog covers drawn.\n`);
  fs.writeFileSync(bookFile, `${JSON.stringify(drawn, null, 2)}\n`);
}

async function draw(slug: string, svg: string): Promise<void> {
  for (const { width, quality, alphaQuality } of encodings) {
    // Drawn at the size it is shown in: a picture made smaller later is softer than one drawn small.
    await sharp(Buffer.from(svg), { density: (72 * width) / 800 })
      .resize(width, width)
      .webp({ quality, alphaQuality, effort: 6, smartSubsample: true })
      .toFile(fileOf(slug, width));
  }
}

async function drawCover(post: string, svg: string): Promise<void> {
  const { width, quality } = coverEncoding;
  await sharp(Buffer.from(svg))
    .extract(coverFrame)
    .resize(width)
    .webp({ quality, effort: 6, smartSubsample: true })
    .toFile(coverOf(post));
}

function subjectOf({ form, product }: DemoProduct): Subject {
  return {
    slug: product.slug,
    manufacturer: product.manufacturer,
    genetic: product.genetic ?? null,
    terpenes: product.terpenes ?? [],
    thcPercent: product.thcPercent ?? null,
    cbdPercent: product.cbdPercent ?? null,
    shape: shapes[form],
    volumeMl: product.minOrderQuantity,
  };
}

function removeOthers(folder: string, ours: string[]): void {
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    if (!ours.includes(file)) fs.rmSync(file);
  }
}

function filesOf(slug: string): string[] {
  return encodings.map(({ width }) => fileOf(slug, width));
}

function fileOf(slug: string, width: number): string {
  return path.join(picturesFolder, `${slug}-${width}.webp`);
}

function coverOf(post: string): string {
  return path.join(coversFolder, `${post}.webp`);
}

/** The encoding counts too: another quality makes another file. */
function hashOf(svg: string, encoding: object): string {
  return createHash('sha256').update(JSON.stringify(encoding)).update(svg).digest('hex').slice(0, 16);
}

function readBook(): Record<string, string> {
  return fs.existsSync(bookFile) ? JSON.parse(fs.readFileSync(bookFile, 'utf8')) : {};
}

await drawAll();
