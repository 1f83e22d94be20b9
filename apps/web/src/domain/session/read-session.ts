import { type Fields, fieldsOf, flagIn, numberIn, textIn } from '#lib/read-fields.ts';

export interface Session {
  userId: string | null;
  email: string | null;
  firstName: string | null;
  name: string | null;
  /** Null when the server does not tell. */
  onboardingCompleted: boolean | null;
}

/**
 * A session in any shape that is in use (AU-08): flat, in `json.data` or in `json.data.custom.payload`, each with
 * `session` and `user` of its own; the legacy answer is the user itself. Null when nobody is signed in.
 */
export function readSession(answer: unknown): Session | null {
  const data = fieldsOf(fieldsOf(fieldsOf(answer)?.json)?.data);
  const payload = fieldsOf(fieldsOf(data?.custom)?.payload);
  const roots = [fieldsOf(answer), data, payload].filter((root) => root !== null);
  const places = [...roots, ...roots.flatMap(({ user, session }) => [user, session].map(fieldsOf))];

  const find = <Value>(read: (place: Fields) => Value | null): Value | null => {
    for (const place of places) {
      const value = place && read(place);
      if (value !== null && value !== undefined) return value;
    }
    return null;
  };

  const onboardingCompleted = find((place) => flagIn(place.onboardingCompleted));
  const email = find((place) => textIn(place.email));
  const userId = find((place) => idIn(place.userId));
  const sessionId = find((place) => idIn(place.sessionId));
  if (onboardingCompleted === null && email === null && userId === null && sessionId === null) return null;

  return {
    userId: userId === null ? null : String(userId),
    email,
    firstName: find((place) => textIn(place.firstName)),
    name: find((place) => textIn(place.name)),
    onboardingCompleted,
  };
}

function idIn(value: unknown): string | number | null {
  return textIn(value) ?? numberIn(value);
}
