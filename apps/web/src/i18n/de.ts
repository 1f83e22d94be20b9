import { errors } from '@shop/texts/messages/de/screens/errors';
import { frame } from '@shop/texts/messages/de/screens/frame';
import { pages } from '@shop/texts/messages/de/screens/pages';

/** The German sentences of every screen, in ICU. What only some screens say is in `areas.ts`. */
const de = { errors, frame, pages };

export default de;
