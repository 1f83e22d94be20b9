import '../../styles/mono.css';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { EditorWorkspace } from '#features/editor/editor-workspace.tsx';
import { useLeaveForLogin } from '#features/editor/use-editor-call.ts';
import { readStored } from '#lib/storage.ts';
import germanWords from '../../../../../content/risky-words.de.txt?raw';
import englishWords from '../../../../../content/risky-words.en.txt?raw';
import { EditorPreview } from '../editor/editor-preview.tsx';
import { EditorTools } from '../editor/editor-tools.tsx';
import { usePageTitle } from '../use-page-title.ts';

const riskyWords = { de: germanWords, en: englishWords };

export default function EditorPage() {
  const title = useTranslations('pages.titles')('editor');
  const leave = useLeaveForLogin();
  const isLoggedIn = readStored('cms_token') !== null;
  const [cameLoggedIn] = useState(isLoggedIn);
  // Whoever has logged out is on the way to the login, and no session has ended for them.
  const isLeaving = useNavigation().state !== 'idle';
  usePageTitle(title);

  useEffect(() => {
    if (!isLoggedIn && !isLeaving) leave(cameLoggedIn);
  }, [isLoggedIn, isLeaving, cameLoggedIn, leave]);

  if (!isLoggedIn) return null;
  return (
    <EditorWorkspace
      title={title}
      riskyWords={riskyWords}
      tools={<EditorTools />}
      preview={(path, text) => <EditorPreview path={path} text={text} />}
    />
  );
}
