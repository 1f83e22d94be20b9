import type { Session } from '#domain/session/read-session.ts';

/** Whom the header greets (FR-04): the first word of the first name, else the name, else what stands before the @. */
export function greetingName({ firstName, name, email }: Session): string | null {
  const [firstWord] = (firstName ?? '').trim().split(/\s+/);
  return firstWord || name?.trim() || email?.split('@')[0]?.trim() || null;
}

/** Two letters at most, for the disc beside the greeting. */
export function initialsOf({ firstName, name, email }: Session): string {
  const words = (name?.trim() || firstName?.trim() || email || '').split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase('de');
}
