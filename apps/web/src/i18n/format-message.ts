import { writeNumber } from '@shop/texts/write-number';
import formatCompiled from 'use-intl/format-message/format-only';

/** Numbers in sentences without `Intl.NumberFormat`: see `write-number.ts`. */
const numberFormats = { de: formatOf('de'), en: formatOf('en') };

function formatOf(locale: 'de' | 'en') {
  return { format: (number: number) => writeNumber(number, locale) } as Intl.NumberFormat;
}

/** What use-intl formats our sentences with; they are compiled at build time (`build/compiled-messages.ts`). */
export default function formatMessage(...[key, message, values, options]: Parameters<typeof formatCompiled>) {
  const getNumberFormat: typeof options.formatters.getNumberFormat = (locale, format) =>
    format === undefined ? numberFormats[locale as 'de' | 'en'] : options.formatters.getNumberFormat(locale, format);
  return formatCompiled(key, message, values, { ...options, formatters: { ...options.formatters, getNumberFormat } });
}

formatMessage.raw = formatCompiled.raw;
