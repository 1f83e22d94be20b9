import { IntlMessageFormat } from 'intl-messageformat';

type Parts = ReturnType<IntlMessageFormat['getAst']>;

/** The names that a sentence wants filled in, those inside plurals, selects and tags too. Throws when it is no ICU. */
export function icuPlaceholders(sentence: string, locale: string): string[] {
  return [...new Set(namesIn(new IntlMessageFormat(sentence, locale).getAst()))].sort();
}

function namesIn(parts: Parts): string[] {
  return parts.flatMap((part) => {
    // 0 is plain text and 7 the # of a plural; everything else has a name.
    const own = part.type === 0 || part.type === 7 ? [] : [part.value];
    const options = 'options' in part ? Object.values(part.options).flatMap(({ value }) => namesIn(value)) : [];
    return [...own, ...options, ...('children' in part ? namesIn(part.children) : [])];
  });
}
