// @ts-check
/**
 * `node scripts/measure-words.mjs` counts how texts are written: words per sentence, sentences of up to five words, passives,
 * and nouns made from verbs. It reads the texts in content/ and, from what `tsc -b` built, what the interface, the mails and
 * the papers say. Decision 27 names the figures. Tables and headings do not count, nor labels without a full stop, the
 * withdrawal text, whose words the law gives, or the screens of the pharmacy itself (desk, editor).
 */
import fs from 'node:fs';
import path from 'node:path';

const passive = {
  de: /(?<!\p{L})(?:wird|werden|wurden?|worden)(?!\p{L})(?=.*(?:ge|be|ver|er|ent|zer)\p{L}+(?:t|en)(?!\p{L}))|(?:ge|be|ver|er|ent|zer)\p{L}+(?:t|en) (?:wird|werden|wurden?)(?!\p{L})/iu,
  en: /\b(?:is|are|was|were|be|been|being) (?:\w+ly )?(?:not )?(?:\w+ed|made|given|sent|kept|known|shown|taken|written|held|told|bound|done|drawn|sold|paid)\b/i,
};
const verbNoun = { de: /^\p{Lu}\p{L}{2,}ung(?:en)?$/u, en: /^\p{L}{3,}(?:tion|ment|ance|ence)s?$/iu };

for (const language of /** @type {const} */ (['de', 'en'])) {
  report(`content ${language}`, language, contentIn(language).flatMap(sentencesOf));
  report(`interface ${language}`, language, (await messagesIn(language, ['screens'])).flatMap(sentencesOf));
  report(`mails ${language}`, language, (await messagesIn(language, ['mails', 'papers'])).flatMap(sentencesOf));
}

/** @param {string} name @param {'de' | 'en'} language @param {string[]} sentences */
function report(name, language, sentences) {
  const words = sentences.flatMap(wordsOf);
  const share = (/** @type {number} */ count) => `${((100 * count) / sentences.length).toFixed(1)} %`;
  console.log(name, {
    sentences: sentences.length,
    wordsPerSentence: (words.length / sentences.length).toFixed(1),
    upToFiveWords: share(sentences.filter((sentence) => wordsOf(sentence).length <= 5).length),
    passive: share(sentences.filter((sentence) => passive[language].test(sentence)).length),
    verbNounsPer100Words: ((100 * words.filter((word) => verbNoun[language].test(word)).length) / words.length).toFixed(
      1,
    ),
  });
}

/** @param {'de' | 'en'} language */
function contentIn(language) {
  return fs
    .readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && name !== 'README.md' && !name.startsWith('widerruf'))
    .filter((name) => /blog_en|\.en\.md$/.test(name) === (language === 'en'))
    .map((name) => fs.readFileSync(path.join('content', name), 'utf8'));
}

/** @param {'de' | 'en'} language @param {string[]} folders */
async function messagesIn(language, folders) {
  const root = new URL(`../packages/texts/dist/messages/${language}/`, import.meta.url);
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(new URL(`${folder}/`, root))
      .filter((name) => name.endsWith('.js') && !/^(?:desk|editor|staff|withdrawal-note)/.test(name))
      .map((name) => new URL(`${folder}/${name}`, root)),
  );
  const modules = await Promise.all(files.map((file) => import(file.href)));
  return modules.flatMap(messagesOf).filter((message) => /[.!?]$/.test(message));
}

/** Each branch of a plural or a choice counts as a text of its own where it is a whole sentence. @param {unknown} tree @returns {string[]} */
function messagesOf(tree) {
  if (typeof tree === 'string') {
    const branches = [...tree.matchAll(/\{(\p{Lu}[^{}]*[.!?])\}/gu)].flatMap(([, branch]) => branch ?? []);
    return branches.length > 0 ? branches : [tree.replace(/<[^>]*>|\u00AD/g, '')];
  }
  return Object.values(tree ?? {}).flatMap(messagesOf);
}

/** @param {string} markdown */
function sentencesOf(markdown) {
  const prose = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^(?:Sprungliste:|#+ |\|).*$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/^\s*(?:-|\d+\.)\s+/gm, '\n');
  return prose
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .replace(/\s+/g, ' ')
        .replace(/\b(Art|Abs|Buchst|Dr|bzw|z|B)\. /g, '$1 ')
        .trim(),
    )
    .map((paragraph) => paragraph.replace(/(\d)\. (?=\p{Lu}\p{Ll}+)/gu, '$1 '))
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?…])["“”’)]?\s+(?=[„“"\p{Lu}[{])/u))
    .filter((sentence) => wordsOf(sentence).length > 1);
}

/** @param {string} sentence */
function wordsOf(sentence) {
  return sentence.match(/[\p{L}\p{N}]+(?:[-’'.,][\p{L}\p{N}]+)*/gu) ?? [];
}
