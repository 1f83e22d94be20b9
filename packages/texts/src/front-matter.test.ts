import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFrontMatter, writeFrontMatter } from './front-matter.ts';

test('fields are read, with or without quotes, and the body is untouched', () => {
  const read = readFrontMatter(
    '---\ntitle: "Die \\"Charge\\": erklärt"\ndate: 2026-04-20\nnote: a: b\n\n---\n\n# Los\n',
  );

  expect(read.fields).toEqual({ title: 'Die "Charge": erklärt', date: '2026-04-20', note: 'a: b' });
  expect(read.body).toBe('\n# Los\n');
  expect(read.problem).toBeNull();
});

test('a text without front matter is all body', () => {
  const markdown = 'Wichtig: kein Kopf.\n\n---\n\nEnde';

  expect(readFrontMatter(markdown)).toEqual({ fields: {}, body: markdown, problem: null });
});

test('a line across the page at the start is no front matter', () => {
  expect(readFrontMatter('---\n\nText').body).toBe('---\n\nText');
});

test('Windows line ends and a byte order mark are read alike', () => {
  const read = readFrontMatter('\uFEFF---\r\ntitle: A\r\n---\r\nText\r\n');

  expect(read.fields).toEqual({ title: 'A' });
  expect(read.body).toBe('Text\r\n');
});

test.each([
  ['a line that is no field', '---\ntitle: A\n- nested\nauthor: B\n---\nText', 3, { title: 'A', author: 'B' }],
  ['a value with open quotes', '---\ntitle: "A\nauthor: B\n---\nText', 2, { title: 'A', author: 'B' }],
  ['a field that is there twice', '---\ntitle: A\ntitle: B\n---\nText', 3, { title: 'A' }],
  ['a block that nobody closed', '---\ntitle: A\nText', 1, { title: 'A' }],
])('%s is told by its line, and nothing else is lost', (_, markdown, line, fields) => {
  const read = readFrontMatter(markdown);

  expect(read.problem?.line).toBe(line);
  expect(read.fields).toEqual(fields);
  expect(read.body).toBe('Text');
});

test('a key named like a part of JavaScript is a key', () => {
  const { fields } = readFrontMatter('---\n__proto__: x\n---\n');

  expect(Object.keys(fields)).toEqual(['__proto__']);
  expect(fields.constructor).toBeUndefined();
});

test('what is written is read back', () => {
  const key = fc.stringMatching(/^[A-Za-z_][\w-]{0,12}$/);
  fc.assert(
    fc.property(fc.dictionary(key, fc.string({ unit: 'grapheme' })), fc.string(), (fields, body) => {
      const read = readFrontMatter(writeFrontMatter(fields, body));
      expect(Object.entries(read.fields)).toEqual(Object.entries(fields));
      expect(read.body).toBe(body);
      expect(read.problem).toBeNull();
    }),
  );
});

test('no text makes it throw or lose its body', () => {
  const line = fc.oneof(fc.constantFrom('---', 'title: A', 'title: "A', '', ' ', '# A', '\uFEFF---'), fc.string());
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom('\n', '\r\n'), (lines, lineEnd) => {
      const markdown = lines.join(lineEnd);
      expect(markdown.endsWith(readFrontMatter(markdown).body)).toBe(true);
    }),
  );
});

test('a value with a line separator of Unicode is read back', () => {
  const fields = { title: 'Eins\u2028zwei\u2029drei' };
  expect(readFrontMatter(writeFrontMatter(fields, 'Text')).fields).toEqual(fields);
});
