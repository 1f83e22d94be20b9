import { type Container, drawDropperBottle, drawScrewBottle } from './bottle.ts';
import { drawCapsules } from './capsules.ts';
import { drawFlower } from './flower.ts';
import type { Subject } from './subject.ts';
import { type Drawing, placed } from './svg.ts';
import { drawSyringe } from './syringe.ts';

/** A square picture without a ground: the shop lays it on a plate in the colours of its theme. */
export function drawPlate(subject: Subject): string {
  const { defs, body } = shapes[subject.shape](subject);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800"><defs>${defs}</defs>${body}</svg>`;
}

const shapes: Record<Subject['shape'], (subject: Subject) => Drawing> = {
  flower: flowerOnPlate,
  screwBottle: (subject) => standing(drawScrewBottle(subject), tallest(subject)),
  dropperBottle: (subject) => standing(drawDropperBottle(subject), tallest(subject)),
  capsules: (subject) => standing(drawCapsules(subject), 500),
  syringe: (subject) => lying(drawSyringe(subject)),
};

/** The stem leaves the picture at the bottom, like a cut flower in a book of plants. */
function flowerOnPlate(subject: Subject): Drawing {
  const { defs, body, height, radius } = drawFlower(subject, { stemLength: 460 });
  const longestLeaf = radius * 1.43 + 168;
  const scale = Math.min(1.12, 690 / (height + 130), 388 / longestLeaf);
  return { defs, body: placed(body, 400, 400 + ((height - 10) * scale) / 2, 0, scale) };
}

/** A small bottle looks smaller, but not so small that its label cannot be seen. */
function tallest({ volumeMl }: Subject): number {
  if (volumeMl <= 10) return 560;
  return volumeMl < 50 ? 630 : 680;
}

function standing({ defs, body, height }: Container, shownHeight: number): Drawing {
  const scale = shownHeight / height;
  return { defs, body: placed(body, 400, 400 + (height * scale) / 2, 0, scale) };
}

function lying({ defs, body }: Drawing): Drawing {
  return { defs, body: placed(body, 412, 420, 0.62, 1.22) };
}
