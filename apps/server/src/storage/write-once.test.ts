import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceWhole, writeOnce } from './write-once.ts';

const compiled = new URL('../../dist/storage/write-once.js', import.meta.url).href;
const wholeBytes = 64 * 1024 * 1024;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-write-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function at(name: string): string {
  return path.join(folder, name);
}

test('a file is written for our user alone, and nothing is left beside it', async () => {
  expect(await writeOnce(at('file'), Buffer.from('sealed'), at('unfinished'))).toBe(true);
  expect(readFileSync(at('file'), 'utf8')).toBe('sealed');
  expect(statSync(at('file')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['file']);
});

test('of many that write the same name at once, one does, and its content stays', async () => {
  const writers = Array.from({ length: 20 }, (_, index) => index);
  const wrote = await Promise.all(
    writers.map((writer) => writeOnce(at('file'), Buffer.from(`writer ${writer}`), at(`unfinished-${writer}`))),
  );
  expect(wrote.filter(Boolean)).toHaveLength(1);
  expect(readFileSync(at('file'), 'utf8')).toBe(`writer ${wrote.indexOf(true)}`);
  expect(readdirSync(folder)).toEqual(['file']);
});

test('a process that is killed while it writes leaves no half file under the name', async () => {
  await killWhileWriting('await writeOnce(file, whole, unfinished);');
  expect(halves()).toEqual(['unfinished']);
});

test('a file is replaced whole, for our user alone, and nothing is left beside it', async () => {
  await writeOnce(at('file'), Buffer.from('before'), at('unfinished'));
  await replaceWhole(at('file'), Buffer.from('after'), at('unfinished'));
  expect(readFileSync(at('file'), 'utf8')).toBe('after');
  expect(statSync(at('file')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['file']);
});

test('a process that is killed while it replaces a file leaves the one that was there', async () => {
  const before = Buffer.alloc(wholeBytes, 2);
  await killWhileWriting('await replaceWhole(file, whole, unfinished);', () => writeFileSync(at('file'), before));
  expect(halves()).toEqual(['unfinished']);
  expect(readFileSync(at('file')).equals(before)).toBe(true);
});

/** Runs `work` in a process that is killed as soon as half a file can be seen. */
async function killWhileWriting(work: string, prepare = () => {}): Promise<void> {
  const script = `
    const { replaceWhole, writeOnce } = await import('${compiled}');
    const [file, unfinished, whole] = ['${at('file')}', '${at('unfinished')}', Buffer.alloc(${wholeBytes}, 1)];
    ${work}`;
  do {
    for (const name of readdirSync(folder)) rmSync(at(name));
    prepare();
    const writer = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
    while (halves().length === 0 && writer.exitCode === null) await setImmediate();
    writer.kill('SIGKILL');
    if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
    // Once in a while it is done before the kill arrives; then another one has to try.
  } while (halves().length === 0);
}

function halves(): string[] {
  return readdirSync(folder).filter((name) => {
    const size = statSync(at(name), { throwIfNoEntry: false })?.size ?? 0;
    return size > 0 && size < wholeBytes;
  });
}

test('where there is no room the caller is told, nothing is left, and a smaller file still fits', async () => {
  const script = `
    const { writeOnce } = await import('${compiled}');
    const tooLarge = await writeOnce('${at('large')}', Buffer.alloc(${wholeBytes}, 1), '${at('unfinished')}').catch((error) => error.code);
    const small = await writeOnce('${at('small')}', Buffer.alloc(1024, 1), '${at('unfinished')}');
    process.send({ tooLarge, small });`;
  // A limit of the shell stands for the full disk: the write breaks off after 1 MiB.
  const limited = `ulimit -f 2048; exec '${process.execPath}' --input-type=module -e "$SCRIPT"`;
  const writer = spawn('sh', ['-c', limited], {
    env: { ...process.env, SCRIPT: script },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [told] = await once(writer, 'message');
  expect(told).toEqual({ tooLarge: 'EFBIG', small: true });
  expect(existsSync(at('large'))).toBe(false);
  expect(readdirSync(folder)).toEqual(['small']);
});
