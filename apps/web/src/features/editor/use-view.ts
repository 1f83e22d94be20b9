import { useState } from 'react';

export type View = 'files' | 'text' | 'preview' | 'hints';

/** Where there is room for one pane only: a file that was opened is shown, however it was opened. */
export function useView(textPath: string | null) {
  const [shown, setShown] = useState<{ of: string | null; view: View }>({ of: textPath, view: viewFor(textPath) });
  if (shown.of !== textPath) setShown({ of: textPath, view: viewFor(textPath) });
  return [shown.view, (view: View) => setShown({ of: textPath, view })] as const;
}

function viewFor(textPath: string | null): View {
  return textPath ? 'text' : 'files';
}
