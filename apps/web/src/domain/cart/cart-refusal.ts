import { ApiError } from '#lib/api-error.ts';

/** No session, no answer in time, or too many questions at once: the same request may succeed later. */
const passing = new Set([401, 408, 429]);

/**
 * A refusal with a reason, such as sold out: told to the person and not kept. Everything else failed on the way, and what
 * was to be added is kept on this device (reading 25, CA-07).
 */
export function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const isClientError = error.status >= 400 && error.status < 500 && !passing.has(error.status);
  // Without an id another server gives no reason.
  return isClientError && error.foreignMessage !== '';
}
