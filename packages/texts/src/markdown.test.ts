import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

const html = (markdown: string, options?: Parameters<typeof renderMarkdown>[1]) =>
  renderMarkdown(markdown, options).html.trim();

describe('headings', () => {
  test('each has an anchor of its own and is told', () => {
    const rendered = renderMarkdown('# Öl & *Blüte*\n\n## Lagerung\n\n## Lagerung\n');

    expect(rendered.html).toBe(
      '<h1 id="oel-bluete">Öl &amp; <em>Blüte</em></h1>\n<h2 id="lagerung">Lagerung</h2>\n<h2 id="lagerung-2">Lagerung</h2>\n',
    );
    expect(rendered.headings).toEqual([
      { level: 1, text: 'Öl & Blüte', anchor: 'oel-bluete' },
      { level: 2, text: 'Lagerung', anchor: 'lagerung' },
      { level: 2, text: 'Lagerung', anchor: 'lagerung-2' },
    ]);
  });

  test('they begin at the level the page gives them and end at six', () => {
    expect(html('# A\n\n##### B', { baseHeadingLevel: 3 })).toBe('<h3 id="a">A</h3>\n<h6 id="b">B</h6>');
  });
});

describe('addresses', () => {
  test.each([
    ['https://example.org/a b', 'https://example.org/a%20b'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['tel:+49931123', 'tel:+49931123'],
    ['/#/shop?type=bud', '/#/shop?type=bud'],
    ['/faq?a=1&amp;b=2', '/faq?a=1&amp;b=2'],
    ['#lagerung', '#lagerung'],
    ['neighbour.md', 'neighbour.md'],
  ])('%s survives', (written, address) => {
    expect(html(`[x](<${written}>)`)).toContain(`href="${address}"`);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u200bscript:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    'javascript&#x3a;alert(1)',
    'java%0ascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\ud800',
  ])('%j does not', (written) => {
    expect(html(`[x](<${written}>)`)).not.toContain('href');
    expect(html(`![x](<${written}>)`)).not.toContain('src=');
  });

  test('an image does not come from a mail address', () => {
    expect(html('![Blüte](mailto:a@example.org)')).toBe('<p>Blüte</p>');
  });

  test('the page may turn addresses or drop them, but not make one unsafe', () => {
    const link = (href: string) => (href.startsWith('#') ? `#/glossar${href}` : null);

    expect(html('[a](#b) [c](/d)', { link })).toBe('<p><a href="#/glossar#b">a</a> c</p>');
    expect(html('[a](#b)', { link: () => 'javascript:alert(1)' })).toBe('<p>a</p>');
    expect(html('![a](b.webp)', { image: (src) => `/pictures/${src}` })).toContain('src="/pictures/b.webp"');
    expect(html('![a](b.webp)', { image: () => null })).toBe('<p>a</p>');
  });

  test('only links that leave the shop say that they do', () => {
    expect(html('[a](https://example.org)')).toContain('rel="noopener noreferrer"');
    expect(html('[a](/faq)')).not.toContain('rel=');
  });
});

test('an image has its size and is loaded when it is near', () => {
  expect(html('![Eine "Blüte"](/content_management/a.webp#1200x675 "Titel")')).toBe(
    '<p><img src="/content_management/a.webp" alt="Eine &quot;Blüte&quot;" title="Titel" width="1200" height="675" loading="lazy" decoding="async"></p>',
  );
  expect(html('![Blüte](a.webp#here)')).not.toContain('width');
});

test('a table scrolls in a region that has a name', () => {
  const table = html('| Prüfung | **Wert** |  |\n|---|--:|---|\n| THC | 20 % | a |');

  expect(table).toContain('<div class="table" tabindex="0" role="region" aria-label="Prüfung, Wert"><table>');
  expect(table).toContain('<th scope="col" class="align-right"><strong>Wert</strong></th>');
  expect(table).toContain('<td class="align-right">20 %</td>');
  expect(table).not.toContain('<th scope="col"></th>');
});

describe('HTML in a text', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'Text <b onclick="alert(1)">fett</b>',
    '<pre>< img src=x onerror=alert(1)></pre>',
    '<svg/onload=alert(1)>',
    '<!-- <script> -->',
    '```html\n<script>alert(1)</script>\n```',
    '`<script>`',
    '\\<script>',
    '[<img src=x onerror=alert(1)>](/a "\\" onclick=alert(1)")',
    '![" onerror="alert(1)](a.webp)',
    '# <script>alert(1)</script>',
  ])('%s is shown as text', (markdown) => {
    expectHarmless(html(markdown));
  });

  test('entities are what the writer meant', () => {
    expect(html('A&nbsp;B &copy; C & D &lt;b&gt;')).toBe('<p>A\u00a0B © C &amp; D &lt;b&gt;</p>');
    expect(renderMarkdown('# &Ouml;l').headings).toEqual([{ level: 1, text: 'Öl', anchor: 'oel' }]);
  });
});

test('a text nested deeper than anyone reads is shown as it is', () => {
  const { html: shown } = renderMarkdown(`${'> '.repeat(20_000)}<script>`);

  expectHarmless(shown);
  expect(shown).toContain('&lt;script&gt;');
});

test('no text makes it throw or write anything but its own harmless elements', () => {
  const piece = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (parts) => expectHarmless(renderMarkdown(parts.join('')).html)),
    { numRuns: 2000 },
  );
});

const pieces = [
  ...['\n', '\n\n', ' ', '    ', '# ', '## ', '> ', '- ', '1. ', '- [x] ', '*', '**', '_', '~~', '`', '```', '\\', '|'],
  ...['\n|a|b|\n|--|:-:|\n', '[', ']', '(', ')', '![', '](', '<', '>', '"', "'", '&', ';', ':', '=', '\t', '\u0000'],
  ...[
    '<script>',
    '</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">',
    '<!--',
    '-->',
    '<pre>',
  ],
  ...[
    'javascript:',
    'JAVASCRIPT&colon;',
    '&#106;avascript:',
    'data:text/html,',
    'vbscript:',
    'java\nscript:',
    'onload=',
  ],
  ...['" onerror="', "' onfocus='", '[x]: javascript:alert(1)', '[x]', '<javascript:alert(1)>', 'www.a.de', 'a@b.de'],
  ...[
    'https://a.de',
    '#1x1',
    '](javascript:alert(1))',
    '&lt;script&gt;',
    '&quot;',
    'Blüte',
    '<![CDATA[',
    '<?php',
    '</p>',
  ],
];

const attributes: Record<string, RegExp> = {
  a: /^(href|title|rel)$/,
  img: /^(src|alt|title|width|height|loading|decoding)$/,
  div: /^(class|tabindex|role|aria-label)$/,
  th: /^(scope|class)$/,
  td: /^class$/,
  ol: /^start$/,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, /^id$/])),
};
const bareElements = /^(p|br|hr|em|strong|del|code|pre|ul|li|blockquote|table|thead|tbody|tr)$/;

/** Reads the whole output by our own grammar: what is no element we write must contain no angle bracket. */
function expectHarmless(output: string) {
  const rest = output.replaceAll(
    /<\/?([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>/g,
    (tag, name: string, list: string) => {
      for (const [, attribute = '', value = ''] of list.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
        if (!attributes[name]?.test(attribute)) throw new Error(`unexpected attribute in ${tag}`);
        if (/^(href|src)$/.test(attribute)) expectHarmlessAddress(value);
      }
      if (!attributes[name] && !bareElements.test(name)) throw new Error(`unexpected element ${tag}`);
      return '';
    },
  );
  expect(rest).not.toMatch(/[<>]/);
}

function expectHarmlessAddress(value: string) {
  const scheme = /^[^/?#]*?:/.exec(value.replaceAll(/[\s\p{C}]/gu, ''))?.[0];
  expect(scheme === undefined || /^(https?|mailto|tel):$/i.test(scheme), value).toBe(true);
  expect(value).not.toMatch(/^\/\/|\\/);
}
