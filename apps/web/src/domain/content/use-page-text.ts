import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { call } from '#lib/api.ts';
import { warn } from '#lib/log.ts';
import { publicKeys } from '#lib/query-keys.ts';
import { type BuiltPage, fillIn, type PageText } from './page-words.ts';
import { prerenderedText } from './prerendered-text.ts';

/**
 * The words of a page that editors may change. Those of the build stand from the first frame; the server's take their
 * place when they differ. A text that cannot be read is a warning in the log, not a hole in the page.
 *
 * @param name the file in `content/pages/` without its language
 */
export function usePageText(name: string, built: Record<'de' | 'en', BuiltPage>): PageText {
  const locale = useLocale();
  const config = useShopConfig();
  const known = useMemo(() => fillIn(built[locale], config), [built, locale, config]);

  const { data } = useQuery({
    ...pageTextQuery(name, locale, known),
    initialData: () => prerenderedText(name, locale, known.text),
    initialDataUpdatedAt: performance.timeOrigin,
  });
  return data ?? known.text;
}

async function layOut(markdown: string): Promise<PageText> {
  const { layOutPage } = await import('./page-text.ts');
  return layOutPage(markdown);
}

function pageTextQuery(name: string, locale: 'de' | 'en', known: BuiltPage) {
  return queryOptions({
    queryKey: publicKeys.pageText(name, locale),
    queryFn: async ({ signal }) => {
      try {
        const markdown = await call('readContentFile', { params: { '*': `pages/${name}.${locale}.md` } }, { signal });
        return markdown === known.markdown ? known.text : await layOut(markdown);
      } catch (error) {
        if (!signal.aborted) warn(`The text of the page ${name} could not be read: that of the build is shown.`, error);
        return known.text;
      }
    },
  });
}
