/** What can be done with a row. The functions stay the same from render to render, so that rows are not drawn anew. */
export interface RowActs {
  addressOf: (code: string) => string;
  onSelect: (code: string) => void;
  onMark: (id: string) => void;
}

/** The place of a row in the page; null while it is not shown. */
export function rowElement(code: string): HTMLElement | null {
  return document.querySelector(`[data-row="${CSS.escape(code)}"]`);
}
