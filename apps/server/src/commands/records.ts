import { readFileSync } from 'node:fs';
import { onlyMarks } from '../modules/journal/journal-mark-service.ts';
import { runInShop } from './run-command.ts';

/** `check --against FILE` sends the marks that stand in the file, and nothing else of it. */
function withMarks(words: string[]): string[] {
  const at = words.indexOf('--against') + 1;
  const file = words[at];
  return at === 0 || file === undefined ? words : words.with(at, onlyMarks(readFileSync(file, 'utf8')));
}

await runInShop('records', withMarks);
