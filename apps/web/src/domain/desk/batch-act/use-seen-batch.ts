import type { BatchShown } from '@shop/contract/desk/stock';
import { useState } from 'react';

/** The batch as it was when somebody began to write; what a colleague does with it meanwhile is told before anything is sent. */
export function useSeenBatch(batch: BatchShown) {
  const [seen, setSeen] = useState(batch);
  return {
    version: seen.version,
    changes: seen.version === batch.version ? null : { before: seen, now: batch },
    lookAt: () => setSeen(batch),
  };
}
