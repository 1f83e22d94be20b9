import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { warn } from '#lib/log.ts';
import { editorKeys } from '#lib/query-keys.ts';
import { showToast } from '#ui/toast.ts';
import { nameOf } from '../places.ts';
import { useEditorCall } from '../use-editor-call.ts';

/** Takes files away and brings the last one back. */
export function useRemoval() {
  const t = useTranslations('editor.files');
  const call = useEditorCall();
  const queryClient = useQueryClient();
  const [removed, setRemoved] = useState<{ path: string; revision: string } | null>(null);

  async function remove(path: string): Promise<boolean> {
    try {
      const { revision } = await call('removeEditorFile', { query: { path } });
      setRemoved({ path, revision });
      await queryClient.invalidateQueries({ queryKey: editorKeys.folder() });
      return true;
    } catch (error) {
      warn('A file could not be removed.', error);
      showToast(t('removeFailed', { name: nameOf(path) }), { type: 'error' });
      return false;
    }
  }

  /** The path that is there again; null when it failed. */
  async function undo(): Promise<string | null> {
    if (!removed) return null;
    const name = nameOf(removed.path);
    try {
      await call('restoreEditorFile', { body: removed });
      setRemoved(null);
      showToast(t('undone', { name }), { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: editorKeys.folder() });
      return removed.path;
    } catch (error) {
      warn('A file could not be restored.', error);
      showToast(t('undoFailed', { name }), { type: 'error' });
      return null;
    }
  }

  return { removed: removed?.path ?? null, remove, undo };
}
