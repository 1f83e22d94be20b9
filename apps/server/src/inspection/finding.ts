/** What a file proves, and why no more. decision 85 says what a person may make of it. */
export type Verdict = 'good' | 'notProvable' | 'bad' | 'none';

export type Reason =
  | 'altered'
  | 'coverage'
  | 'expired'
  | 'notYetValid'
  | 'revoked'
  | 'chainUnknown'
  | 'revocationUnknown'
  | 'trustListInvalid'
  | 'unsupported'
  | 'unreadable'
  | 'seenBefore';

export interface Problem {
  reason: Reason;
  /** Something speaks against the file; otherwise a link is missing. */
  isBad: boolean;
}

export const missing = (reason: Reason): Problem => ({ reason, isBad: false });
export const against = (reason: Reason): Problem => ({ reason, isBad: true });

/** What speaks against a file counts more than what is missing. */
export function verdictOn(problems: readonly Problem[]): Verdict {
  if (problems.some(({ isBad }) => isBad)) return 'bad';
  return problems.length > 0 ? 'notProvable' : 'good';
}

export function reasonsOf(problems: readonly Problem[]): Reason[] {
  return [...new Set(problems.map(({ reason }) => reason))];
}

export interface Signer {
  name: string;
  profession?: string;
  issuer?: string;
  serial?: string;
  signedAt?: string;
}

export interface PrintedCode {
  taskId: string;
  accessCode: string;
}

export interface FieldError {
  field: string;
  message: string;
}

type FindingKind = 'pdf-signature' | 'cms' | 'datamatrix' | 'kbv-bundle' | 'camt' | 'trusted-list' | 'unknown';

export interface Finding {
  kind: FindingKind;
  verdict: Verdict;
  reasons: Reason[];
  signer?: Signer;
  signers?: Signer[];
  codes?: PrintedCode[];
  fields?: Record<string, unknown>;
  errors?: FieldError[];
}
