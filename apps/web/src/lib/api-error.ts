import type { ErrorId } from '@shop/contract/errors';

/** `Unreachable`: the request or its answer got lost on the way. */
export type ApiErrorId = ErrorId | 'Unreachable';

interface ApiErrorParts {
  id: ApiErrorId;
  status: number;
  message: string;
  data?: unknown;
  requestId?: string | null;
  foreignMessage?: string | null;
}

/** Every failure of a call. `message` is the server's, for logs; people read the sentence of `use-error-text.ts`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** A foreign backend may send an id that is not in the catalogue; the error text then falls back. */
  readonly id: ApiErrorId;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly data: unknown;
  readonly requestId: string | null;
  /** What a server without error ids said, '' when it said nothing; null when the id is the server's own. */
  readonly foreignMessage: string | null;

  constructor(
    { id, status, message, data, requestId = null, foreignMessage = null }: ApiErrorParts,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.id = id;
    this.status = status;
    this.data = data;
    this.requestId = requestId;
    this.foreignMessage = foreignMessage;
  }
}

/** The call is for people who are signed in, and the server knows of nobody. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.id === 'Unauthorized';
}
