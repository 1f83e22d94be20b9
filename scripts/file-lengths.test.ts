import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

const most = 250;

/** What a tool writes, the sheet that every screen starts from, and the desk's queue, which is still to be cut. */
const longOnPurpose = [
  /^apps\/server\/migrations\//,
  /^apps\/web\/src\/styles\/base\.css$/,
  /^apps\/web\/src\/features\/desk\/queue\/list\/queue-table\.module\.css$/,
];

test(`no file has more than ${most} lines: past that there is a second subject`, () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|mjs|css)$/.test(file) && fs.existsSync(path.join(root, file)))
    .filter((file) => !longOnPurpose.some((pattern) => pattern.test(file)));
  const linesOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
  expect(files.filter((file) => linesOf(file) > most)).toEqual([]);
});
