import type de from './de.ts';
import { errors } from './en/errors.ts';
import { frame } from './en/frame.ts';
import { pages } from './en/pages.ts';
import type { Translated } from './translated.ts';

const en: Translated<typeof de> = { errors, frame, pages };

export default en;
