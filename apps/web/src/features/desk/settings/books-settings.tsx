import {
  type BooksSettings as Books,
  bookAccountNames,
  bookAccounts,
  type Chart,
  charts,
  isBooks,
} from '@shop/contract/books-settings';
import type { AllSettings } from '@shop/contract/desk/settings';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import grid from '#domain/desk/writing/field-grid.module.css';
import { Choice } from '#ui/choice.tsx';
import { FieldLabel } from '#ui/field-label.tsx';
import { Select } from '#ui/select.tsx';
import { type BooksDraft, readBooks, toBooksDraft } from './books-draft.ts';
import { SettingCard } from './setting-card.tsx';
import { Line } from './setting-fields.tsx';
import styles from './settings.module.css';
import { SettingsScreen } from './settings-screen.tsx';
import { useSettingForm } from './use-setting-form.ts';

const numbers = ['consultantNumber', 'clientNumber', 'accountLength'] as const;
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** What the tax adviser's program has to know: without it nothing can be exported for it. */
export function BooksSettings() {
  const t = useTranslations('deskSettings.books');
  return (
    <SettingsScreen title={t('title')} lead={t('lead')}>
      {(settings) => <BooksForm settings={settings} />}
    </SettingsScreen>
  );
}

function BooksForm({ settings }: { settings: AllSettings }) {
  const t = useTranslations('deskSettings.books');
  const monthName = new Intl.DateTimeFormat(useLocale(), { month: 'long', timeZone: 'UTC' });
  const id = useId();
  const form = useSettingForm({ settings, name: 'books', toDraft: toBooksDraft, read: readBooks });
  const { draft, put, errorOf } = form;
  return (
    <SettingCard form={form} title={t('form')}>
      <div className={grid.fields}>
        {numbers.map((field) => (
          <Line
            key={field}
            label={t(field)}
            inputMode="numeric"
            isOptional={field !== 'accountLength'}
            value={draft[field]}
            error={errorOf(field)}
            maxLength={7}
            onChange={(text) => put({ [field]: text })}
          />
        ))}
        <div className={grid.choice}>
          <FieldLabel id={`${id}-chart`} label={t('chart')} />
          <Select
            id={`${id}-chart`}
            value={draft.chart}
            onChange={({ currentTarget }) => put({ chart: currentTarget.value as Chart })}
          >
            {charts.map((chart) => (
              <option key={chart}>{chart}</option>
            ))}
          </Select>
        </div>
        <div className={grid.choice}>
          <FieldLabel id={`${id}-start`} label={t('fiscalYearStart')} />
          <Select
            id={`${id}-start`}
            value={draft.fiscalYearStart}
            onChange={({ currentTarget }) => put({ fiscalYearStart: currentTarget.value })}
          >
            {months.map((month) => (
              <option key={month} value={`${month}-01`}>
                {monthName.format(new Date(`2026-${month}-01`))}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <Choice
        checked={draft.withPayments}
        onChange={({ currentTarget }) => put({ withPayments: currentTarget.checked })}
      >
        {t('withPayments')}
      </Choice>
      <Accounts draft={draft} errorOf={errorOf} onChange={(accounts) => put({ accounts })} />
    </SettingCard>
  );
}

interface AccountsProps {
  draft: BooksDraft;
  errorOf: (field: string) => string | undefined;
  onChange: (accounts: BooksDraft['accounts']) => void;
}

/** Where a field is empty, the chart's account counts; it stands below it. */
function Accounts({ draft, errorOf, onChange }: AccountsProps) {
  const t = useTranslations('deskSettings.books');
  const id = useId();
  const { value } = readBooks(draft);
  const ofChart = bookAccounts({ ...value, accounts: {}, ...usableLength(value) });
  return (
    <section className={styles.entries} aria-labelledby={id}>
      <h3 id={id}>{t('accounts')}</h3>
      <div className={grid.fields}>
        {bookAccountNames.map((name) => (
          <Line
            key={name}
            label={t(`accountOf.${name}`)}
            hint={t('ofChart', { account: ofChart[name] })}
            inputMode="numeric"
            isOptional
            value={draft.accounts[name] ?? ''}
            error={errorOf(`accounts.${name}`)}
            maxLength={9}
            onChange={(text) => onChange({ ...draft.accounts, [name]: text })}
          />
        ))}
      </div>
    </section>
  );
}

/** While the length is typed, it may be none. */
function usableLength({ accountLength }: Books): { accountLength: number } {
  return { accountLength: isBooks({ accountLength }) ? accountLength : 4 };
}
