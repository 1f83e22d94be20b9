import { whenParsed } from './after-first-paint.ts';

/** Shows each text where the drawn page has left a place for it (`ui/first-text.tsx`). */
export async function showTexts(texts: Readonly<Record<string, string | null>>): Promise<void> {
  await whenParsed();
  for (const place of document.querySelectorAll<HTMLElement>('#root [data-first-text]')) {
    const text = texts[place.dataset.firstText ?? ''];
    if (text) place.textContent = (place.dataset.pattern ?? '{}').replace('{}', () => text);
  }
}
