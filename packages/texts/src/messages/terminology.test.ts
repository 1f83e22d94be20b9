import fs from 'node:fs';
import { expect, test } from 'vitest';
import { sentencesIn } from '../testing/sentences.ts';

type Language = 'de' | 'en';

const root = new URL('../../../../', import.meta.url);

/** Passages in which another word is right. They are taken out before a text is searched. */
const exceptions = {
  de: [
    // Given by the specification.
    'Anfrage fehlgeschlagen',
    'Login fehlgeschlagen',
    'Ratgeber (Blog)',
    // Calls of a browser, which are no orders.
    'zu viele Anfragen kommen',
    'zählen wir die Anfragen',
    // What the law gives a person about their data is no order either.
    'Anfrage zum Datenschutz',
  ],
  en: [
    // Given by the specification.
    'Request failed',
    'Please provide phone number',
    'using the OTP',
    'sign in (OTP)',
    'Failed to load profile information',
    'Logout',
    'post not found',
    'Guide (blog)',
    '/blog/',
    // As the button that the law prescribes is explained, and the consent whose words stay as long as its version.
    'order request',
    'ordered medication',
    // Calls of a browser, which are no orders.
    'kind of request',
    'refuse requests',
    'count the requests',
    'data protection request',
    // Names, and words that mean something else here.
    'Federal Institute for Drugs and Medical Devices',
    'Drug Commission of German Pharmacists',
    'addiction and drug hotline',
    'post room',
    'medication plan',
    'terpene profile',
    'Agricultural and Collection Practice',
    'collection of compounding formulas',
  ],
} as const;

/** What only the pharmacy reads has words of its own. */
const ofThePharmacy = /^(?:screens\/desk|mails\/(?:staff|withdrawal-note))/;

interface Term {
  language: Language;
  right: string;
  wrong: string;
  pattern: RegExp;
}

const terms = termsOf(fs.readFileSync(new URL('docs/glossary.md', root), 'utf8'));

function termsOf(glossary: string): Term[] {
  const [, section = ''] = glossary.split('## Words of the texts');
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).flatMap((row) => {
    const [, , german = '', notGerman = '', english = '', notEnglish = ''] = row.split('|').map((cell) => cell.trim());
    return [...termsIn('de', german, notGerman), ...termsIn('en', english, notEnglish)];
  });
}

function termsIn(language: Language, right: string, cell: string): Term[] {
  return cell.split(', ').map((wrong) => {
    const pattern = new RegExp(
      `(?<![\\p{L}-])${wrong.replace('…', '\\p{L}*')}(?!\\p{L})`,
      language === 'en' ? 'iu' : 'u',
    );
    return { language, right, wrong, pattern };
  });
}

/** What is wrong in a text, as 'Medikament (Arzneimittel)'. */
function wrongWords(text: string, language: Language): string[] {
  const searched = exceptions[language].reduce((rest, passage) => rest.replaceAll(passage, ' '), readable(text));
  return terms
    .filter((term) => term.language === language && term.pattern.test(searched))
    .map(({ wrong, right }) => `${wrong} (${right})`);
}

/** Without soft hyphens, tags, addresses, and the names of placeholders and fields. */
function readable(text: string): string {
  return text.replace(
    /\u00AD|<[^>]*>|\]\([^)]*\)|\S*\/covers\/\S*|\{\{?[^{}\s]*\}?\}|\{\w+, (?:plural|select),|`[^`]*`|\S+@\S+/g,
    '',
  );
}

async function textsIn(language: Language): Promise<[path: string, text: string][]> {
  const messages = [...(await sentencesIn(language))].filter(([path]) => !ofThePharmacy.test(path));
  const folder = new URL('content/', root);
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .filter((name) => /blog_en|\.en\.md$/.test(name) === (language === 'en'));
  return [
    ...messages,
    ...files.map((name): [string, string] => [`content/${name}`, fs.readFileSync(new URL(name, folder), 'utf8')]),
  ];
}

test.each(['de', 'en'] as const)(
  '%s: one idea has one word in messages, mails, papers and content',
  async (language) => {
    const texts = await textsIn(language);
    expect(texts.length).toBeGreaterThan(900);
    const found = texts.flatMap(([path, text]) => wrongWords(text, language).map((word) => `${path}: ${word}`));
    expect(found).toEqual([]);
  },
);

test('a synonym is found with its endings, and not inside other words', () => {
  expect(wrongWords('Ihre Medikamente liegen bereit.', 'de')).toEqual(['Medikament… (Arzneimittel)']);
  expect(wrongWords('Ihre Bestellanfrage ist da, Ihre Anfrage auch.', 'de')).toEqual(['Anfrage… (Bestellanfrage)']);
  expect(wrongWords('Ready for collection, by courier.', 'en')).toEqual(['collection (pickup)']);
  expect(wrongWords('Two posts, by Post.', 'en')).toEqual(['by post (by mail)', 'post (article)', 'posts (article)']);
  expect(wrongWords('Please provide phone number', 'en')).toEqual([]);
});
