/** A mutex per name: work under the same name runs one after the other, in the order it was asked for. */
export function createKeyedMutex(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<void>>();

  return (name, work) => {
    const result = (last.get(name) ?? Promise.resolve()).then(work);
    const done = result.then(
      () => {},
      () => {},
    );
    last.set(name, done);
    void done.then(() => {
      if (last.get(name) === done) last.delete(name);
    });
    return result;
  };
}
