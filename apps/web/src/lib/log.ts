/** What an engineer should see in the browser's console. Never a person's data: consoles end up in bug reports. */
export function warn(message: string, ...details: unknown[]): void {
  console.warn(`[shop] ${message}`, ...details);
}

export function note(message: string): void {
  console.info(`[shop] ${message}`);
}
