import { plainPages } from '@shop/texts/messages/de/pages/plain-pages';
import { compileMessages } from '@shop/texts/messages/message-compiler';

/** Plain text: whatever is filled in goes through `escapeHtml` before it stands in a page. */
export const pageWords = compileMessages(plainPages, 'de');
