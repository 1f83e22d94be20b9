// @ts-check
/**
 * `node scripts/measure-words.mjs [folder]` counts how the texts in content/ are written: words per sentence, sentences of
 * up to five words, passives, and nouns made from verbs. Decision 27 names the figures. Tables and headings do not count,
 * nor does the withdrawal text, whose words the law gives.
 */
import fs from 'node:fs';
import path from 'node:path';

const folder = process.argv[2] ?? 'content';

const passive = {
  de: /(?<!\p{L})(?:wird|werden|wurden?|worden)(?!\p{L})(?=.*(?:ge|be|ver|er|ent|zer)\p{L}+(?:t|en)(?!\p{L}))|(?:ge|be|ver|er|ent|zer)\p{L}+(?:t|en) (?:wird|werden|wurden?)(?!\p{L})/iu,
  en: /\b(?:is|are|was|were|be|been|being) (?:\w+ly )?(?:not )?(?:\w+ed|made|given|sent|kept|known|shown|taken|written|held|told|bound|done|drawn|sold|paid)\b/i,
};
const verbNoun = { de: /^\p{Lu}\p{L}{2,}ung(?:en)?$/u, en: /^\p{L}{3,}(?:tion|ment|ance|ence)s?$/iu };

const files = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && name !== 'README.md' && !name.startsWith('widerruf'));

for (const language of /** @type {const} */ (['de', 'en'])) {
  const sentences = files
    .filter((name) => /blog_en|\.en\.md$/.test(name) === (language === 'en'))
    .flatMap((name) => sentencesOf(fs.readFileSync(path.join(folder, name), 'utf8')));
  const words = sentences.flatMap(wordsOf);
  const share = (/** @type {number} */ count) => `${((100 * count) / sentences.length).toFixed(1)} %`;
  console.log(language, {
    sentences: sentences.length,
    wordsPerSentence: (words.length / sentences.length).toFixed(1),
    upToFiveWords: share(sentences.filter((sentence) => wordsOf(sentence).length <= 5).length),
    passive: share(sentences.filter((sentence) => passive[language].test(sentence)).length),
    verbNounsPer100Words: ((100 * words.filter((word) => verbNoun[language].test(word)).length) / words.length).toFixed(
      1,
    ),
  });
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
