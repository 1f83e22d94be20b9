import type { AllSettings } from '@shop/contract/desk/settings';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ReadFailure } from '#domain/desk/reading/read-states.tsx';
import { ScreenHead } from '#domain/desk/screen/screen-head.tsx';
import styles from './settings.module.css';
import { useSettings } from './settings-queries.ts';

interface SettingsScreenProps {
  title: string;
  lead: string;
  children: (settings: AllSettings) => ReactNode;
}

/** A part of the settings: what it is about, and its forms once they are read. */
export function SettingsScreen({ title, lead, children }: SettingsScreenProps) {
  const t = useTranslations('deskSettings');
  const { data, error, refetch } = useSettings();
  return (
    <div className={styles.screen}>
      <ScreenHead title={title} lead={lead} />
      {data && children(data)}
      {!data && !error && <p role="status">{t('loading')}</p>}
      {!data && error && <ReadFailure words={t('failed')} onRetry={refetch} />}
    </div>
  );
}
