import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, cleanTexts, isNameable } from './clean-text.ts';

describe('a line of a form', () => {
  test.each([
    ['as it is typed', 'Weißenburg, Straße 12–14 “Hof” №3', 'Weißenburg, Straße 12–14 “Hof” №3'],
    ['a break pasted into it', 'Lena\r\nBeispiel\tHof\u2028links', 'Lena Beispiel Hof links'],
    ['a sequence for a terminal', '\u001b[2J\u001b]0;x\u0007Lena\u009b31m', '[2J]0;xLena31m'],
    ['a hyphen that a PDF viewer makes up', 'Rosen\u0002straße', 'Rosenstraße'],
    ['soft hyphens, blanks without width, a byte order mark', '\ufeffRosen\u00adstra\u200b\u2060ße', 'Rosenstraße'],
    ['marks that turn the writing', 'a\u202eb\u2066c\u200fd\u061c', 'abcd'],
    ['a Persian name', 'علی\u200cرضا', 'علی\u200cرضا'],
    ['an Indic name', 'श्री\u200dमान्', 'श्री\u200dमान्'],
    ['emoji that are joined', '👩🏽\u200d⚕️ ❤️\u200d🔥', '👩🏽\u200d⚕️ ❤️\u200d🔥'],
    ['a variant of a Japanese sign', '葛\u{e0100}城', '葛\u{e0100}城'],
    ['joiners that join nothing', '\u200d\u200c Lena\u200d \u200c\u200d', ' Lena '],
    ['text hidden in tags', 'Lena\u{e0041}\u{e0042}', 'Lena'],
  ])('%s', (_what, given, kept) => {
    expect(cleanText(given, 'line')).toBe(kept);
  });
});

test('several lines keep their breaks, in one spelling', () => {
  expect(cleanText('a\r\nb\rc\u0085d\ve\tf\u202e', 'lines')).toBe('a\nb\nc\nd\ne\tf');
});

test('what is kept as written loses nothing that somebody may have meant', () => {
  const written =
    '# Öl\r\n\r\nLebens\u00admittel 👩\u200d👧 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}\u200e\u2028';
  expect(cleanText(`${written}\0\u001b\v`, 'asWritten')).toBe(`${written}\n`);
});

/** Every character that a reader of the record, a terminal or a mail could be fooled with. */
const foolish = /[\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;

test('whatever is typed, a line is one line and shows what it is; cleaned again it stays the same', () => {
  const character = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom('\u200d', '\u200c', '\u202e', '\0', '\n', '\u001b', ' ', 'ä', '👩'),
  );
  fc.assert(
    fc.property(fc.array(character, { maxLength: 30 }), (characters) => {
      const text = characters.join('').toWellFormed();
      const cleaned = cleanText(text, 'line');
      expect(cleaned).not.toMatch(foolish);
      expect(cleanText(cleaned, 'line')).toBe(cleaned);
      expect(cleanText(text, 'lines').replaceAll(/[\n\t]/g, '')).not.toMatch(foolish);
      expect(cleaned.isWellFormed()).toBe(true);
    }),
    { numRuns: 500 },
  );
});

describe('an input', () => {
  test('is cleaned wherever a text stands in it, by what the call says about it', () => {
    const body = { name: 'a\nb', list: ['x\u0001', { deep: 'y\u200b' }], text: 'a\r\nb', count: 3, none: null };
    expect(cleanTexts('body', body, { 'body.text': 'lines' })).toEqual([]);
    expect(body).toEqual({ name: 'a b', list: ['x', { deep: 'y' }], text: 'a\nb', count: 3, none: null });
  });

  test('with half a character is refused there, and nothing that was sent comes back', () => {
    const body = { name: '\ud800', list: ['ok', { deep: '\udc00' }], 'clara@post.example': '\ud800', '\ud800': 1 };
    expect(cleanTexts('body', body)).toEqual([
      { path: 'body.name', problem: 'malformed_text' },
      { path: 'body.list.1.deep', problem: 'malformed_text' },
      { path: 'body.?', problem: 'malformed_text' },
      { path: 'body', problem: 'malformed_text' },
    ]);
  });

  test('with a NUL is refused there, whatever kind of text it stands in', () => {
    const body = { name: 'Eva\0', list: ['\0', { deep: 'a\0b' }], text: '# \0', 'k\0': 1 };
    expect(cleanTexts('body', body, { 'body.text': 'asWritten' })).toEqual([
      { path: 'body.name', problem: 'malformed_text' },
      { path: 'body.list.0', problem: 'malformed_text' },
      { path: 'body.list.1.deep', problem: 'malformed_text' },
      { path: 'body.text', problem: 'malformed_text' },
      { path: 'body', problem: 'malformed_text' },
    ]);
  });

  test('that is deeper than any call asks for is refused before it costs anything', () => {
    const body = JSON.parse(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    expect(cleanTexts('body', body)).toEqual([
      { path: expect.stringMatching(/^body\.a(\.0){9}$/), problem: 'too_deep' },
    ]);
  });

  test('of any other kind is left to its schema', () => {
    for (const body of [null, undefined, 'text\0', 3, true]) expect(cleanTexts('body', body)).toEqual([]);
  });
});

test.each([
  [{ id: 'käppele-25-1' }, true],
  [undefined, true],
  [{ '*': 'blog/\0' }, false],
  [{ id: '\u001b[2J' }, false],
  [{ id: 'a\nb' }, false],
  [{ id: '\ud800' }, false],
])('a path with %j can name something: %s', (params, expected) => {
  expect(isNameable(params)).toBe(expected);
});

describe('four times the text costs at most eight times, whatever it consists of', () => {
  test.each(['\u200d', '\n', ' \u200d', '\u200da', '\0', 'a', '\u202e', '👩\u200d'])('%j', (unit) => {
    const cost = (length: number) => {
      const text = unit.repeat(length);
      const before = process.cpuUsage();
      for (let round = 0; round < 4; round++) cleanText(text, round % 2 ? 'line' : 'lines');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    cost(50_000);
    // Whatever else the process does counts too, but not every time; a text that costs too much always does.
    const ratio = () => cost(200_000) / Math.max(1, cost(50_000));
    expect([1, 2, 3, 4, 5].some(() => ratio() < 8)).toBe(true);
  });
});
