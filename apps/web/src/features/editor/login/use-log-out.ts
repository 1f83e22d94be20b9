import { useNavigate } from 'react-router';
import { call } from '#lib/api.ts';
import { warn } from '#lib/log.ts';
import { linkTo } from '#lib/routes.ts';
import { forget } from '#lib/storage.ts';

/** Ends the session here in any case, and on the server where it can be reached. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await call('editorLogout', undefined).catch((error: unknown) => warn('The session could not be ended.', error));
    forget('cms_token');
    void navigate(linkTo('EditorLogin'));
  };
}
