import { journalSubjects } from '@shop/contract/desk/journal-subjects';
import { type SubmitEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { FieldLabel } from '#ui/field-label.tsx';
import { Select } from '#ui/select.tsx';
import styles from './journal.module.css';
import type { JournalFilter } from './use-journal.ts';

interface JournalFiltersProps {
  filter: JournalFilter;
  people: readonly { staffId: string; name: string }[];
  onFilter: (words: Record<string, string>) => void;
}

/** Nobody expects a filter to be filled in, so none is marked as voluntary. */
const neverRequired = { 'aria-required': false };

/** By days, person, kind and order; Enter in any of them asks. */
export function JournalFilters({ filter, people, onFilter }: JournalFiltersProps) {
  const t = useTranslations('deskJournal');
  const id = useId();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()] as const);
    onFilter(Object.fromEntries(given.filter(([, value]) => value !== '')));
  }

  return (
    <search aria-label={t('filters.label')}>
      {/* Drawn anew when the address changes, by Back for example. */}
      <form className={styles.filters} key={JSON.stringify(filter)} onSubmit={submit}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            id={`${id}-${end}`}
            name={end}
            type="date"
            label={t(`filters.${end}`)}
            defaultValue={filter[end]}
            {...neverRequired}
          />
        ))}
        <div className={styles.choice}>
          <FieldLabel id={`${id}-person`} label={t('filters.person')} />
          <Select id={`${id}-person`} name="staffId" defaultValue={filter.staffId ?? ''}>
            <option value="">{t('filters.everybody')}</option>
            {people.map(({ staffId, name }) => (
              <option key={staffId} value={staffId}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <div className={styles.choice}>
          <FieldLabel id={`${id}-subject`} label={t('filters.subject')} />
          <Select id={`${id}-subject`} name="subject" defaultValue={filter.subject ?? ''}>
            <option value="">{t('filters.allSubjects')}</option>
            {journalSubjects.map((subject) => (
              <option key={subject} value={subject}>
                {t(`subjects.${subject}`)}
              </option>
            ))}
          </Select>
        </div>
        <TextField
          id={`${id}-code`}
          name="code"
          label={t('filters.code')}
          defaultValue={filter.code}
          maxLength={50}
          {...neverRequired}
        />
        <Button type="submit">{t('filters.apply')}</Button>
        {Object.keys(filter).length > 0 && (
          <Button variant="ghost" onClick={() => onFilter({})}>
            {t('filters.reset')}
          </Button>
        )}
      </form>
    </search>
  );
}
