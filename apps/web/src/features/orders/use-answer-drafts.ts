import { useState } from 'react';
import type { Session } from '#domain/session/read-session.ts';
import type { AnswerDrafts } from './order-tools.ts';

/**
 * What is typed outlives a session that ends, but never the person: when somebody else signs in, it is gone. `hasAny`
 * tells whether something is waiting to be sent.
 */
export function useAnswerDrafts(session: Session | null | undefined): AnswerDrafts & { hasAny: boolean } {
  const [kept, setKept] = useState<{ owner: string | null; texts: Record<string, string> }>({ owner: null, texts: {} });
  const isForeign = Boolean(session && kept.owner && session.email !== kept.owner);
  const texts = isForeign ? {} : kept.texts;

  return {
    hasAny: Object.values(texts).some((text) => text.trim() !== ''),
    read: (orderId) => texts[orderId] ?? '',
    write: (orderId, text) =>
      setKept({ owner: session ? session.email : kept.owner, texts: { ...texts, [orderId]: text } }),
  };
}
