import type { ApiCall } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { warn } from '#lib/log.ts';
import { fieldsOf } from '#lib/read-fields.ts';
import { plainLineEnds } from '../plain-line-ends.ts';
import type { SavedText, Sending, SessionEvent } from './session-state.ts';

/** A long text over a slow line. */
const saveMs = 60_000;

/** Saves a text, and tells what the server said to it. */
export async function sendText(call: ApiCall, sent: Sending): Promise<SessionEvent> {
  const input = {
    query: { path: sent.path },
    headers: { 'if-match': `"${sent.revision}"` },
    body: { content: sent.text },
  };
  try {
    const { revision } = await call('saveEditorFile', input, { timeoutMs: saveMs });
    return { is: 'saved', sent, revision };
  } catch (error) {
    const theirs = conflictIn(error);
    if (theirs) return { is: 'conflicted', sent, theirs };
    warn('A text could not be saved.', error);
    return { is: 'notSaved', sent, error };
  }
}

function conflictIn(error: unknown): SavedText | null {
  if (!(error instanceof ApiError) || error.id !== 'EditConflict') return null;
  const { content, revision } = fieldsOf(error.data) ?? {};
  return typeof content === 'string' && typeof revision === 'string'
    ? { content: plainLineEnds(content), revision }
    : null;
}
