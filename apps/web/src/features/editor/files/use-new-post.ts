import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { warn } from '#lib/log.ts';
import { editorKeys } from '#lib/query-keys.ts';
import { showToast } from '#ui/toast.ts';
import type { TextLanguage } from '../places.ts';
import { useEditorCall } from '../use-editor-call.ts';
import { newPost } from './new-post.ts';

/** Begins a post (CM-05). */
export function useNewPost() {
  const t = useTranslations('editor.files');
  const call = useEditorCall();
  const queryClient = useQueryClient();
  const [isCreating, setCreating] = useState(false);

  async function create(language: TextLanguage, onCreated: (path: string) => void): Promise<void> {
    const { path, content } = newPost(language, new Date());
    setCreating(true);
    try {
      await call('saveEditorFile', { query: { path }, headers: { 'if-match': '"0"' }, body: { content } });
      await queryClient.invalidateQueries({ queryKey: editorKeys.folder() });
      onCreated(path);
    } catch (error) {
      warn('A post could not be created.', error);
      showToast(t('newPostFailed'), { type: 'error' });
    } finally {
      setCreating(false);
    }
  }

  return { create, isCreating };
}
