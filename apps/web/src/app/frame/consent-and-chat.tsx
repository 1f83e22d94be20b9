import { lazy, Suspense } from 'react';
import { giveConsent, useConsent } from '#features/consent/consent-store.ts';
import { withAreas } from '#i18n/message-loader.ts';
import { importOrReload } from '#lib/import-or-reload.ts';
import { useChatWanted } from './use-chat-wanted.ts';
import { useIdle } from './use-idle.ts';

const ConsentBanner = lazy(() =>
  importOrReload(() => withAreas(['consent'], () => import('#features/consent/consent-banner.tsx'))),
);
const ChatWidget = lazy(() =>
  importOrReload(() => withAreas(['consent'], () => import('#features/chat/chat-widget.tsx'))),
);

/** The question about cookies while it is open, and not loaded before. */
export function ConsentQuestion() {
  const { consent, isReopened } = useConsent();
  // Over the page, not part of it: the page comes first.
  const isIdle = useIdle();

  return (
    <Suspense>
      {isIdle && (consent === null || isReopened) && (
        <ConsentBanner chosen={consent} takesFocus={isReopened} onChoose={giveConsent} />
      )}
    </Suspense>
  );
}

/** The chat while it is wanted, and not loaded before. */
export function Chat() {
  const isChatWanted = useChatWanted();
  const isIdle = useIdle();
  return <Suspense>{isIdle && isChatWanted && <ChatWidget />}</Suspense>;
}
