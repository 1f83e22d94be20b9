import type { ErrorData } from '@shop/contract/errors';

type Reason = ErrorData<'StatementRefused'>['reason'];

/** Why a file is not read as a statement; nothing of it is kept. */
export class StatementRefusal extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

/** Columns that nobody has named yet. */
export class UnknownColumns extends Error {
  readonly columns: string[];
  readonly rows: string[][];

  constructor(columns: string[], rows: string[][]) {
    super('unknown columns');
    this.columns = columns;
    this.rows = rows;
  }
}
