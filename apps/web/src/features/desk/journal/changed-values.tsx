import { useTranslations } from 'use-intl';
import styles from './entry-detail.module.css';

type Detail = Record<string, unknown>;

/** What was set before and after, where an entry says so. */
export function ChangedValues({ detail }: { detail: Detail | null }) {
  const t = useTranslations('deskJournal.detail');
  const lines = changedLines(detail);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.changed}>
      {lines.map(({ key, before, after }) => (
        <li key={key}>
          <del>
            <span className="visually-hidden">{t('was')} </span>
            {key} {before}
          </del>
          <ins>
            <span className="visually-hidden">{t('is')} </span>
            {key} {after}
          </ins>
        </li>
      ))}
    </ul>
  );
}

/** Of `{ before: {…}, after: {…} }` the members that differ. */
function changedLines(detail: Detail | null): { key: string; before: string; after: string }[] {
  const [before, after] = [detail?.before, detail?.after].map(asMembers);
  if (!before || !after) return [];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .map((key) => ({ key, before: told(before[key]), after: told(after[key]) }))
    .filter((line) => line.before !== line.after);
}

function asMembers(value: unknown): Detail | null {
  if (value === undefined) return null;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Detail) : { '': value };
}

function told(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
