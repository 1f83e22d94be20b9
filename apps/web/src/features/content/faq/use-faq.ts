import { queryOptions } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { type PublicReading, usePublicQuery } from '#domain/shop/use-public-query.ts';
import { call } from '#lib/api.ts';
import { publicKeys } from '#lib/query-keys.ts';
import { readJsonOrAsk } from '../content-file.ts';
import { faqFile } from '../text-files.ts';
import { languageOf, type TextLanguage } from '../text-language.ts';
import { type FaqSection, readFaq } from './read-faq.ts';

/** The questions in the interface's language; asked for anew when it changes (CT-04). */
export function useFaq(): PublicReading<FaqSection[]> {
  const lang = languageOf(useLocale());
  return usePublicQuery(faqQuery(lang));
}

function faqQuery(lang: TextLanguage) {
  return queryOptions({
    queryKey: publicKeys.faq(lang),
    queryFn: ({ signal }) =>
      readJsonOrAsk(faqFile(lang), signal, readFaq, () => call('readFaq', { query: { lang } }, { signal })),
    // Cached answers are shown at once and refreshed.
    staleTime: 0,
  });
}
