import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

async function clean(inside: string, root = 'width="10" height="10"'): Promise<string | null> {
  const drawing = await cleanSvg(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`));
  return drawing?.bytes.toString() ?? null;
}

describe('what a drawing is made of stays', () => {
  test.each([
    '<path d="M0 0L10 10" fill="rgb(10, 20, 30)" stroke="#1b4332">',
    '<g transform="matrix(1 0 0 1 2 3) rotate(45)">',
    '<rect fill="url(#verlauf) red" filter="url(\'#schatten\')">',
    '<use href="#blatt">',
    '<text font-family="Newsreader, serif" aria-label="THC (in %) \\ CBD">',
  ])('%s', async (tag) => {
    const name = /^<(\w+)/.exec(tag)?.[1];
    expect((await clean(`${tag}</${name}>`))?.replaceAll('&quot;', "'")).toContain(tag);
  });

  test('a reference in the old spelling is written in the new one, which needs no further declaration', async () => {
    const old = '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#blatt"/>';
    expect(await clean(old)).toContain('<use href="#blatt">');
  });

  test('and is in the namespace of drawings, whatever it says', async () => {
    const drawing = await cleanSvg(Buffer.from('<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 4 3"/>'));
    expect(drawing?.bytes.toString()).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">');
    expect(drawing).toMatchObject({ width: 4, height: 3 });
  });
});

describe('its size', () => {
  test.each([
    ['width="200" height="100"', { width: 200, height: 100 }],
    ['width="1in" height="72pt"', { width: 96, height: 96 }],
    ['viewBox="0 0 300 150"', { width: 300, height: 150 }],
    ['width="600" viewBox="0 0 300 150"', { width: 600, height: 300 }],
    ['width="100%" height="100%" viewBox="0,0,300,150"', { width: 300, height: 150 }],
  ])('%s', async (root, size) => {
    expect(await cleanSvg(Buffer.from(`<svg ${root}/>`))).toMatchObject(size);
  });

  test.each(['', 'width="10"', 'width="-1" height="5"', 'viewBox="0 0 0 0"', `width="${'9'.repeat(400)}" height="1"`])(
    'missing in %j, it is refused',
    async (root) => {
      expect(await cleanSvg(Buffer.from(`<svg ${root}/>`))).toBeNull();
    },
  );
});

test('one nested deeper than any program draws is refused, one nested deeply is not', async () => {
  expect(await clean('<g>'.repeat(150) + '</g>'.repeat(150))).not.toBeNull();
  expect(await clean('<g>'.repeat(100_000) + '</g>'.repeat(100_000))).toBeNull();
});

describe('an address outside the drawing does not get through', () => {
  /** Ways to write one letter in CSS. */
  const spelt = (letter: string) =>
    fc.oneof(
      fc.constantFrom(letter, letter.toUpperCase()),
      fc
        .tuple(fc.integer({ min: 0, max: 4 }), fc.constantFrom(' ', '\t', '\n', ''), fc.boolean())
        .map(([zeros, end, isUpper]) => {
          const hex = (isUpper ? letter.toUpperCase() : letter).charCodeAt(0).toString(16);
          return `\\${'0'.repeat(zeros)}${hex}${end || ' '}`;
        }),
      fc.constant(`\\${letter}`),
      fc.constant(`/**/${letter}`),
    );
  const word = (letters: string) => fc.tuple(...[...letters].map(spelt)).map((parts) => parts.join(''));
  const call = fc.tuple(
    fc.oneof(word('url'), word('src'), word('image'), word('image-set'), word('element'), fc.constant('@import url')),
    fc.constantFrom('(', ' (', '\t('),
    fc.constantFrom('https://evil.example/x', '"https://evil.example/x"', '//evil.example', "'evil.svg#a'", 'evil.svg'),
    fc.constantFrom(')', ' )', ''),
  );
  const attribute = fc.constantFrom(
    'fill',
    'stroke',
    'filter',
    'mask',
    'clip-path',
    'marker-end',
    'color',
    'font-family',
  );
  /** Ways to write one character in XML. */
  const inXml = (value: string, seed: number) =>
    [...value]
      .map((character, index) => {
        const way = (seed + index * 7) % 5;
        if (way === 0 || '&<"\t\n'.includes(character)) return `&#${character.charCodeAt(0)};`;
        return way === 1 ? `&#x${character.charCodeAt(0).toString(16)};` : character;
      })
      .join('');

  test('however it is spelt', async () => {
    await fc.assert(
      fc.asyncProperty(attribute, call, fc.nat(), async (name, parts, seed) => {
        const written = await clean(`<rect ${name}="${inXml(parts.join(''), seed)}"/>`);
        expect(written).not.toBeNull();
        expect(written).not.toContain('evil');
      }),
      { numRuns: 2000 },
    );
  });

  test('nor does a style sheet, a script, a handler, a page or another file', async () => {
    const written = await clean(
      `<style>@import 'https://evil.example'</style><script>evil()</script><image href="https://evil.example/a.png"/>
       <rect onclick="evil()" style="fill:url(evil)"/><a href="https://evil.example"><text>x</text></a>
       <foreignObject><b>evil</b></foreignObject><use href="evil.svg#a"/><set attributeName="href" to="evil"/>`,
    );
    expect(written).not.toContain('evil');
    expect(written).toContain('<rect>');
  });
});
