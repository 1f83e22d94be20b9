import { createHash, timingSafeEqual } from 'node:crypto';
import { inspect } from 'node:util';

const shown = '[secret]';

/**
 * A password, a key, or an address with a password in it. Printed, serialised or joined to a text it shows '[secret]'.
 * Opened by name, as late as possible, by whoever hands it to the program it is for.
 */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  reveal(): string {
    return this.#text;
  }

  /** Takes the same time wherever they differ. */
  equals(other: Secret): boolean {
    return timingSafeEqual(digestOf(this.#text), digestOf(other.#text));
  }

  toString(): string {
    return shown;
  }

  toJSON(): string {
    return shown;
  }

  [inspect.custom](): string {
    return shown;
  }
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
