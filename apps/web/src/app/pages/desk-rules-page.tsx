import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { deskMeQuery } from '#domain/desk/desk-queries.ts';
import { Note } from '#ui/note.tsx';
import styles from '../desk/rules-menu.module.css';
import { RulesMenu } from '../desk/rules-menu.tsx';
import { rulesParts } from '../desk/rules-parts.ts';
import { usePageTitle } from '../use-page-title.ts';

export default function DeskRulesPage() {
  const t = useTranslations('desk');
  const words = useTranslations('deskRules');
  const { part } = useParams();
  const { data: me } = useQuery({ ...deskMeQuery, enabled: false });
  const parts = rulesParts.filter(({ right }) => me?.rights.includes(right));
  const opened = part === undefined ? parts[0] : parts.find((candidate) => candidate.part === part);
  usePageTitle(opened ? words(`parts.${opened.part}`) : t('areas.rules'));
  return (
    <main id="main" tabIndex={-1}>
      {parts.length === 0 ? (
        <Note tone="plain">{t('noRight')}</Note>
      ) : (
        <div className={styles.columns}>
          <RulesMenu parts={parts} opened={opened} mayManageStaff={me?.rights.includes('manageStaff') === true} />
          {opened ? <opened.Screen key={opened.part} /> : <Note tone="plain">{words('missing')}</Note>}
        </div>
      )}
    </main>
  );
}
