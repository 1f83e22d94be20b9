import { plainPages } from '@shop/texts/messages/de/pages/plain-pages';
import { spoken } from '@shop/texts/messages/spoken';

/** Plain text: whatever is filled in goes through `escapeHtml` before it stands in a page. */
export const pageWords = spoken(plainPages, 'de');
