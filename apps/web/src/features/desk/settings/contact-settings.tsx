import type { AllSettings } from '@shop/contract/desk/settings';
import { settingLimits } from '@shop/contract/setting-limits';
import type { Settings } from '@shop/contract/settings';
import { useTranslations } from 'use-intl';
import grid from '#domain/desk/writing/field-grid.module.css';
import { SettingCard } from './setting-card.tsx';
import { Line } from './setting-fields.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { useSettingForm } from './use-setting-form.ts';

const hours = ['openingHours', 'openingHoursEn', 'advisoryHours', 'advisoryHoursEn'] as const;

/** How the pharmacy is reached, and when. */
export function ContactSettings() {
  const t = useTranslations('deskSettings.contact');
  return (
    <SettingsScreen title={t('title')} lead={t('lead')}>
      {(settings) => <ContactForm settings={settings} />}
    </SettingsScreen>
  );
}

function read(draft: Settings['contact']) {
  const value = { ...draft, phone: draft.phone.trim(), email: draft.email.trim() };
  const isAddress = /^[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,]+$/.test(value.email);
  return {
    value,
    faults: [
      ...(value.phone === '' ? [{ field: 'phone', reason: 'missing' as const }] : []),
      ...(isAddress ? [] : [{ field: 'email', reason: 'email' as const }]),
    ],
  };
}

function ContactForm({ settings }: { settings: AllSettings }) {
  const t = useTranslations('deskSettings.contact');
  const form = useSettingForm({ settings, name: 'contact', toDraft: (value) => value, read });
  const { draft, put, errorOf } = form;
  return (
    <SettingCard form={form} title={t('form')}>
      <div className={grid.fields}>
        <Line
          label={t('phone')}
          type="tel"
          value={draft.phone}
          error={errorOf('phone')}
          maxLength={settingLimits.phone}
          onChange={(phone) => put({ phone })}
        />
        <Line
          label={t('email')}
          type="email"
          value={draft.email}
          error={errorOf('email')}
          maxLength={254}
          onChange={(email) => put({ email })}
        />
        {hours.map((field) => (
          <Line
            key={field}
            label={t(field)}
            {...(field.endsWith('En') && { lang: 'en' as const })}
            isOptional
            value={draft[field]}
            error={errorOf(field)}
            maxLength={settingLimits.hours}
            onChange={(text) => put({ [field]: text })}
          />
        ))}
      </div>
    </SettingCard>
  );
}
