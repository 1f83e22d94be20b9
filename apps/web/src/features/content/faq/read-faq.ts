import { anchorOf } from '@shop/texts/anchor';
import { arrayIn, type Fields, fieldsOf, numberIn, textIn } from '#lib/read-fields.ts';

export interface FaqQuestion {
  /** Unique on the page; `/faq#id` opens it. */
  id: string;
  question: string;
  /** HTML of the server: to be made safe before it is shown. */
  answerHtml: string;
}

export interface FaqSection {
  id: string;
  /** Empty for questions that stand before the first section. */
  title: string;
  contentHtml: string;
  questions: FaqQuestion[];
}

/**
 * Reads the FAQ in every shape in use (CT-04): sections and questions in one list, questions called `qa`, groups that hold
 * their questions as `items`, answers called answerHtml, contentHtml, answer or content. What is none of these is left out.
 */
export function readFaq(answer: unknown): FaqSection[] {
  const list = listIn(answer);
  if (!list) throw new TypeError('The FAQ has none of the known shapes.');

  const sections: FaqSection[] = [];
  const takenIds = new Set<string>();
  for (const entry of list) addEntry(entry);
  return sections.filter(({ title, contentHtml, questions }) => title || contentHtml || questions.length > 0);

  function addEntry(value: unknown): void {
    const fields = fieldsOf(value);
    if (!fields) return;
    const question = readQuestion(fields);
    if (question) addQuestion(question);
    else if (isSection(fields)) addSection(fields);
  }

  function addSection(fields: Fields): void {
    const title = textIn(fields.title) ?? '';
    sections.push({
      id: freeId(idIn(fields) ?? anchorOf(title)),
      title,
      contentHtml: htmlIn(fields),
      questions: [],
    });
    for (const item of arrayIn(fields.items)) {
      const ofGroup = readQuestion(fieldsOf(item) ?? {});
      if (ofGroup) addQuestion(ofGroup);
    }
  }

  function addQuestion(question: FaqQuestion): void {
    const current = sections.at(-1) ?? { id: 'faq', title: '', contentHtml: '', questions: [] };
    if (sections.length === 0) sections.push(current);
    current.questions.push({ ...question, id: freeId(question.id) });
  }

  function freeId(wanted: string): string {
    const name = wanted || 'frage';
    let id = name;
    for (let number = 2; takenIds.has(id); number++) id = `${name}-${number}`;
    takenIds.add(id);
    return id;
  }
}

function listIn(answer: unknown): unknown[] | null {
  if (Array.isArray(answer)) return answer;
  const { items, entries, faq, data } = fieldsOf(answer) ?? {};
  return [items, entries, faq, data].find(Array.isArray) ?? null;
}

function isSection({ type, items, title, contentHtml }: Fields): boolean {
  return (
    type === 'section' || Array.isArray(items) || (type === undefined && Boolean(textIn(title) ?? textIn(contentHtml)))
  );
}

/** A card says what it is, or has a question in it; its text may also be called its title. */
function readQuestion(fields: Fields): FaqQuestion | null {
  const { type, items } = fields;
  if (type === 'section' || Array.isArray(items)) return null;
  const isCard = type === 'question' || type === 'qa';
  const question = textIn(fields.question) ?? (isCard ? textIn(fields.title) : null);
  if (!question) return null;
  return { id: idIn(fields) ?? anchorOf(question), question, answerHtml: htmlIn(fields) };
}

function htmlIn({ answerHtml, contentHtml, answer, content }: Fields): string {
  const html = textIn(answerHtml) ?? textIn(contentHtml);
  if (html) return html;
  const either = textIn(answer) ?? textIn(content) ?? '';
  return /<[a-z/!]/i.test(either) ? either : paragraphsOf(either);
}

/** Plain text as HTML: a blank line begins a new paragraph. */
function paragraphsOf(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  const escaped = paragraphs.map((paragraph) => paragraph.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  return escaped.map((paragraph) => `<p>${paragraph}</p>`).join('');
}

/** An id becomes an anchor in the address: no blanks in it. */
function idIn({ id }: Fields): string | null {
  const given = textIn(id) ?? numberIn(id)?.toString();
  return given?.trim().replaceAll(/\s+/g, '-') || null;
}
