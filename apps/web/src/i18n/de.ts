import { catalogue } from './de/catalogue.ts';
import { errors } from './de/errors.ts';
import { frame } from './de/frame.ts';
import { onboarding } from './de/onboarding.ts';
import { pages } from './de/pages.ts';
import { product } from './de/product.ts';
import type { Translated } from './translated.ts';

/** The German sentences the interface owns, in ICU. Their keys are the pattern the English ones are checked against. */
const de = { catalogue, errors, frame, onboarding, pages, product };

export default de;

export type Messages = Translated<typeof de>;
