import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pino, { type Logger } from 'pino';
import type { Clock } from './clock.ts';
import { rootCause } from './errors.ts';
import { periods } from './retention.ts';

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
/** Lines that wait for a full disk; beyond that they are dropped, so that memory does not fill up too. */
const mostWaitingBytes = 2 ** 20;

export interface ShopLog {
  log: Logger;
  /** What a start tells: a sentence at a terminal, a line like all others where standard output is the log. */
  say(sentence: string): void;
  /** The same, and in the log's folder too. */
  sayAndLog(sentence: string): void;
  /** Closes the file. */
  close(): void;
}

interface LogParts {
  /** Where the files lie; null without any. */
  folder: string | null;
  clock: Clock;
  /** Every line there too, as JSON: a service or a container has somebody who collects and deletes them. */
  stdout?: pino.DestinationStream | null;
}

export function openLog({ folder, clock, stdout = null }: LogParts): ShopLog {
  const files = folder === null ? null : openFiles(folder, clock);
  const streams: pino.StreamEntry[] = [
    ...(files ? [{ stream: files, level: 'info' as const }] : []),
    // A supervisor that reads standard output sees the errors there; at a terminal they come beside the sentences.
    stdout ? { stream: stdout, level: 'info' } : { stream: process.stderr, level: 'error' },
  ];
  const options: pino.LoggerOptions = {
    level: 'info',
    base: null,
    timestamp: () => `,"time":"${clock.now().toISOString()}"`,
    serializers: { err: describeError },
    // A second safety net: nothing should log these, and if something does, they are removed.
    redact: {
      paths: ['email', 'otp', 'token', 'password', 'phone', 'address', 'headers', 'body', 'query', 'url'].flatMap(
        (key) => [key, `*.${key}`],
      ),
      censor: '[removed]',
    },
  };
  const log = pino(options, pino.multistream(streams));
  const lines = stdout && pino(options, stdout);
  const say = (sentence: string) => {
    if (lines) lines.info(sentence.trim());
    else process.stdout.write(`${sentence}\n`);
  };
  return {
    log,
    say,
    sayAndLog(sentence) {
      if (!stdout) say(sentence);
      log.info(sentence);
    },
    close: () => files?.close(),
  };
}

/**
 * One file an hour in `folder`, so that each can be deleted when its first line is too old. Checked at the start and
 * every hour.
 */
function openFiles(folder: string, clock: Clock) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let hour = hourOf(clock.now());
  // Written synchronously: the lines before a kill -9 are the ones somebody will look for.
  const file = pino.destination({
    dest: fileOf(folder, hour),
    append: true,
    sync: true,
    mode: 0o600,
    maxLength: mostWaitingBytes,
  });
  // A shop whose disk is full goes on serving what it can; without a listener the error would end the process.
  let isTold = false;
  file.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (!isTold) process.stderr.write(`The log cannot be written (${code}).\n`);
    isTold = true;
  });
  file.on('write', () => {
    isTold = false;
  });
  deleteOldLogs(folder, clock.now());
  const hourly = setInterval(() => deleteOldLogs(folder, clock.now()), hourMs).unref();

  return {
    write(line: string): void {
      const now = hourOf(clock.now());
      if (now !== hour) {
        hour = now;
        file.reopen(fileOf(folder, hour));
        deleteOldLogs(folder, clock.now());
      }
      file.write(line);
    },
    close() {
      clearInterval(hourly);
      file.end();
    },
  };
}

/** Earlier versions wrote one file a day; such a file is deleted with its first hour. */
function deleteOldLogs(folder: string, now: Date): void {
  const oldestKept = hourOf(new Date(now.getTime() - periods.logDays * dayMs));
  for (const name of readdirSync(folder)) {
    const [, day, hour = 'T00'] = /^shop-(\d{4}-\d{2}-\d{2})(T\d{2})?\.log$/.exec(name) ?? [];
    if (day && `${day}${hour}` <= oldestKept) rmSync(path.join(folder, name), { force: true });
  }
}

/**
 * An error without the data it was about: database errors carry the values of the row in their message and detail, so
 * of those only the code, the place and the constraint are kept.
 */
export function describeError(error: unknown): Record<string, unknown> {
  const cause = rootCause(error);
  if (!(cause instanceof Error)) return { type: typeof cause };
  const { code, constraint, table, severity } = cause as Error & Record<string, unknown>;
  const isFromDatabase = severity !== undefined || cause !== error;
  return {
    type: cause.name,
    code,
    constraint,
    table,
    message: isFromDatabase ? undefined : cause.message,
    at: framesOf(cause),
  };
}

/** The stack without its first lines, which repeat the message. */
function framesOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}

/** As 2026-11-15T10. */
function hourOf(date: Date): string {
  return date.toISOString().slice(0, 13);
}

function fileOf(folder: string, hour: string): string {
  return path.join(folder, `shop-${hour}.log`);
}
