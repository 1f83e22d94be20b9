import './styles/tokens.css';
// First of all sheets: it names the layers in their order.
import './styles/base.css';
import './styles/print.css';
import '#app/first-sheets.ts';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { completeAddress } from '#app/complete-address.ts';
import { keepTyped } from '#app/prerender/keep-typed.ts';
import { drawnFor, isPrerendered } from '#app/prerender/show-prerendered.ts';
import { tellTakenOver } from '#app/prerender/taken-over.ts';
import { loadLanguage, Providers } from '#app/providers.tsx';
import { createShopRouter, whenReady } from '#app/router.tsx';
import { nextTask } from '#domain/shop/next-task.ts';
import { loadShopConfig } from '#domain/shop/shop-config.ts';
import { localeOf } from '#i18n/messages.ts';
import { warn } from '#lib/log.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { connectApi } from '#lib/request.ts';
import { serverAwaitedStore } from '#lib/server-there.ts';
import { readStored } from '#lib/storage.ts';
import { letBackClose } from '#ui/back-closes.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { ignoreStraySecondClicks } from '#ui/second-click.ts';

ignoreStraySecondClicks(document);
letBackClose();
keepFocus(document);

/** Without its words the shop has only these, in both languages. */
const noConnection =
  'Keine Verbindung zum Shop. Er erscheint, sobald Sie wieder verbunden sind. · No connection to the shop. It appears as soon as you are connected again.';

async function start(root: HTMLElement): Promise<void> {
  // Screen, words and config travel at the same time, and the first frame already shows all of them. The language goes
  // first: the screen's own words are then asked for in it.
  const locale = localeOf(readStored('locale'));
  const words = loadLanguage(locale);
  const stopTelling = serverAwaitedStore.subscribe(() => {
    // What the server has drawn ahead can be read meanwhile.
    if (serverAwaitedStore.read() && !root.hasChildNodes()) root.textContent = noConnection;
  });
  completeAddress();
  await nextTask();
  const router = createShopRouter();
  const [config] = await Promise.all([loadShopConfig(), words, whenReady(router)]);
  stopTelling();
  connectApi(config);
  await nextTask();

  const shop = (
    <StrictMode>
      <Providers config={config} queryClient={createQueryClient()} drawnFor={drawnFor(root)}>
        <RouterProvider router={router} />
        <TakenOver root={root} />
      </Providers>
    </StrictMode>
  );
  // As a transition it is done in short steps, between which the page answers.
  startTransition(() => {
    if (isPrerendered(root, locale, config)) {
      keepTyped(root);
      hydrateRoot(root, shop);
    } else createRoot(root).render(shop);
  });
}

/** Draws nothing: it is there when the page answers. */
function TakenOver({ root }: { root: HTMLElement }) {
  useEffect(() => tellTakenOver(root), [root]);
  return null;
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    // Without its words the shop has only these, in both languages.
    warn('The shop could not start.', error);
    root.textContent =
      'Der Shop konnte nicht geladen werden. Bitte laden Sie die Seite neu. · The shop could not be loaded. Please reload the page.';
  });
}
