/** The id that no file belongs to on any Linux. */
const nobody = 65_534;

/** Does this work as a user whom permissions stop: root, as whom CI runs, may write anywhere. */
export async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  const before = process.geteuid?.();
  if (before === 0) process.seteuid?.(nobody);
  try {
    return await work();
  } finally {
    if (before === 0) process.seteuid?.(before);
  }
}
