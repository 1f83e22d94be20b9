import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** The built server as a process of its own: what a person at a terminal sees of it. */
const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export class Terminal {
  readonly process: ChildProcess;
  screen = '';

  constructor(env: Record<string, string>) {
    this.process = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, PORT: '0', ...env } });
    this.process.stdout?.on('data', (text) => this.show(text));
    this.process.stderr?.on('data', (text) => this.show(text));
    onTestFinished(() => void this.process.kill('SIGKILL'));
  }

  private show(text: string): void {
    this.screen += text;
    this.process.emit('shown');
  }

  /** Waits until this can be read on the screen. */
  async shows(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(this.screen);
      if (found) return found;
      if (this.process.exitCode !== null) throw new Error(`ended without showing ${pattern}:\n${this.screen}`);
      await Promise.race([once(this.process, 'shown'), once(this.process, 'exit')]);
    }
  }

  async origin(): Promise<string> {
    return (await this.shows(/Shop +(http:\/\/[^/]+)\//))[1] ?? '';
  }

  /** Waits for its end; null when it was killed. */
  async exitCode(): Promise<number | null> {
    const { exitCode, signalCode } = this.process;
    if (exitCode === null && signalCode === null) await once(this.process, 'exit');
    return this.process.exitCode;
  }
}

export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-main-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
