/** What was looked at, as the report names it. */
export type Part =
  | 'program'
  | 'settings'
  | 'data folder'
  | 'database'
  | 'storage'
  | 'backup'
  | 'logs'
  | 'mail'
  | 'time'
  | 'address';

/** `wrong` keeps the shop from working as it should; `remark` is worth a look, and no more. */
export interface Finding {
  part: Part;
  state: 'fine' | 'remark' | 'wrong';
  says: string;
  /** What the operator can do about it; nothing is to be done where all is fine. */
  advice: string | null;
}

/** The findings of one part, each in one sentence. */
export function findingsOf(part: Part) {
  return {
    fine: (says: string): Finding => ({ part, state: 'fine', says, advice: null }),
    remark: (says: string, advice: string): Finding => ({ part, state: 'remark', says, advice }),
    wrong: (says: string, advice: string): Finding => ({ part, state: 'wrong', says, advice }),
  };
}

/** The error's own id, as far as it is known: EACCES, ENOSPC, InvalidAccessKeyId … */
export function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'an unknown error');
}
