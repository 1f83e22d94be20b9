/** What two leads change, or one with a day for the others to stop it (decision 83). */
export const pendingKinds = ['bank', 'release', 'roles', 'device', 'hold'] as const;
export type PendingKind = (typeof pendingKinds)[number];

/** Of what nobody at the desk has proposed: these stand in config.json, anything else was a command. Two leads confirm them. */
export function isOfFile(kind: PendingKind): boolean {
  return kind === 'bank' || kind === 'release';
}
