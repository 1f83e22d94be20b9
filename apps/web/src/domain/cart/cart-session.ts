/**
 * Counts who has been at this browser: every sign-in and sign-out begins a new cart session, and a cart write made in an
 * older one is discarded (AU-07). `const session = currentCartSession()` before the write, compared after it.
 */
let session = 0;

export function currentCartSession(): number {
  return session;
}

export function bumpCartSession(): void {
  session += 1;
}
