import { errors } from '@shop/texts/messages/en/screens/errors';
import { frame } from '@shop/texts/messages/en/screens/frame';
import { pages } from '@shop/texts/messages/en/screens/pages';
import type { Translated } from '@shop/texts/messages/translated';
import type de from './de.ts';

const en: Translated<typeof de> = { errors, frame, pages };

export default en;
