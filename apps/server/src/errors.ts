import { type ErrorData, type ErrorId, errors } from '@shop/contract/errors';

/** The way a service says no. The error handler turns it into the answer of the contract's catalogue. */
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
