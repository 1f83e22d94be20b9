import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** False until the browser has nothing more urgent to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
