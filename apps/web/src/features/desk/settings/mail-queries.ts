import type { MailTemplateId } from '@shop/contract/desk/mail-words';
import type { MailWordings } from '@shop/contract/mail-wordings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { deskKeys } from '#lib/query-keys.ts';

const restMs = 300;

export function useMailTemplates() {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.mailTemplates(),
    queryFn: ({ signal }) => deskCall('readMailTemplates', {}, { signal }),
    refetchOnMount: 'always',
  });
}

/** The mail with these words and what is wrong with them, once somebody stops typing. */
export function useMailPreview(template: MailTemplateId, language: 'de' | 'en', words: MailWordings) {
  const deskCall = useDeskCall();
  const typed = JSON.stringify(words);
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const waiting = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(waiting);
  }, [typed]);
  return useQuery({
    queryKey: deskKeys.mailPreview(template, language, rested),
    queryFn: ({ signal }) =>
      deskCall('previewMail', { body: { template, language, words: JSON.parse(rested) } }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
