import { describe, expect, test } from 'vitest';
import { folderAbove, isImage, languageOf, pageOf, publicAddress, readPlace, slugOf, twinOf } from './places.ts';

const at = (search: string) => readPlace(new URLSearchParams(search), 'de');

describe('the address says where the editor is', () => {
  test.each([
    ['', { area: 'blog', dir: 'blog/blog_de', file: null }],
    ['area=legal', { area: 'legal', dir: null, file: null }],
    ['area=faq', { area: 'faq', dir: 'faq', file: null }],
    ['area=nope', { area: 'blog', dir: 'blog/blog_de', file: null }],
    ['path=agb', { area: 'legal', dir: 'agb', file: null }],
    ['path=faq/faq.de.md', { area: 'faq', dir: 'faq', file: 'faq/faq.de.md' }],
    ['path=/blog/covers/', { area: 'blog', dir: 'blog/covers', file: null }],
    ['path=etc/passwd', { area: 'blog', dir: 'blog/blog_de', file: null }],
  ])('?%s', (search, place) => {
    expect(at(search)).toEqual(place);
  });

  test('the blog opens in the language of the interface', () => {
    expect(readPlace(new URLSearchParams(), 'en').dir).toBe('blog/blog_en');
  });
});

test("[CM-02] 'Up' ends at the top of the area", () => {
  expect(folderAbove(at('path=blog/blog_de/x/index.md'))).toBe('blog/blog_de');
  expect(folderAbove(at('path=blog/blog_de'))).toBe('blog');
  expect(folderAbove(at('path=blog'))).toBeUndefined();
  expect(folderAbove(at('path=agb/agb.de.md'))).toBeNull();
  expect(folderAbove(at('area=legal'))).toBeUndefined();
});

test('a text knows its language and its twin', () => {
  expect(twinOf('faq/faq.de.md')).toBe('faq/faq.en.md');
  expect(twinOf('blog/blog_en/x/index.md')).toBe('blog/blog_de/x/index.md');
  expect(twinOf('blog/blog_de')).toBe('blog/blog_en');
  expect(twinOf('glossar/Cannabis-Glossar.md')).toBe('glossar/Cannabis-Glossar.en.md');
  expect(twinOf('glossar/Cannabis-Glossar.en.md')).toBe('glossar/Cannabis-Glossar.md');
  expect(twinOf('glossar')).toBeNull();
  expect(languageOf('pages/home.en.md')).toBe('en');
  expect(languageOf('glossar/Cannabis-Glossar.md')).toBe('de');
});

test('a text knows its page', () => {
  expect(pageOf('blog/blog_de/lagerung/index.md')).toBe('/blog/lagerung');
  expect(pageOf('faq/faq.de.md')).toBe('/faq');
  expect(pageOf('agb/agb.en.md')).toBe('/agb');
  expect(pageOf('pages/home.de.md')).toBe('/');
  expect(pageOf('pages/about.de.md')).toBe('/about');
  expect(slugOf('blog/covers/x.webp')).toBeNull();
});

test.each(['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg', 'PNG'])('[CM-02] .%s is an image', (type) => {
  expect(isImage(`blog/covers/x.${type}`)).toBe(true);
});

test('the public address is one that a browser can ask for', () => {
  expect(publicAddress('blog/covers/blüte 1.webp')).toBe('/content_management/blog/covers/bl%C3%BCte%201.webp');
});
