type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What stood in a field before a scanner typed into it, and where the cursor was. */
export interface FieldBefore {
  element: TextField;
  value: string;
  selection: [start: number, end: number] | null;
}

/** Null for what is no field of text, and in a dialog, which a scan must not lead away from. */
export function fieldBefore(target: EventTarget | null): FieldBefore | null {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isField || target.closest('dialog')) return null;
  const { value, selectionStart, selectionEnd } = target;
  return {
    element: target,
    value,
    selection: selectionStart === null ? null : [selectionStart, selectionEnd ?? selectionStart],
  };
}

/** As if somebody had typed it: React hears of a value only by the setter of the element's own class and its event. */
export function putBack({ element, value, selection }: FieldBefore): void {
  const kind = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  if (selection) element.setSelectionRange(...selection);
}
