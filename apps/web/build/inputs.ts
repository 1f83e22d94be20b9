import path from 'node:path';

/** What both builds read in the same way. */
export const isMessages = (file: string) => /\/messages\/(?:de|en)\/screens\/[\w-]+\.ts$/.test(file);
export const pageTextModule = path.join(import.meta.dirname, '../src/domain/content/page-text.ts');
export const formatMessage = path.join(import.meta.dirname, '../src/i18n/format-message.ts');
