import { createHashRouter, createMemoryRouter, createPath, type DataRouter, type RouteObject } from 'react-router';
import type { AreaName } from '#i18n/areas.ts';
import { withAreas } from '#i18n/message-loader.ts';
import { importOrReload } from '#lib/import-or-reload.ts';
import { type RouteName, routes } from '#lib/routes.ts';
import { ErrorScreen } from './error-screen.tsx';
import { FocusOnNavigation } from './focus-on-navigation.tsx';
import { Frame } from './frame/frame.tsx';
import { KeepScroll } from './keep-scroll.tsx';
import { type FrameName, frameOf, lateFrames, type Screen, screens } from './screens.ts';

export const shopRoutes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorScreen,
    // A broken screen leaves the header and the footer standing.
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [...routesIn('shop'), { path: '*', lazy: lazily(() => import('./pages/not-found-page.tsx')) }],
      },
    ],
  },
];

/** Whatever begins like these belongs to the pharmacy: its editor and its desk. */
const staffAddress = /^\/(?:cms|desk)(?:\/|$)/i;

function staffRoutes(): RouteObject[] {
  return (['editor', 'desk'] as const).map((frame) => {
    const [screen, ...areas] = lateFrames[frame];
    return { lazy: lazily(screen, areas), ErrorBoundary: ErrorScreen, children: routesIn(frame) };
  });
}

function routesIn(frame: FrameName): RouteObject[] {
  return Object.entries(screens)
    .filter(([name]) => frameOf(name) === frame)
    .map(([name, [screen, ...areas]]) => ({ path: routes[name as RouteName], lazy: lazily(screen, areas) }));
}

/** The pharmacy's own addresses are added when somebody goes there: to take all of them in costs a patient's phone 40 ms. */
export function createShopRouter(): DataRouter {
  let hasStaffRoutes = false;
  return createHashRouter(shopRoutes, {
    patchRoutesOnNavigation({ path, patch }) {
      if (hasStaffRoutes || !staffAddress.test(path)) return;
      hasStaffRoutes = true;
      patch(null, staffRoutes());
    },
  });
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
