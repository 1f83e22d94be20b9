/** Runs what is asked for under one name one after the other; different names do not wait for each other. */
export function takingTurns(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
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
