import { useTranslations } from 'use-intl';
import { Stack } from '#ui/stack.tsx';
import { ExportCard } from './export-card.tsx';
import styles from './journal.module.css';

/** For those who keep the books and do not read the journal. */
export function ExportScreen() {
  const t = useTranslations('deskJournal');
  return (
    <Stack gap={0.875}>
      <h1 className={styles.title}>{t('title')}</h1>
      <ExportCard />
    </Stack>
  );
}
