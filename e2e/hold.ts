import type { Page, Route } from '@playwright/test';

/** Keeps requests from the shop until they are released, as a slow line does. @param then what happens to them afterwards */
export async function hold(
  page: Page,
  what: RegExp,
  then: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(what, async (route) => {
    await released;
    await then(route);
  });
  return release;
}
