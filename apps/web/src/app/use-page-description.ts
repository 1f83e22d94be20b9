import { useLayoutEffect } from 'react';

/** What bookmarks and previews say about the page; the next page begins with the shop's own description again. */
export function usePageDescription(description: string): void {
  useLayoutEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta || description === '') return;
    const before = meta.content;
    meta.content = description;
    return () => {
      meta.content = before;
    };
  }, [description]);
}
