import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatTime } from '#lib/format.ts';
import { editorKeys } from '#lib/query-keys.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { linkToPlace, nameOf, placeOf } from '../places.ts';
import { useEditorCall } from '../use-editor-call.ts';
import styles from './start-page.module.css';

/** The texts that editors saved last, with who and when. */
export function LastChanges() {
  const t = useTranslations('editor.start');
  const locale = useLocale();
  const call = useEditorCall();
  const { data, isError } = useQuery({
    queryKey: editorKeys.changes(),
    queryFn: ({ signal }) => call('listEditorChanges', {}, { signal }),
    // Others write too.
    staleTime: 0,
  });
  if (isError) return <Text size="small">{t('recentFailed')}</Text>;
  if (!data) return <Skeleton height={8} />;
  if (data.items.length === 0) return <Text size="small">{t('nothingRecent')}</Text>;
  return (
    <Stack as="ul" gap={0.5}>
      {data.items.map(({ path, title, author, savedAt }) => (
        <li key={path} className={styles.entry}>
          <Link to={linkToPlace(placeOf(path), path)}>{title ?? nameOf(path)}</Link>
          <Text as="span" size="small">
            {t('recentBy', {
              author: author ?? '',
              date: formatDate(savedAt, locale),
              time: formatTime(savedAt, locale),
            })}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
