import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFaq } from './read-faq.ts';

const question = { type: 'question', id: 'versand', question: 'Was kostet der Versand?', answerHtml: '<p>Nichts.</p>' };
const read = { id: 'versand', question: 'Was kostet der Versand?', answerHtml: '<p>Nichts.</p>' };

/** The only question that an answer holds. */
function theQuestion(answer: unknown) {
  return readFaq(answer).flatMap(({ questions }) => questions)[0];
}

describe('[CT-04] every shape of a question', () => {
  test.each<[string, unknown]>([
    ['in a list', [question]],
    ['in items', { items: [question] }],
    ['in entries', { entries: [question] }],
    ['in data', { data: [question] }],
    ['called qa', [{ ...question, type: 'qa' }]],
    ['without a type', [{ ...question, type: undefined }]],
    ['in a group', [{ title: 'Lieferung', items: [question] }]],
    ['in a section with items', [{ type: 'section', title: 'Lieferung', items: [{ ...question, type: undefined }] }]],
    ['answered by contentHtml', [{ ...question, answerHtml: undefined, contentHtml: '<p>Nichts.</p>' }]],
    ['answered by answer', [{ ...question, answerHtml: undefined, answer: '<p>Nichts.</p>' }]],
    ['answered by content', [{ ...question, answerHtml: undefined, content: '<p>Nichts.</p>' }]],
    ['answered in plain text', [{ ...question, answerHtml: undefined, answer: 'Nichts.' }]],
    ['named by its title', [{ ...question, question: undefined, title: 'Was kostet der Versand?' }]],
  ])('%s', (_case, answer) => {
    expect(theQuestion(answer)).toEqual(read);
  });

  test('without an id its words become the anchor', () => {
    expect(theQuestion([{ ...question, id: undefined }])?.id).toBe('was-kostet-der-versand');
  });

  test('with a number as id', () => {
    expect(theQuestion([{ ...question, id: 7 }])?.id).toBe('7');
  });
});

describe('[CT-04] sections', () => {
  test('hold the questions that follow them', () => {
    const sections = readFaq([
      { type: 'section', id: 'rezept', title: 'Rezept', contentHtml: '<p>Vorab.</p>' },
      { ...question, id: 'a' },
      { ...question, id: 'b' },
      { type: 'section', id: 'konto', title: 'Konto' },
      { ...question, id: 'c' },
    ]);
    expect(sections.map(({ id, title, contentHtml }) => [id, title, contentHtml])).toEqual([
      ['rezept', 'Rezept', '<p>Vorab.</p>'],
      ['konto', 'Konto', ''],
    ]);
    expect(sections.map(({ questions }) => questions.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
  });

  test('are not needed: questions before the first one stand alone', () => {
    expect(readFaq([question])).toEqual([{ id: 'faq', title: '', contentHtml: '', questions: [read] }]);
  });

  test('no two places of the page share an anchor', () => {
    const sections = readFaq([{ type: 'section', id: 'versand', title: 'Versand' }, question, question]);
    expect(sections[0]?.questions.map(({ id }) => id)).toEqual(['versand-2', 'versand-3']);
  });
});

test('plain text is escaped and cut into paragraphs', () => {
  const asked = { question: 'Ab wann?', answer: 'Ab 18.\n\nAlter < 18 & ohne Ausweis: nein.' };
  expect(theQuestion([asked])?.answerHtml).toBe('<p>Ab 18.</p><p>Alter &lt; 18 &amp; ohne Ausweis: nein.</p>');
});

test('what is no entry is left out', () => {
  expect(readFaq([null, 'x', 7, [], {}, { type: 'question' }, { type: 'ad', title: 'x' }, question])).toHaveLength(1);
});

test('an answer of another shape is a failure, not an empty page', () => {
  for (const answer of [null, 'x', {}, { items: 'x' }]) expect(() => readFaq(answer)).toThrow(TypeError);
});

test('no list crashes the reader', () => {
  const entry = fc.record(
    {
      type: fc.oneof(fc.constantFrom('section', 'question', 'qa'), fc.jsonValue()),
      id: fc.jsonValue(),
      title: fc.jsonValue(),
      question: fc.jsonValue(),
      answerHtml: fc.jsonValue(),
      contentHtml: fc.jsonValue(),
      answer: fc.jsonValue(),
      items: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(entry, fc.jsonValue())), (list) => {
      const sections = readFaq(list);
      const ids = sections.flatMap(({ id, questions }) => [id, ...questions.map((each) => each.id)]);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
