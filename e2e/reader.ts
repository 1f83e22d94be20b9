import type { Page } from '@playwright/test';

/** A visitor who has answered the question about cookies already, so that its banner covers nothing. */
export async function asReader(page: Page, settings: Record<string, string> = {}): Promise<void> {
  const consent = { necessary: true, preferences: false, statistics: false, marketing: false };
  await page.addInitScript(
    (stored) => {
      // The blank page that some tools open beside ours has no storage.
      if (!location.protocol.startsWith('http')) return;
      for (const [key, value] of Object.entries(stored))
        if (!localStorage.getItem(key)) localStorage.setItem(key, value);
    },
    { cm_consent_v1: JSON.stringify(consent), ...settings },
  );
}

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Whether an element is the first thing to read: below the sticky header, and in the upper part of the window. */
export async function isAtTop(page: Page, id: string): Promise<boolean> {
  return page.evaluate((anchor) => {
    const top = document.getElementById(anchor)?.getBoundingClientRect().top ?? -1;
    return top > 40 && top < 260;
  }, id);
}
