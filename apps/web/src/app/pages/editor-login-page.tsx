import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { EditorLogin } from '#features/editor/login/editor-login.tsx';
import { type ReturnState, readLoginState } from '#features/editor/login-state.ts';
import { usePageTitle } from '../use-page-title.ts';

export default function EditorLoginPage() {
  const title = useTranslations('pages.titles')('editorLogin');
  const navigate = useNavigate();
  const { from, isSessionOver } = readLoginState(useLocation().state);
  usePageTitle(title);

  function goBack() {
    const state: ReturnState = { isBackFromLogin: true };
    void navigate(from, { replace: true, state });
  }

  return <EditorLogin title={title} isSessionOver={isSessionOver} onLoggedIn={goBack} />;
}
