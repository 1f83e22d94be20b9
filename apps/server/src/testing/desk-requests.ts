import { randomUUID } from 'node:crypto';
import { idleSecondsHeader } from '@shop/contract/desk/idle-header';

/** Somebody at the desk as the network sees them: real requests to a real process, which may die at any moment. */
export class DeskBrowser {
  origin = '';
  private readonly cookie: string;

  constructor(cookie: string) {
    this.cookie = cookie;
  }

  async call<Answer = unknown>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.origin}/api/desk${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        [idleSecondsHeader]: '0',
        'idempotency-key': randomUUID(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as Answer;
  }
}

/** Goes on until the shop is gone. What a busy machine could not do in time is not acknowledged, and tried again. */
export async function untilItDies(act: () => Promise<boolean>): Promise<void> {
  for (;;) {
    try {
      if (!(await act())) return;
    } catch (error) {
      // What `fetch` throws when nobody answers any more.
      if (error instanceof TypeError) return;
      if (!/: 503 /.test((error as Error).message)) throw error;
    }
  }
}
