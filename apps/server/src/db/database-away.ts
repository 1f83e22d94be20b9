import { rootCause } from '../errors.ts';

const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The database cannot be reached, is starting or is shutting down: worth another try, unlike a fault of ours. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = rootCause(error) as { code?: string; syscall?: string; message?: string };
  if (cause.code && networkCodes.has(cause.code)) return cause.syscall === 'connect' || cause.code !== 'ENOENT';
  if (/^(08|53|57P)/.test(cause.code ?? '')) return true;
  // The last is what a rollback says after the connection was lost within a transaction.
  return /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(cause.message ?? '');
}
