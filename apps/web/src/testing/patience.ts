/** For `vi.waitFor`, whose own limit is a second: a busy machine is no failure. The DOM's `waitFor` has its limit in setup.ts. */
export const patience = { timeout: 30_000 };
