import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApiCall } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { editorKeys, textKeys } from '#lib/query-keys.ts';
import { plainLineEnds } from '../plain-line-ends.ts';
import { useEditorCall } from '../use-editor-call.ts';
import { forgetText, isKeptHere, keepText, keptText, writeKeptTexts } from './kept-texts.ts';
import { sendText } from './send-text.ts';
import {
  atPath,
  isEdited,
  type SavedText,
  type Sending,
  type SessionEffect,
  type SessionEvent,
  sessionAt,
} from './session-state.ts';
import { advance } from './text-session.ts';
import { useCloseGuard } from './use-close-guard.ts';

/** How long 'Gespeichert.' is shown (CM-03). */
const savedMs = 1500;

/**
 * The open text from loading to saving: `text-session.ts` decides, this does what must happen then.
 *
 * @param isBack back from the login: what was written before is put in at once
 */
export function useTextSession(path: string | null, isBack: boolean) {
  const call = useEditorCall();
  const queryClient = useQueryClient();
  const [state, setState] = useState(() => sessionAt(path));
  // Events may come faster than drawings: each goes on from the one before.
  const latest = useRef(state);
  const [hasRoom, setHasRoom] = useState(true);

  const query = useQuery(fileQuery(call, path));

  /** @returns what becomes of the effects: true for a text that is on the server */
  function tell(event: SessionEvent): Promise<boolean[]> {
    const [next, effects] = advance(latest.current, event, Date.now());
    latest.current = next;
    setState(next);
    return Promise.all(effects.map(run));
  }

  async function run(effect: SessionEffect): Promise<boolean> {
    switch (effect.do) {
      case 'send':
        return send(effect.sending);
      case 'keep':
        setHasRoom(keepText(effect.path, effect.kept));
        break;
      case 'forget':
        forgetText(effect.path, effect.only);
        break;
      case 'writeKept':
        writeKeptTexts();
        break;
      case 'refreshShop':
        refreshShop(effect.path);
    }
    return false;
  }

  async function send(sent: Sending): Promise<boolean> {
    await tell(await sendText(call, sent));
    const { shown } = latest.current;
    return shown.stage === 'open' && shown.outcome?.kind === 'saved';
  }

  function refreshShop(saved: string): void {
    void queryClient.invalidateQueries({ queryKey: editorKeys.folder() });
    void queryClient.invalidateQueries({ queryKey: editorKeys.revisions(saved) });
    // The shop in this tab shows the new text at once.
    for (const queryKey of textKeys) void queryClient.invalidateQueries({ queryKey });
  }

  const { data, error: loadError } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: tells what has come, once.
  useEffect(() => {
    void tell({ is: 'opened', path });
    if (path === null) return;
    if (data) void tell(loaded(path, data, isBack));
    else if (loadError) void tell({ is: 'notLoaded', path, error: loadError, isMissing: isMissing(loadError) });
  }, [path, data, loadError]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is still on its way then belongs to an earlier visit.
  useEffect(() => () => void tell({ is: 'opened', path: null }), []);

  const shown = state.shown.path === path ? state.shown : atPath(path);
  const open = shown.stage === 'open' ? shown : null;
  const isDirty = open !== null && isEdited(open);
  const outcome = open?.outcome ?? null;
  useCloseGuard(isDirty);

  // biome-ignore lint/correctness/useExhaustiveDependencies: counts from the saving on.
  useEffect(() => {
    if (outcome?.kind !== 'saved') return;
    const timer = setTimeout(() => void tell({ is: 'savedShown' }), savedMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  return {
    open,
    isDirty,
    isLoading: shown.stage === 'loading',
    isMissing: shown.stage === 'missing',
    loadError: shown.stage === 'unreachable' ? shown.error : null,
    reload: () => void query.refetch(),
    isReloading: query.isFetching,
    hasRoom,
    isSaving: state.sending !== null,
    outcome,
    conflict: open?.conflict ?? null,
    closeConflict: () => void tell({ is: 'conflictClosed' }),
    change(given: string | ((text: string) => string)): void {
      const now = latest.current.shown;
      if (now.stage !== 'open') return;
      void tell({ is: 'changed', text: typeof given === 'string' ? given : given(now.text) });
    },
    /** Saves what is there now, over what somebody else saved if so chosen; true when it is on the server. */
    async save({ isOverConflict = false } = {}): Promise<boolean> {
      const [isSaved = false] = await tell({ is: 'saveAsked', isOverConflict });
      return isSaved;
    },
    /** A file that is not there yet. */
    begin: (text: string) => void tell({ is: 'begun', text }),
    /** Goes on from what somebody else saved, with this text; saved is nothing yet. */
    continueFromConflict: (text: string) => void tell({ is: 'continuedFromConflict', text }),
    restoreKept: () => void tell({ is: 'keptRestored' }),
    dropKept: () => void tell({ is: 'keptDropped' }),
    /** The person goes on without saving. */
    discard: () => void tell({ is: 'discarded' }),
  };
}

export type TextSession = ReturnType<typeof useTextSession>;

function loaded(path: string, { content, revision }: SavedText, isBack: boolean): SessionEvent {
  // After a reload it is offered instead, also where the history still says that somebody came from the login.
  const isPutIn = isBack && isKeptHere(path);
  const saved = { content: plainLineEnds(content), revision };
  return { is: 'loaded', path, saved, kept: keptText(path), isBack: isPutIn };
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.id === 'NotFound';
}

function fileQuery(call: ApiCall, path: string | null) {
  return queryOptions({
    queryKey: editorKeys.file(path),
    queryFn: ({ signal }) => call('readEditorFile', { query: { path: path ?? '' } }, { signal }),
    enabled: path !== null,
    // Read when it is opened and never under the writer's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
