import { type Closure, closureTextLimit, mostClosures } from '@shop/contract/closure';
import { germanTime } from '@shop/contract/desk/german-time';
import type { AllSettings } from '@shop/contract/desk/settings';
import type { Settings } from '@shop/contract/settings';
import { useTranslations } from 'use-intl';
import grid from '#domain/desk/writing/field-grid.module.css';
import { Button } from '#ui/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { AddEntry } from './add-entry.tsx';
import { SettingCard } from './setting-card.tsx';
import { Line, Words } from './setting-fields.tsx';
import styles from './settings.module.css';
import { useSettingForm } from './use-setting-form.ts';

const days = ['firstDay', 'lastDay', 'toldFrom'] as const;
const texts = ['textDe', 'textEn'] as const;

/** A day that is not filled in; words without blanks at their ends. */
function read({ entries }: Settings['closures']) {
  const trimmed = entries.map((entry) => ({ ...entry, textDe: entry.textDe.trim(), textEn: entry.textEn.trim() }));
  const faults = trimmed.flatMap((entry, index) =>
    days
      .filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(entry[day]))
      .map((day) => ({ field: `entries.${index}.${day}`, reason: 'missing' as const })),
  );
  return { value: { entries: trimmed }, faults };
}

/** When the house is shut: the shop says so from a day on, and deadlines skip these days. */
export function ClosuresForm({ settings }: { settings: AllSettings }) {
  const t = useTranslations('deskSettings.closures');
  const form = useSettingForm({ settings, name: 'closures', toDraft: (value) => value, read });
  const { entries } = form.draft;
  const put = (index: number, changes: Partial<Closure>) =>
    form.put({ entries: entries.map((entry, place) => (place === index ? { ...entry, ...changes } : entry)) });

  function add(): void {
    const today = germanTime(new Date()).day;
    form.put({ entries: [...entries, { firstDay: '', lastDay: '', toldFrom: today, textDe: '', textEn: '' }] });
  }

  return (
    <SettingCard form={form} title={t('form')}>
      <p>{entries.length === 0 ? t('none') : t('lead')}</p>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and their fields are all controlled.
        <section key={index} className={styles.entry} aria-label={t('entry', { number: String(index + 1) })}>
          <div className={joinClasses(grid.fields, grid.three)}>
            {days.map((day) => (
              <Line
                key={day}
                type="date"
                label={t(day)}
                value={entry[day]}
                error={form.errorOf(`entries.${index}.${day}`)}
                onChange={(value) => put(index, { [day]: value })}
              />
            ))}
          </div>
          <div className={grid.fields}>
            {texts.map((text) => (
              <Words
                key={text}
                label={t(text)}
                isOptional
                {...(text === 'textEn' && { lang: 'en' as const })}
                value={entry[text]}
                error={form.errorOf(`entries.${index}.${text}`)}
                maxLength={closureTextLimit}
                onChange={(value) => put(index, { [text]: value })}
              />
            ))}
          </div>
          <div className={styles.ends}>
            <Button
              size="small"
              aria-label={t('removeEntry', { number: String(index + 1) })}
              onClick={() => form.put({ entries: entries.filter((_, place) => place !== index) })}
            >
              {t('remove')}
            </Button>
          </div>
        </section>
      ))}
      {entries.length < mostClosures && <AddEntry label={t('add')} onAdd={add} />}
    </SettingCard>
  );
}
