import { expect, test } from 'vitest';
import { draftsIn, untranslatedIn } from './post-states.ts';

const posts = {
  de: [
    { name: 'lagerung', type: 'dir' as const, title: 'Lagerung', isDraft: false },
    { name: 'neu', type: 'dir' as const, title: 'Neues', isDraft: true },
    { name: 'index.json', type: 'file' as const },
  ],
  en: [{ name: 'terpenes', type: 'dir' as const, title: 'Terpenes', isDraft: false }],
};

test('drafts are found in both languages', () => {
  expect(draftsIn(posts)).toEqual([{ path: 'blog/blog_de/neu/index.md', title: 'Neues', language: 'de' }]);
  expect(draftsIn({ de: undefined, en: undefined })).toEqual([]);
});

test('a public post that one language lacks is told, a draft is not, and nothing before both are known', () => {
  expect(untranslatedIn(posts)).toEqual([
    { path: 'blog/blog_de/lagerung/index.md', title: 'Lagerung', language: 'en' },
    { path: 'blog/blog_en/terpenes/index.md', title: 'Terpenes', language: 'de' },
  ]);
  expect(untranslatedIn({ ...posts, en: undefined })).toEqual([]);
});
