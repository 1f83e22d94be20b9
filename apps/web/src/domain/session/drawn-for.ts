import { createContext, use } from 'react';

/** Whom a screen that is drawn ahead is for: strangers are those of whom the shop knows nothing, neither a session nor a cart. */
export type DrawnFor = 'everybody' | 'strangers' | 'known' | 'patients';

export const DrawnForContext = createContext<DrawnFor>('everybody');

/** What a value of the browser has to be until React has taken over what was drawn for those (`useBrowserValue`). */
export function useDrawnFor(): DrawnFor {
  return use(DrawnForContext);
}
