import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../scripts/find-browser.mjs';
import { isLongRun } from './long-run.ts';

const executablePath = process.env.CHROMIUM_PATH ?? (await findBrowser());
// Every worker reads this file again: they inherit the answer.
process.env.CHROMIUM_PATH = executablePath;

export default defineConfig({
  testMatch: '**/*.spec.ts',
  ...(!isLongRun && { grepInvert: /@long/ }),
  outputDir: '../.build/playwright',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A journey that fails is tried once more, and the report names it as flaky: a browser starved by a busy machine is not
  // the shop. What fails twice is broken.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: '../.build/playwright-report.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: browserArguments },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Nothing moves unless a test is about that: a film that plays in software costs as much as all the rest of a page.
    contextOptions: { reducedMotion: 'reduce' },
    // No trace: recording one for every test doubles the time. `npx playwright test --trace on` makes one when needed.
    screenshot: 'only-on-failure',
  },
});
