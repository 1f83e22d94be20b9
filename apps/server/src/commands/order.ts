import { readFileSync } from 'node:fs';
import { runInShop } from './run-command.ts';

/** `record FILE.json` sends what stands in the file: only this process may read it. */
function withContent(words: string[]): string[] {
  const at = words.indexOf('record') + 1;
  const file = words[at];
  if (at !== 2 || file === undefined || file.startsWith('--')) return words;
  return words.with(at, readFileSync(file, 'utf8'));
}

await runInShop('order', withContent);
