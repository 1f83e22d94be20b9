import { readPost } from '@shop/texts/blog';
import { expect, test } from 'vitest';
import { newPost } from './new-post.ts';

test('[CM-05] a new post is a folder with a text, its head and a heading', () => {
  const now = new Date('2026-11-15T23:30:00Z');
  const { path, content } = newPost('de', now);
  expect(path).toBe(`blog/blog_de/new-post-${now.getTime()}/index.md`);
  expect(content).toContain('\ntitle: Neuer Beitrag\n');
  expect(content).toContain('\ncover_image:\n');
  expect(content).toContain('\n# Neuer Beitrag\n');
  const post = readPost('x', content);
  expect(post).toMatchObject({ title: 'Neuer Beitrag', coverImage: null, isDraft: true });
  // The day in Germany, not in Greenwich.
  expect(post.date).toBe('2026-11-16');
});

test('an English post is titled in English', () => {
  expect(newPost('en', new Date()).content).toContain('# New article');
});
