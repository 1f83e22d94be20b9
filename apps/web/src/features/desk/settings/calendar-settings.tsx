import {
  type CommunityHoliday,
  communityHolidays,
  type GermanState,
  germanStates,
} from '@shop/contract/desk/public-holidays';
import type { AllSettings } from '@shop/contract/desk/settings';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import grid from '#domain/desk/writing/field-grid.module.css';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { FieldLabel } from '#ui/field-label.tsx';
import { Select } from '#ui/select.tsx';
import { ClosuresForm } from './closures-form.tsx';
import { SettingCard } from './setting-card.tsx';
import styles from './settings.module.css';
import { SettingsScreen } from './settings-screen.tsx';
import { useSettingForm } from './use-setting-form.ts';

/** When the pharmacy works, and when it is closed. */
export function CalendarSettings() {
  const t = useTranslations('deskSettings.calendar');
  return (
    <SettingsScreen title={t('title')} lead={t('lead')}>
      {(settings) => (
        <>
          <ClosuresForm settings={settings} />
          <CalendarForm settings={settings} />
        </>
      )}
    </SettingsScreen>
  );
}

function CalendarForm({ settings }: { settings: AllSettings }) {
  const t = useTranslations('deskSettings.calendar');
  const locale = useLocale();
  const id = useId();
  const form = useSettingForm({
    settings,
    name: 'calendar',
    toDraft: (value) => value,
    read: (value) => ({ value, faults: [] }),
  });
  const { state, communityHolidays: held, closures } = form.draft;
  const toggle = (holiday: CommunityHoliday) =>
    held.includes(holiday) ? held.filter((one) => one !== holiday) : [...held, holiday];
  return (
    <SettingCard form={form} title={t('form')}>
      <div className={grid.choice}>
        <FieldLabel id={`${id}-state`} label={t('state')} />
        <Select
          id={`${id}-state`}
          value={state}
          onChange={({ currentTarget }) => form.put({ state: currentTarget.value as GermanState })}
        >
          {germanStates.map((one) => (
            <option key={one} value={one}>
              {t(`states.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      <FieldGroup id={id} label={t('community')} hint={t('communityHint')}>
        {communityHolidays.map((holiday) => (
          <Choice
            key={holiday}
            checked={held.includes(holiday)}
            onChange={() => form.put({ communityHolidays: toggle(holiday) })}
          >
            {t(`holidays.${holiday}`)}
          </Choice>
        ))}
      </FieldGroup>
      {closures.length > 0 && (
        <section className={styles.entries} aria-labelledby={`${id}-own`}>
          <h3 id={`${id}-own`}>{t('ownDays')}</h3>
          <ul>
            {closures.map((closure) => {
              const days = closure
                .split('/')
                .map((day) => formatDate(day, locale))
                .join(' – ');
              return (
                <li key={closure} className={styles.ends}>
                  {days}
                  <Button
                    size="small"
                    aria-label={t('removeDay', { days })}
                    onClick={() => form.put({ closures: closures.filter((one) => one !== closure) })}
                  >
                    {t('remove')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </SettingCard>
  );
}
