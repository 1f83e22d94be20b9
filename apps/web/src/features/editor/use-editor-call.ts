import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { type ApiCall, callTelling } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { linkTo } from '#lib/routes.ts';
import { forget } from '#lib/storage.ts';
import type { LoginState } from './login-state.ts';

/** Calls the server; a 401 leads to the login, and from there back to the same file (CM-06). */
export function useEditorCall(): ApiCall {
  const leave = useLeaveForLogin();
  return useMemo(
    () =>
      callTelling((error) => {
        if (error instanceof ApiError && error.status === 401) leave(true);
      }),
    [leave],
  );
}

/**
 * To the login: the token goes, unsaved text stays in the browser.
 *
 * @returns takes whether a session has ended; who never had one is not told so
 */
export function useLeaveForLogin(): (isSessionOver: boolean) => void {
  const navigate = useNavigate();
  return useCallback(
    (isSessionOver) => {
      forget('cms_token');
      const address = window.location.hash.slice(1);
      // Several calls may be refused at once; the first has left already.
      if (address.startsWith(linkTo('EditorLogin'))) return;
      const state: LoginState = { from: address, isSessionOver };
      void navigate(linkTo('EditorLogin'), { state });
    },
    [navigate],
  );
}
