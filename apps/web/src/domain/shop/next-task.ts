/** Settles in a task of its own: what comes before and what comes after never block the page together. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
