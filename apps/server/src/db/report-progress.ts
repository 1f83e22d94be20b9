const reportEveryMs = 10_000;

/** For work that may take long: whoever watches hears every ten seconds for how many it has been going on. */
export async function reportProgress<Result>(
  report: (seconds: number) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += reportEveryMs / 1_000;
    report(seconds);
  }, reportEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
