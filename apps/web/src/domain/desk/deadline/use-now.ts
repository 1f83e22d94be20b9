import { useEffect, useState } from 'react';

const stepMs = 30_000;

/** The time, told often enough for deadlines in minutes. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), stepMs);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
