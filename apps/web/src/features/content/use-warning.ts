import { useEffect } from 'react';
import { warn } from '#lib/log.ts';

/** Tells the log, once for each failure. */
export function useWarning(message: string, error: unknown): void {
  useEffect(() => {
    if (error) warn(message, error);
  }, [message, error]);
}
