import { createHash } from 'node:crypto';
import { commonPasswordHashes } from './common-passwords.ts';

/** What somebody who knows the shop tries first. */
const guessableWords = [
  'admin',
  'apotheke',
  'blüte',
  'bluete',
  'cannabis',
  'editor',
  'hallo',
  'mainblüte',
  'mainbluete',
  'passwort',
  'password',
  'pharmacy',
  'qwerty',
  'qwertz',
  'redaktion',
  'rezept',
  'shop',
  'welcome',
  'willkommen',
];

const fewestOfOwn = 8;
const fewestDifferent = 5;

/** Among the most common ones, or little more than words anybody would try here, a year or one key pressed often. */
export function isGuessable(password: string): boolean {
  const lower = password.toLowerCase();
  const hash = createHash('sha256').update(lower).digest('base64url').slice(0, 10);
  if (commonPasswordHashes.has(hash)) return true;
  const longestFirst = guessableWords.toSorted((one, other) => other.length - one.length);
  const own = longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), lower);
  return own.length < fewestOfOwn || new Set(own).size < fewestDifferent;
}
