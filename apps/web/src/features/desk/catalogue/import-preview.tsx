import type { ImportPlan } from '@shop/contract/desk/catalogue-import';
import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';
import { Pill } from '#ui/pill.tsx';
import { Text } from '#ui/text.tsx';
import styles from './catalogue.module.css';

/** What a table would change, and what is wrong with it. */
export function ImportPreview({ plan }: { plan: ImportPlan }) {
  const t = useTranslations('deskCatalogue.import');
  const { rows, added, changed, unchanged, faulty, faults, changes } = plan;
  return (
    <div className={styles.preview}>
      <p role="status">{t('plan', { rows, added, changed, unchanged })}</p>
      {faulty > 0 && (
        <Notice tone="danger">
          <p>{t('faulty', { count: faulty })}</p>
          <ul aria-label={t('faults')}>
            {faults.map(({ line, column, problem }) => (
              <li key={`${line} ${column}`}>
                {t('fault', { line, column: column ?? '–' })} {t(`problems.${problem}`)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {faulty === 0 && changes.length === 0 && <Text>{t('nothing')}</Text>}
      {changes.length > 0 && (
        <ul aria-label={t('changes')}>
          {changes.map(({ line, name, isNew, fields }) => (
            <li key={line}>
              <b>{name}</b> {isNew && <Pill tone="info">{t('isNew')}</Pill>}
              <small>
                {fields
                  .map(({ column, before, after }) =>
                    isNew ? `${column}: ${after ?? '–'}` : `${column}: ${before ?? '–'} → ${after ?? '–'}`,
                  )
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
      {added + changed > changes.length && <Text size="small">{t('more', { count: changes.length })}</Text>}
    </div>
  );
}
