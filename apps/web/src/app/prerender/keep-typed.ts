import { onTakenOver } from './taken-over.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what somebody types or ticks in a drawn page before React has taken it over: React would write its own, empty
 * state over it. Once the page answers, the same input happens once more, so that the field's own handler hears it.
 */
export function keepTyped(root: HTMLElement): void {
  // With its value of then: the first field that happens again makes React draw the others anew, as it knows them.
  const early = new Map<Field, string | boolean>();
  let isOver = false;
  let isWaiting = false;
  const note = (field: EventTarget | null) => {
    if (!isField(field)) return;
    if (isOver && isTaken(field)) early.delete(field);
    else if (isTouched(field)) early.set(field, field[valueName(field) as 'value']);
    // Typed while the page answers already, into a part whose code is still on the way.
    if (isOver && early.size > 0) wait();
  };
  const wait = () => {
    if (!isWaiting) requestAnimationFrame(replay);
    isWaiting = true;
  };
  // A part that hydrates later than the page has its fields later too.
  const replay = () => {
    isWaiting = false;
    for (const [field, value] of early) {
      if (!isTaken(field) && field.isConnected) continue;
      early.delete(field);
      const heir = field.isConnected ? field : sameNamed(root, field);
      if (heir) happenAgain(heir, value);
    }
    if (early.size > 0) wait();
  };
  for (const field of root.querySelectorAll('input, textarea')) note(field);
  const hear = ({ type, target }: Event) => {
    if (isField(target)) {
      // React takes a part over in the middle of its first click: by the `input` that follows, a tick would look like one it heard.
      if ((type === 'click') === isTickBox(target)) note(target);
    } else if (isOver && type === 'click') replay();
  };
  for (const type of ['click', 'input']) root.addEventListener(type, hear, { capture: true });
  onTakenOver(root, () => {
    isOver = true;
    replay();
  });
}

/** Where React has drawn a part anew, the field of the same name in its place, as long as nobody has typed there. */
function sameNamed(root: HTMLElement, { name, tagName }: Field): Field | null {
  if (!name) return null;
  const found = root.querySelector(`${tagName}[name="${CSS.escape(name)}"]`);
  return isField(found) && !isTouched(found) ? found : null;
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function isTickBox({ type }: Field): boolean {
  return type === 'checkbox' || type === 'radio';
}

function valueName(field: Field): 'checked' | 'value' {
  return isTickBox(field) ? 'checked' : 'value';
}

/** React follows the value of a field by a property of the element's own. */
function isTaken(field: Field): boolean {
  return Object.hasOwn(field, valueName(field));
}

function isTouched(field: Field): boolean {
  if (field instanceof HTMLInputElement && valueName(field) === 'checked')
    return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** React compares with what it knew last, so the value goes back first and returns without React's knowledge. */
function happenAgain(field: Field, value: string | boolean): void {
  const isTick = typeof value === 'boolean';
  if (isTick && field instanceof HTMLInputElement) field.checked = field.defaultChecked;
  else field.value = field.defaultValue;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, valueName(field))?.set?.call(field, value);
  // For a tick no MouseEvent: that would switch it once more.
  field.dispatchEvent(new Event(isTick ? 'click' : 'input', { bubbles: true }));
}
