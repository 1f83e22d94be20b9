import { runInShop } from './run-command.ts';

await runInShop('staff');
