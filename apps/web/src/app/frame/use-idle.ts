import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** False until the browser has nothing more urgent to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
}
