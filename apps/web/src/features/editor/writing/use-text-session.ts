import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { warn } from '#lib/log.ts';
import { fieldsOf } from '#lib/read-fields.ts';
import { plainLineEnds } from '../plain-line-ends.ts';
import { useEditorCall } from '../use-editor-call.ts';
import { forgetText, isKeptHere, type KeptText, keepText, keptText, writeKeptTexts } from './kept-texts.ts';

/** A text as the server has it. */
export interface SavedText {
  content: string;
  revision: string;
}

interface Session {
  path: string;
  base: SavedText;
  text: string;
  /** What was written here before and not saved, until it is decided about. */
  kept: KeptText | null;
}

type Outcome = { kind: 'saved' } | { kind: 'failed'; error: unknown } | null;

/** How long 'Gespeichert.' is shown (CM-03). */
const savedMs = 1500;

/** A long text over a slow line. */
const saveMs = 60_000;

/** For a file that is not there yet: whoever begins it at the same time is noticed as a conflict. */
const noRevision = '0';

/**
 * The open text from loading to saving. What is typed is kept in the browser until it is saved; nothing that somebody else
 * saved is overwritten without a choice.
 *
 * @param isBack back from the login: what was written before is put in at once
 */
export function useTextSession(path: string | null, isBack: boolean) {
  const call = useEditorCall();
  const queryClient = useQueryClient();
  const [session, setSession] = useState<Session | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [conflict, setConflict] = useState<SavedText | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [hasRoom, setHasRoom] = useState(true);

  const query = useQuery({
    queryKey: ['editor', 'file', path],
    queryFn: ({ signal }) => call('readEditorFile', { query: { path: path ?? '' } }, { signal }),
    enabled: path !== null,
    // Read when it is opened and never under the writer's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  const open = session?.path === path ? session : null;
  if (path !== null && query.data && !open) {
    setSession(openSession(path, query.data, isBack));
    setOutcome(null);
    setConflict(null);
  }
  if (path === null && session) setSession(null);
  const isDirty = open !== null && open.text !== open.base.content;

  // Saving goes on while one types: it sends the latest text, not the one it was called with.
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });

  useEffect(() => {
    if (outcome?.kind !== 'saved') return;
    const timer = setTimeout(() => setOutcome(null), savedMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      writeKeptTexts();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    window.addEventListener('pagehide', writeKeptTexts);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', writeKeptTexts);
    };
  }, [isDirty]);

  function change(given: string | ((text: string) => string)): void {
    const now = latest.current;
    if (!now) return;
    const next = { ...now, text: typeof given === 'string' ? given : given(now.text) };
    latest.current = next;
    setSession(next);
    setOutcome(null);
    keepOrForget(next);
  }

  function keepOrForget({ path: at, text, base, kept }: Session): void {
    if (text !== base.content) setHasRoom(keepText(at, { text, revision: base.revision, at: Date.now() }));
    else if (!kept) forgetText(at);
  }

  /** Saves what is there now; true when it is on the server. */
  async function save(over?: SavedText): Promise<boolean> {
    const sent = latest.current;
    if (!sent || isSaving) return false;
    const revision = over?.revision ?? sent.base.revision;
    setSaving(true);
    setOutcome(null);
    try {
      const saved = await call(
        'saveEditorFile',
        {
          query: { path: sent.path },
          headers: { 'if-match': `"${revision}"` },
          body: { content: sent.text },
        },
        { timeoutMs: saveMs },
      );
      settle(sent, { content: sent.text, revision: saved.revision });
      return true;
    } catch (error) {
      const other = conflictIn(error);
      // An earlier try got through and only its answer was lost.
      if (other?.content === sent.text) {
        settle(sent, other);
        return true;
      }
      if (other) setConflict(other);
      else {
        warn('A text could not be saved.', error);
        setOutcome({ kind: 'failed', error });
        writeKeptTexts();
      }
      return false;
    } finally {
      setSaving(false);
    }
  }

  function settle(sent: Session, base: SavedText): void {
    const now = latest.current?.path === sent.path ? latest.current : sent;
    const next = { ...now, base, kept: null };
    latest.current = next;
    forgetText(sent.path);
    keepOrForget(next);
    setSession(next);
    setConflict(null);
    setOutcome({ kind: 'saved' });
    void queryClient.invalidateQueries({ queryKey: ['editor', 'folder'] });
    void queryClient.invalidateQueries({ queryKey: ['editor', 'revisions', sent.path] });
    // The shop in this tab shows the new text at once.
    for (const subject of ['faq', 'post', 'blog-index', 'glossary', 'legal', 'page-text']) {
      void queryClient.invalidateQueries({ queryKey: [subject] });
    }
  }

  /** Goes on from what somebody else saved, with this text; saved is nothing yet. */
  function continueFrom(base: SavedText, text: string): void {
    if (!open) return;
    const next = { ...open, base, text };
    latest.current = next;
    setSession(next);
    setConflict(null);
    keepOrForget(next);
  }

  /** A file that is not there yet. */
  function begin(text: string): void {
    if (path === null) return;
    const next = { path, base: { content: '', revision: noRevision }, text, kept: null };
    setSession(next);
    keepOrForget(next);
  }

  function restoreKept(): void {
    if (!open?.kept) return;
    const { text, revision } = open.kept;
    // With the revision it was begun with: if somebody saved since, saving says so.
    const next = { ...open, base: { ...open.base, revision }, text, kept: null };
    latest.current = next;
    setSession(next);
    keepOrForget(next);
  }

  function dropKept(): void {
    if (!open) return;
    forgetText(open.path);
    setSession({ ...open, kept: null });
  }

  /** The person goes on without saving. */
  function discard(): void {
    if (!open) return;
    forgetText(open.path);
    setSession({ ...open, text: open.base.content });
  }

  const isMissing = query.error instanceof ApiError && query.error.id === 'NotFound';
  return {
    open,
    isDirty,
    isLoading: path !== null && !open && query.isPending,
    isMissing: !open && isMissing,
    loadError: !open && !isMissing ? query.error : null,
    reload: () => void query.refetch(),
    isReloading: query.isFetching,
    hasRoom,
    isSaving,
    outcome,
    conflict,
    closeConflict: () => setConflict(null),
    change,
    save,
    begin,
    continueFrom,
    restoreKept,
    dropKept,
    discard,
  };
}

export type TextSession = ReturnType<typeof useTextSession>;

function openSession(path: string, stored: SavedText, isBack: boolean): Session {
  const base = { ...stored, content: plainLineEnds(stored.content) };
  const kept = keptText(path);
  if (!kept || kept.text === base.content) return { path, base, text: base.content, kept: null };
  // After a reload it is offered instead, also where the history still says that somebody came from the login.
  if (!isBack || !isKeptHere(path)) return { path, base, text: base.content, kept };
  return { path, base: { ...base, revision: kept.revision }, text: kept.text, kept: null };
}

function conflictIn(error: unknown): SavedText | null {
  if (!(error instanceof ApiError) || error.id !== 'EditConflict') return null;
  const data = fieldsOf(error.data);
  const { content, revision } = data ?? {};
  return typeof content === 'string' && typeof revision === 'string'
    ? { content: plainLineEnds(content), revision }
    : null;
}
