import type { Messages } from './de.ts';
import { catalogue } from './en/catalogue.ts';
import { errors } from './en/errors.ts';
import { frame } from './en/frame.ts';
import { onboarding } from './en/onboarding.ts';
import { pages } from './en/pages.ts';
import { product } from './en/product.ts';

const en: Messages = { catalogue, errors, frame, onboarding, pages, product };

export default en;
