// @ts-check
import fs from 'node:fs';
import path from 'node:path';

/**
 * The papers a newcomer reads: README, CONTRIBUTING and all of docs/.
 *
 * @param {string} folder the repository
 * @returns {string[]} paths within it
 */
export function listPapers(folder) {
  const docs = fs.existsSync(path.join(folder, 'docs'))
    ? fs.readdirSync(path.join(folder, 'docs'), { recursive: true, encoding: 'utf8' })
    : [];
  return ['README.md', 'CONTRIBUTING.md', ...docs.map((name) => path.join('docs', name))]
    .filter((name) => name.endsWith('.md') && fs.existsSync(path.join(folder, name)))
    .sort();
}

/**
 * The commands in the blocks of a paper that are fenced as sh, without prompt, variables before them and remarks behind them.
 * Fetching the repository is left out: whoever runs the commands has done that.
 *
 * @param {string} markdown
 * @returns {string[]}
 */
export function commandsOf(markdown) {
  return [...markdown.matchAll(/^ *```sh\b[^\n]*\n([\s\S]*?)^ *```/gm)]
    .flatMap(([, block = '']) => block.replaceAll('\\\n', ' ').split(/\n|&&/))
    .map((line) =>
      line
        .replace(/(^|\s)#.*$/, '')
        .replace(/^\s*\$\s/, '')
        .replace(/^\s*(?:[A-Z][A-Z0-9_]*=(?:'[^']*'|"[^"]*"|\S*)\s+)*/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((command) => command && !/^(?:git clone|cd)\b/.test(command));
}

/**
 * The commands .ci/run tries: the lines `try 'command'` of its list.
 *
 * @param {string} ciScript
 * @returns {string[]}
 */
export function commandsOfCi(ciScript) {
  return [...ciScript.matchAll(/^ *try '([^']+)'/gm)].map(([, command = '']) => command);
}

/**
 * The npm script a command runs, if it runs one.
 *
 * @param {string} command
 */
export function npmScriptOf(command) {
  const [, shortcut, named] = /^npm (?:(start|test|stop|restart)|run(?:-script)? (\S+))(?:\s|$)/.exec(command) ?? [];
  return shortcut ?? named;
}
