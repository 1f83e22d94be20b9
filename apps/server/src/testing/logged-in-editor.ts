import type { Endpoint, Input } from '@shop/contract/endpoint';
import type { Database } from '../db/pool.ts';
import { editorSessions, editors } from '../db/schema/editor.ts';
import { nobodysHash } from '../modules/editor/password-hash.ts';
import type { TestApp } from './test-app.ts';

export interface TestEditor {
  token: string;
  call: TestApp['call'];
}

let logins = 0;

/** Logged in without the password, whose hash takes its time on purpose. */
export async function givenEditor(shop: TestApp, db: Database): Promise<TestEditor> {
  const token = `token-of-eva-${++logins}-${'x'.repeat(20)}`;
  const [editor] = await db
    .insert(editors)
    .values({ username: 'eva', passwordHash: nobodysHash })
    .onConflictDoUpdate({ target: editors.username, set: { username: 'eva' } })
    .returning();
  const now = shop.clock.now();
  const tokenHash = shop.keys.hash('editors', token);
  await db.insert(editorSessions).values({ tokenHash, editorId: editor?.id ?? '', createdAt: now, lastUsedAt: now });
  return { token, call: (endpoint, input) => callWith(shop, { authorization: `Bearer ${token}` }, endpoint, input) };
}

/** Asks with these headers beside those of the input. */
export function callWith<E extends Endpoint>(
  shop: TestApp,
  more: Record<string, string>,
  endpoint: E,
  input: Input<E>,
): ReturnType<typeof shop.call<E>> {
  const { headers, ...rest } = input as { headers?: Record<string, string> };
  return shop.call(endpoint, { ...rest, headers: { ...more, ...headers } } as Input<E>);
}
