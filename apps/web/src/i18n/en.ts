import type { Translated } from '@shop/texts/messages/translated';
import type de from './de.ts';
import { errors } from './en/errors.ts';
import { frame } from './en/frame.ts';
import { pages } from './en/pages.ts';

const en: Translated<typeof de> = { errors, frame, pages };

export default en;
