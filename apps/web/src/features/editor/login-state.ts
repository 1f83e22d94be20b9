import { fieldsOf, textIn } from '#lib/read-fields.ts';
import { linkTo } from '#lib/routes.ts';

/** What the login is told about where somebody came from. */
export interface LoginState {
  from: string;
  /** Not by choice: what was written is put back at once. */
  isSessionOver: boolean;
}

/** What the editor is told after a login. */
export interface ReturnState {
  isBackFromLogin: true;
}

export function readLoginState(state: unknown): LoginState {
  const fields = fieldsOf(state);
  const from = textIn(fields?.from);
  // Only ever back into the editor, whatever a history entry says.
  const isOurs = from?.startsWith(`${linkTo('Editor')}?`) || from === linkTo('Editor');
  return { from: isOurs && from ? from : linkTo('Editor'), isSessionOver: fields?.isSessionOver === true };
}

export function isBackFromLogin(state: unknown): boolean {
  return fieldsOf(state)?.isBackFromLogin === true;
}

/** Leaving for the login is never held up by unsaved text: it is kept. */
export function isSessionOver(state: unknown): boolean {
  return fieldsOf(state)?.isSessionOver === true;
}
