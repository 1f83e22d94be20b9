import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeError, openLog } from './log.ts';
import { testClock } from './testing/clock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-log-'));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('[BZ-02] log files older than 30 days are deleted at the start, younger ones and other files stay', () => {
  const clock = testClock('2026-11-15T10:30:00Z');
  const old = ['shop-2026-10-15.log', 'shop-2026-10-16.log', 'shop-2026-10-16T09.log', 'shop-2026-10-16T10.log'];
  const young = ['notes.txt', 'shop-2026-10-16T11.log', 'shop-2026-10-17.log'];
  for (const name of [...old, ...young]) writeFileSync(path.join(folder, name), '');
  openLog({ folder, clock }).close();
  expect(readdirSync(folder).sort()).toEqual([...young, 'shop-2026-11-15T10.log']);
});

test('[BZ-02] no line is older than 30 days at the end of any hour, whenever it was written', () => {
  const clock = testClock('2026-11-15T10:59:59Z');
  const { log, close } = openLog({ folder, clock });
  for (let hours = 0; hours < 24 * 32; hours++) {
    log.info('a line');
    const first = readdirSync(folder).sort()[0] ?? '';
    const { time } = JSON.parse(readFileSync(path.join(folder, first), 'utf8').split('\n')[0] ?? '');
    expect(clock.now().getTime() - Date.parse(time)).toBeLessThanOrEqual(30 * 24 * 60 * 60 * 1_000);
    clock.advance({ hours: 1 });
  }
  close();
});

test('[BZ-02] a server that runs on begins a file each hour and deletes those that get too old', () => {
  const clock = testClock('2026-11-15T23:59:00Z');
  const { log, close } = openLog({ folder, clock });
  log.info('before midnight');
  clock.advance({ days: 31 });
  log.info('a month later');
  close();
  expect(readdirSync(folder)).toEqual(['shop-2026-12-16T23.log']);
  expect(readFileSync(path.join(folder, 'shop-2026-12-16T23.log'), 'utf8')).toContain('a month later');
});

test('on a full disk whoever logs goes on, the operator is told once, and the lines that waited follow', () => {
  symlinkSync('/dev/full', path.join(folder, 'shop-2026-11-15T10.log'));
  const clock = testClock('2026-11-15T10:00:00Z');
  const { log, close } = openLog({ folder, clock });
  for (let count = 0; count < 3; count++) log.info({ count }, 'nowhere to go');
  expect(vi.mocked(process.stderr.write).mock.calls).toEqual([['The log cannot be written (ENOSPC).\n']]);

  rmSync(path.join(folder, 'shop-2026-11-15T10.log'));
  clock.advance({ hours: 1 });
  log.info('room again');
  close();
  const written = readFileSync(path.join(folder, 'shop-2026-11-15T11.log'), 'utf8');
  expect(written.match(/nowhere to go|room again/g)).toEqual([...Array(3).fill('nowhere to go'), 'room again']);
});

test('personal data never reaches the log file, whatever is logged', () => {
  const { log, close } = openLog({ folder, clock: testClock('2026-11-15T10:00:00Z') });
  const email = 'clara@post.example';
  log.info({ email, user: { email, phone: '0931 1', token: 'abc' }, url: '/orders?code=XYZ' }, 'slip');
  log.error({ err: databaseError(email) }, 'broken');
  close();
  const written = readFileSync(path.join(folder, 'shop-2026-11-15T10.log'), 'utf8');
  expect(written).toContain('slip');
  expect(written).toContain('23505');
  for (const secret of [email, '0931 1', 'abc', 'XYZ']) expect(written).not.toContain(secret);
});

test('an error of ours keeps its message, one of the database only its code and place', () => {
  expect(describeError(new Error('the sum is wrong'))).toMatchObject({ message: 'the sum is wrong' });
  expect(JSON.stringify(describeError(databaseError('clara@post.example')))).not.toContain('clara');
});

/** As drizzle throws it: the parameters in its message, the driver's error as its cause. */
function databaseError(value: string): Error {
  const cause = Object.assign(new Error(`duplicate key (email)=(${value})`), { code: '23505', severity: 'ERROR' });
  return new Error(`Failed query: insert … params: ${value}`, { cause });
}

test('where standard output is the log, every line and what the start tells are there as JSON, and a folder is a choice', () => {
  const lines: string[] = [];
  const stdout = { write: (line: string) => void lines.push(line) };
  const clock = testClock('2026-11-15T10:00:00Z');
  const { log, say, sayAndLog, close } = openLog({ folder: null, stdout, clock });
  log.info({ email: 'clara@post.example' }, 'answered');
  log.error({ err: new Error('no') }, 'broken');
  say('  Shop     http://127.0.0.1:3000/');
  sayAndLog('Migration 1 of 2.');
  close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, msg: 'answered', email: '[removed]' },
    { level: 50, msg: 'broken', err: { message: 'no' } },
    { level: 30, msg: 'Shop     http://127.0.0.1:3000/', time: '2026-11-15T10:00:00.000Z' },
    { level: 30, msg: 'Migration 1 of 2.' },
  ]);
  expect(readdirSync(folder)).toEqual([]);
  expect(process.stderr.write).not.toHaveBeenCalled();

  const both = openLog({ folder, stdout, clock });
  both.log.info('in both');
  both.close();
  expect(readFileSync(path.join(folder, 'shop-2026-11-15T10.log'), 'utf8')).toContain('in both');
  expect(lines.at(-1)).toContain('in both');
});
