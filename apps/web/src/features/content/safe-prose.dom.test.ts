import { describe, expect, test } from 'vitest';
import { safeProse } from './safe-prose.ts';

const onFaq = (html: string) => safeProse(html, { page: '/faq' });

describe('what a text needs stays', () => {
  test.each([
    '<p>Ein <strong>Satz</strong> mit <em>Gewicht</em>.</p>',
    '<ul><li>eins</li></ul><ol start="3"><li>drei</li></ol>',
    '<h2 id="lagerung">Lagerung</h2><h3>Kühl</h3><h4>Trocken</h4>',
    '<blockquote><p>Zitat</p></blockquote>',
    '<div class="table" tabindex="0" role="region" aria-label="Art"><table><tbody><tr><td class="align-right">1</td></tr></tbody></table></div>',
    '<p>a<br>b <code>c</code></p>',
    '<img src="/content_management/blog/x.webp" alt="Bild" width="10" height="20" loading="lazy">',
  ])('%s', (html) => {
    const shown = document.createElement('div');
    shown.innerHTML = onFaq(html);
    const given = document.createElement('div');
    given.innerHTML = html;
    expect(shown.isEqualNode(given), shown.innerHTML).toBe(true);
  });
});

describe('what could do harm goes', () => {
  test.each([
    ['a script', '<p>vor<script>alert(1)</script>nach</p>', '<p>vornach</p>'],
    ['an event handler', '<p onclick="alert(1)">Text</p>', '<p>Text</p>'],
    ['an image that fails', '<img src="x:y" onerror="alert(1)" alt="Bild">', 'Bild'],
    ['a style', '<p style="position:fixed;inset:0">Text</p>', '<p>Text</p>'],
    ['a plug-in', '<object data="https://evil.example"></object><p>a</p>', '<p>a</p>'],
    ['a form', '<form action="https://evil.example">Code</form>', 'Code'],
    ['a field', '<p>Code <input name="otp"></p>', '<p>Code </p>'],
    ['a drawing', '<svg><a xlink:href="javascript:alert(1)">x</a></svg><p>a</p>', '<p>a</p>'],
    ["a class of the interface's", '<p class="app">Text</p>', '<p>Text</p>'],
    ['a role', '<p role="alert" tabindex="0" aria-label="x">Text</p>', '<p>Text</p>'],
    ['an id that hides ours', '<p id="main">Text</p>', '<p>Text</p>'],
    ["a link to a script's address", '<a href="javascript:alert(1)">Text</a>', 'Text'],
    ['the same with a tab in it', '<a href="java\tscript:alert(1)">Text</a>', 'Text'],
    ['a link to data', '<a href="data:text/html,x">Text</a>', 'Text'],
    ['a picture of another site', '<img src="https://tracker.example/x.gif" alt="Bild">', 'Bild'],
    ['a picture of another site without scheme', '<img src="//tracker.example/x.gif" alt="Bild">', 'Bild'],
  ])('%s', (_case, html, shown) => {
    expect(onFaq(html)).toBe(shown);
  });
});

describe('[NA-02] links work under hash routing:', () => {
  test.each([
    ['an anchor of this page', '#lagerung', '#/faq#lagerung'],
    ['a page of the shop', '/#/glossar', '#/glossar'],
    ['the same without a slash', '#/glossar#myrcen', '#/glossar#myrcen'],
    ['its plain path', '/blog/bluete-oder-extrakt', '#/blog/bluete-oder-extrakt'],
    ['its plain path with a query', '/shop?type=extract', '#/shop?type=extract'],
    ['its whole address', 'http://shop.test/#/faq', '#/faq'],
    ['a file of the shop', '/content_management/muster.pdf', '/content_management/muster.pdf'],
    ['a mail address', 'mailto:service@shop.test', 'mailto:service@shop.test'],
    ['a telephone', 'tel:+49931120', 'tel:+49931120'],
  ])('%s', (_case, href, shown) => {
    expect(onFaq(`<a href="${href}">x</a>`)).toBe(`<a href="${shown}">x</a>`);
  });

  test('another site opens beside the shop and learns nothing of it', () => {
    const shown = document.createElement('div');
    shown.innerHTML = onFaq('<a href="https://www.bfarm.de/x">BfArM</a>');
    const link = shown.querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://www.bfarm.de/x');
    expect(link?.target).toBe('_blank');
    expect(link?.rel).toBe('noopener noreferrer');
  });
});

test('the page keeps its one title', () => {
  expect(onFaq('<h1 id="agb">AGB</h1>')).toBe('<h2 id="agb">AGB</h2>');
});

test("pictures beside a post are found in the post's folder", () => {
  const html = safeProse('<img src="bild.webp" alt="">', {
    page: '/blog/x',
    folder: '/content_management/blog/blog_de/x/',
  });
  expect(html).toContain('src="/content_management/blog/blog_de/x/bild.webp"');
});
