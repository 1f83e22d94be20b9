import type { Page } from '@playwright/test';

/** Answers for a server that has no sign-in yet, as it will for a guest. */
export async function nobodySignedIn(page: Page): Promise<void> {
  await page.route('**/marketplace/auth/get-session', (route) => route.fulfill({ json: null }));
}
