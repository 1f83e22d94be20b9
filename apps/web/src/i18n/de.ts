import { catalogue } from './de/catalogue.ts';
import { errors } from './de/errors.ts';
import { frame } from './de/frame.ts';
import { pages } from './de/pages.ts';
import type { Translated } from './translated.ts';

/** The German sentences the interface owns, in ICU. Their keys are the pattern the English ones are checked against. */
const de = { catalogue, errors, frame, pages };

export default de;

export type Messages = Translated<typeof de>;
