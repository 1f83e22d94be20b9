/** A name for the wish to order, under which it may be sent as often as needed. Works without a secure context too. */
export function newAttempt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The Idempotency-Key: the same for the same order, over retries and reloads, so that it is made once; another one as soon
 * as anything in it is another.
 */
export function idempotencyKey(attempt: string, order: unknown): string {
  return `${attempt}-${fingerprint(JSON.stringify(order))}`;
}

/** FNV-1a: enough to tell the few orders of one attempt from each other. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
