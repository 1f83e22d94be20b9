import * as cart from './schema/cart.ts';
import * as catalogue from './schema/catalogue.ts';
import * as content from './schema/content.ts';
import * as counters from './schema/counters.ts';
import * as editor from './schema/editor.ts';
import * as identity from './schema/identity.ts';
import * as mail from './schema/mail.ts';
import * as patients from './schema/patients.ts';

/** Every table, for the database handle and for what must know them all. Whoever uses one imports its file. */
export const schema = { ...cart, ...catalogue, ...content, ...counters, ...editor, ...identity, ...mail, ...patients };
