import { type ErrorData, type ErrorId, errors } from '@shop/contract/errors';

/** How a service refuses. The error handler turns it into an answer of the contract's error catalogue. */
export class ShopError<Id extends ErrorId = ErrorId> extends Error {
  override name = 'ShopError';
  readonly id: Id;
  readonly data: ErrorData<Id> | undefined;

  constructor(id: Id, ...[data]: ErrorData<Id> extends undefined ? [] : [data: ErrorData<Id>]) {
    super(errors[id].message);
    this.id = id;
    this.data = data;
  }
}

/** Drizzle wraps the driver's error and puts the query's parameters into its own message. */
export function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootCause(error.cause) : error;
}
