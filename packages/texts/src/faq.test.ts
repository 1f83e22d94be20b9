import { expect, test } from 'vitest';
import { readFaqMarkdown } from './faq.ts';

test('sections and questions are read in their order', () => {
  const faq = readFaqMarkdown(
    '---\ntitle: FAQ\n---\n\n# Häufige Fragen\n\nVorwort.\n\n## Rezept\n\nAlles *zum* Rezept.\n\n### Wie lange gilt es?\n\nDrei Monate.\n\n- privat\n\n## Versand\n\n### Kommt es neutral?\n\nJa.\n',
  );

  expect(faq).toEqual([
    { type: 'section', id: 'rezept', title: 'Rezept', contentHtml: '<p>Alles <em>zum</em> Rezept.</p>' },
    {
      type: 'question',
      id: 'wie-lange-gilt-es',
      question: 'Wie lange gilt es?',
      answerHtml: '<p>Drei Monate.</p>\n<ul>\n<li>privat</li>\n</ul>',
    },
    { type: 'section', id: 'versand', title: 'Versand' },
    { type: 'question', id: 'kommt-es-neutral', question: 'Kommt es neutral?', answerHtml: '<p>Ja.</p>' },
  ]);
});

test('no two entries share an id, nor does a heading in an answer', () => {
  const faq = readFaqMarkdown('## A\n\n### A\n\n#### A\n\nText\n\n### A\n');

  expect(faq.map(({ id }) => id)).toEqual(['a', 'a-2', 'a-3']);
  expect(faq[1]).toMatchObject({ answerHtml: '<h4 id="a-4">A</h4>\n<p>Text</p>' });
});

test('a question without an answer has an empty one', () => {
  expect(readFaqMarkdown('### Und?')).toEqual([{ type: 'question', id: 'und', question: 'Und?', answerHtml: '' }]);
});

test('HTML in an answer is text', () => {
  expect(readFaqMarkdown('### A\n\n<script>alert(1)</script>')[0]).toMatchObject({
    answerHtml: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  });
});
