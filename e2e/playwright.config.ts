import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../scripts/find-browser.mjs';

const executablePath = process.env.CHROMIUM_PATH ?? (await findBrowser());
// Every worker reads this file again: they inherit the answer.
process.env.CHROMIUM_PATH = executablePath;

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: '../.build/playwright',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../.build/playwright-report.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: browserArguments },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
