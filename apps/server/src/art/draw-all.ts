import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type DemoProduct, demoCatalogue, type Form } from '../modules/catalogue/demo-products.ts';
import { drawPlate } from './plate.ts';
import type { Shape, Subject } from './subject.ts';

/**
 * `npm run art` draws the pictures of the demo catalogue that are missing or whose drawing has changed, and removes those
 * of products that are no longer in it. Pictures are committed; nobody needs this command to start the shop.
 */

const picturesFolder = fileURLToPath(new URL('../../../web/public/products/', import.meta.url));
/** What each picture was drawn from: slug → hash. */
const bookFile = fileURLToPath(new URL('../../drawn-pictures.json', import.meta.url));

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

async function drawAll(): Promise<void> {
  const drawnBefore = readBook();
  const drawn: Record<string, string> = {};
  let count = 0;
  fs.mkdirSync(picturesFolder, { recursive: true });
  for (const entry of demoCatalogue()) {
    const { slug } = entry.product;
    const svg = drawPlate(subjectOf(entry));
    const hash = hashOf(svg);
    if (drawnBefore[slug] !== hash || !filesOf(slug).every((file) => fs.existsSync(file))) {
      await draw(slug, svg);
      count += 1;
    }
    drawn[slug] = hash;
  }
  removeOthers(Object.keys(drawn));
  fs.writeFileSync(bookFile, `${JSON.stringify(drawn, null, 2)}\n`);
  process.stdout.write(`${count} of ${Object.keys(drawn).length} products drawn.\n`);
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

function removeOthers(slugs: string[]): void {
  const ours = new Set(slugs.flatMap(filesOf));
  for (const name of fs.readdirSync(picturesFolder)) {
    const file = path.join(picturesFolder, name);
    if (!ours.has(file)) fs.rmSync(file);
  }
}

function filesOf(slug: string): string[] {
  return encodings.map(({ width }) => fileOf(slug, width));
}

function fileOf(slug: string, width: number): string {
  return path.join(picturesFolder, `${slug}-${width}.webp`);
}

/** The encodings count too: another quality makes another file. */
function hashOf(svg: string): string {
  return createHash('sha256').update(JSON.stringify(encodings)).update(svg).digest('hex').slice(0, 16);
}

function readBook(): Record<string, string> {
  return fs.existsSync(bookFile) ? JSON.parse(fs.readFileSync(bookFile, 'utf8')) : {};
}

await drawAll();
