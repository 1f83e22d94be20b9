import { errors } from './de/errors.ts';
import { frame } from './de/frame.ts';
import { pages } from './de/pages.ts';

/** The German sentences of every screen, in ICU. What only some screens say is in `areas.ts`. */
const de = { errors, frame, pages };

export default de;
