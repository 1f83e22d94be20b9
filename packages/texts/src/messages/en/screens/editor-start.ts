import type { editorStart as german } from '../../de/screens/editor-start.ts';
import type { Translated } from '../../translated.ts';

export const editorStart: Translated<typeof german> = {
  title: 'What would you like to edit?',
  lead: 'Choose an area, or go on where somebody wrote last.',
  toStart: 'To the first page of the editor',
  areas: 'Areas',
  about: {
    legal: 'Imprint, privacy, terms, withdrawal and accessibility',
    faq: 'Questions and answers by topic',
    glossary: 'Terms from A to Z',
    blog: 'Articles with a cover and pictures',
    pages: 'The words of the home, about and contact pages',
  },
  recent: 'Changed last',
  recentBy: '{author}, {date} at {time}',
  nothingRecent: 'Nobody has changed a text yet.',
  recentFailed: 'We could not load what was changed last.',
  drafts: 'Drafts',
  noDrafts: 'There are no drafts.',
  hints: 'Hints',
  noHints: 'Every article is there in both languages.',
  missingIn: { de: 'Missing in German', en: 'Missing in English' },
};
