import { warn } from '#lib/log.ts';

/** Hands the mail to the visitor's mail program; false, and a line in the log, when the browser refuses. */
export function openMail(address: string): boolean {
  try {
    window.location.assign(address);
    return true;
  } catch (error) {
    // Not logged: the address contains what was typed.
    warn('The mail client could not be opened.', error instanceof Error ? error.name : error);
    return false;
  }
}
