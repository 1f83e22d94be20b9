import type { ComponentType } from 'react';
import { createHashRouter, type DataRouter, type RouteObject, ScrollRestoration } from 'react-router';
import { importOrReload } from '#lib/import-or-reload.ts';
import { type RouteName, routes } from '#lib/routes.ts';
import { ErrorScreen } from './error-screen.tsx';
import { FocusOnNavigation } from './focus-on-navigation.tsx';
import { Frame } from './frame/frame.tsx';

type Screen = () => Promise<{ default: ComponentType }>;

/** One screen for every route; each is a chunk of its own. A route without a screen does not compile. */
const screens: Record<RouteName, Screen> = {
  Home: () => import('./pages/home-page.tsx'),
  Shop: () => import('./pages/shop-page.tsx'),
  Product: () => import('./pages/product-page.tsx'),
  Register: () => import('./pages/register-page.tsx'),
  Cart: () => import('./pages/cart-page.tsx'),
  Checkout: () => import('./pages/checkout-page.tsx'),
  Prescription: () => import('./pages/prescription-page.tsx'),
  Orders: () => import('./pages/orders-page.tsx'),
  Profile: () => import('./pages/profile-page.tsx'),
  Blog: () => import('./pages/blog-page.tsx'),
  BlogPost: () => import('./pages/blog-post-page.tsx'),
  Faq: () => import('./pages/faq-page.tsx'),
  Glossary: () => import('./pages/glossary-page.tsx'),
  About: () => import('./pages/about-page.tsx'),
  Contact: () => import('./pages/contact-page.tsx'),
  Imprint: () => import('./pages/imprint-page.tsx'),
  Privacy: () => import('./pages/privacy-page.tsx'),
  Terms: () => import('./pages/terms-page.tsx'),
  Accessibility: () => import('./pages/accessibility-page.tsx'),
  Withdrawal: () => import('./pages/withdrawal-page.tsx'),
  Booking: () => import('./pages/booking-page.tsx'),
  EditorLogin: () => import('./pages/editor-login-page.tsx'),
  Editor: () => import('./pages/editor-page.tsx'),
};

const shopRoutes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorScreen,
    // A broken screen leaves the header and the footer standing.
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          ...Object.entries(screens).map(([name, screen]) => ({
            path: routes[name as RouteName],
            lazy: lazily(screen),
          })),
          { path: '*', lazy: lazily(() => import('./pages/not-found-page.tsx')) },
        ],
      },
    ],
  },
];

export function createShopRouter(): DataRouter {
  return createHashRouter(shopRoutes);
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

function lazily(screen: Screen) {
  return async () => ({ Component: (await importOrReload(screen)).default });
}

function Layout() {
  return (
    <>
      <Frame />
      <FocusOnNavigation />
      <ScrollRestoration />
    </>
  );
}
