import type { Messages } from './de.ts';
import { catalogue } from './en/catalogue.ts';
import { errors } from './en/errors.ts';
import { frame } from './en/frame.ts';
import { pages } from './en/pages.ts';

const en: Messages = { catalogue, errors, frame, pages };

export default en;
