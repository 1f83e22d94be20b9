/**
 * Asks anew for the sheets of a screen that could not be fetched. The build's loader asks for each of them once and would
 * take the failed one for loaded: the screen would come without its looks.
 */
export async function fetchMissingSheets(page: Document = document): Promise<void> {
  const missing = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => !sheet);
  await Promise.all(missing.map(fetchAgain));
}

function fetchAgain(failed: HTMLLinkElement): Promise<void> {
  const link = failed.cloneNode() as HTMLLinkElement;
  return new Promise((resolve) => {
    // One that fails again is missing again: the next try sees it.
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true });
    failed.replaceWith(link);
  });
}
