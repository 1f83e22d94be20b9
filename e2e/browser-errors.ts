import type { BrowserContext } from '@playwright/test';

/** Everything the browser reported as an error: `console.error`, failed requests, and what no code has caught. */
export class BrowserErrors {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];
  private readonly allowed: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() === 'error') this.seen.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (webError) => this.seen.push(webError.error().stack ?? String(webError.error())));
  }

  /** Says that such an error will come, once or more often. The test fails if it does not. */
  expect(pattern: RegExp) {
    this.expected.push(pattern);
  }

  /** Says that such an error may come, where it depends on what the page asks for first. */
  allow(pattern: RegExp) {
    this.allowed.push(pattern);
  }

  unexpected() {
    const known = [...this.expected, ...this.allowed];
    return this.seen.filter((error) => !known.some((pattern) => pattern.test(error)));
  }

  missing() {
    return this.expected.filter((pattern) => !this.seen.some((error) => pattern.test(error))).map(String);
  }
}
