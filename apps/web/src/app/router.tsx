import { createHashRouter, createMemoryRouter, createPath, type DataRouter, type RouteObject } from 'react-router';
import type { AreaName } from '#i18n/areas.ts';
import { withAreas } from '#i18n/message-loader.ts';
import { importOrReload } from '#lib/import-or-reload.ts';
import { type RouteName, routes } from '#lib/routes.ts';
import { ErrorScreen } from './error-screen.tsx';
import { findRoute } from './find-route.ts';
import { FocusOnNavigation } from './focus-on-navigation.tsx';
import { Frame } from './frame/frame.tsx';
import { KeepScroll } from './keep-scroll.tsx';
import { type FrameName, frameOf, lateFrames, type Screen, screens } from './screens.ts';

const screensId = 'screens';

/** The frame of the shop with these screens in it. */
function shopWith(routesShown: RouteObject[]): RouteObject[] {
  const notFound = { path: '*', lazy: lazily(() => import('./pages/not-found-page.tsx')) };
  return [
    {
      Component: Layout,
      ErrorBoundary: ErrorScreen,
      // A broken screen leaves the header and the footer standing.
      children: [{ id: screensId, ErrorBoundary: ErrorScreen, children: [...routesShown, notFound] }],
    },
  ];
}

/** Whatever begins like these belongs to the pharmacy: its editor and its desk. */
const staffAddress = /^\/(?:cms|desk)(?:\/|$)/i;

function staffRoutes(): RouteObject[] {
  return (['editor', 'desk'] as const).map((frame) => {
    const [screen, ...areas] = lateFrames[frame];
    return { lazy: lazily(screen, areas), ErrorBoundary: ErrorScreen, children: routesIn(frame) };
  });
}

function routesIn(frame: FrameName, isMeant: (name: string) => boolean = () => true): RouteObject[] {
  return Object.entries(screens)
    .filter(([name]) => frameOf(name) === frame && isMeant(name))
    .map(([name, [screen, ...areas]]) => ({ path: routes[name as RouteName], lazy: lazily(screen, areas) }));
}

/**
 * Knows the address that it begins at. The others are added when somebody goes on, the pharmacy's own when somebody goes there:
 * to take all fifty in at once would keep a phone busy while it starts.
 */
export function createShopRouter(): DataRouter {
  const first = findRoute(window.location.hash)?.name;
  let hasShopRoutes = false;
  let hasStaffRoutes = false;
  return createHashRouter(shopWith(routesIn('shop', (name) => name === first)), {
    patchRoutesOnNavigation({ path, patch }) {
      if (staffAddress.test(path)) {
        if (!hasStaffRoutes) patch(null, staffRoutes());
        hasStaffRoutes = true;
      } else if (!hasShopRoutes && findRoute(path)?.name !== first) {
        patch(
          screensId,
          routesIn('shop', (name) => name !== first),
        );
        hasShopRoutes = true;
      }
    },
  });
}

export function shopRoutes(): RouteObject[] {
  return shopWith(routesIn('shop'));
}

export const frameAlone: RouteObject[] = [{ Component: Layout, children: [{ path: '*', element: null }] }];

/** The same without a browser, at one address; the links are those of the shop. */
export function createRouterAt(address: string, shown: RouteObject[]): DataRouter {
  const router = createMemoryRouter(shown, { initialEntries: [address] });
  router.createHref = (location) => `#${createPath(location)}`;
  return router;
}

/** Settles when the first screen's chunk is there, or is known to have failed. */
export function whenReady(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

function lazily(screen: Screen, areas: AreaName[] = []) {
  return async () => ({ Component: (await importOrReload(() => withAreas(areas, screen))).default });
}

function Layout() {
  return (
    <>
      <Frame />
      <FocusOnNavigation />
      <KeepScroll />
    </>
  );
}
