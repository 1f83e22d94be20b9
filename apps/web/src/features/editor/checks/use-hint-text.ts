import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { Hint } from './hint.ts';

/** The sentences of a hint. */
export function useHintText(): (hint: Hint) => { title: string; text: string } {
  const t = useTranslations('editor.hints');
  return useCallback(
    ({ kind, subject }) => {
      // A page's number of sections is a number, everything else a word.
      const values = { subject: kind === 'pageSections' ? Number(subject) : subject };
      return { title: t(`titles.${kind}`, values as never), text: t(`texts.${kind}`, values as never) };
    },
    [t],
  );
}
