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

const programs =
  /^(?:certbot|chmod|createdb|createuser|docker|journalctl|kubectl|node|npm|npx|pg_basebackup|set|systemctl)\b/;

/**
 * Every command of a paper, once: those of its sh blocks, and those inside sentences. Throws where it cannot tell whether
 * something is one.
 *
 * @param {string} markdown
 * @returns {string[]}
 */
export function inlineCommandsOf(markdown) {
  const sentences = markdown.replace(/^ *```[\s\S]*?^ *```/gm, '');
  const spans = [...sentences.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text.replace(/\s+/g, ' '));
  const unclear = spans.find((text) => /^[a-z][\w-]* /.test(text) && !programs.test(text));
  if (unclear) throw new Error(`is this a command? ${unclear}`);
  return [...new Set([...commandsOf(markdown), ...spans.filter((text) => programs.test(text))])];
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
 * The commands that take too long for CI, each with the day of its last run: the table of docs/reliability.md whose rows begin
 * with a command.
 *
 * @param {string} reliability
 * @returns {{ command: string, lastRun: string }[]}
 */
export function longCommandsOf(reliability) {
  return tableRowsOf(reliability).flatMap(([first = '', lastRun = '']) => {
    const [, command] = /^`(np[mx] [^`]+)`$/.exec(first) ?? [];
    return command ? [{ command, lastRun }] : [];
  });
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

/**
 * The rows of a paper's tables, cell by cell, without their heads. What stands in a comment is no part of a row.
 *
 * @param {string} markdown
 * @returns {string[][]}
 */
export function tableRowsOf(markdown) {
  const lines = markdown.replace(/<!--[\s\S]*?-->/g, '').split('\n');
  const isRule = (/** @type {string | undefined} */ line) => /^\|[\s:|-]+\|$/.test(line?.trim() ?? '');
  return lines
    .filter((line, at) => line.startsWith('|') && !isRule(line) && !isRule(lines[at + 1]))
    .map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

/**
 * The files and folders that a text names: in backticks, with an extension or a closing slash. What begins with a slash is an
 * address of the shop.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function filesNamedIn(text) {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^[^/].*(?:\.(?:cfg|conf|css|csv|html|json|md|mjs|sql|tsx?)|[^/]\/)$/.test(name));
}

const notOurs = new Set(['.git', 'node_modules', 'dist', 'data', 'look']);

/**
 * Every file of the repository, and every folder with a closing slash.
 *
 * @param {string} folder the repository
 * @returns {string[]} paths within it
 */
export function listFiles(folder) {
  const entries = fs.readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !notOurs.has(name));
  return entries.flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    const within = listFiles(path.join(folder, entry.name)).map((name) => `${entry.name}/${name}`);
    return [`${entry.name}/`, ...within];
  });
}

/**
 * The files meant by a name: the one at this path, else all whose paths end with it.
 *
 * @param {string} name
 * @param {string[]} files
 */
export function filesMeantBy(name, files) {
  return files.includes(name) ? [name] : files.filter((file) => file.endsWith(`/${name}`));
}
