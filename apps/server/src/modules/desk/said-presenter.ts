/** Who said something about a prescription, and when. */
export function said({ byName, at }: { byName: string; at: Date }) {
  return { by: byName, at: at.toISOString() };
}
