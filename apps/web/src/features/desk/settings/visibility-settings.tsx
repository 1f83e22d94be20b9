import type { AllSettings } from '@shop/contract/desk/settings';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Choice } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { SettingCard } from './setting-card.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { useSettingForm } from './use-setting-form.ts';

/** Who sees products and prices (HWG § 10), and whether patients are told of the way by the practice (§ 31 SGB V). */
export function VisibilitySettings() {
  const t = useTranslations('deskSettings.visibility');
  return (
    <SettingsScreen title={t('title')} lead={t('lead')}>
      {(settings) => <VisibilityForm settings={settings} />}
    </SettingsScreen>
  );
}

function VisibilityForm({ settings }: { settings: AllSettings }) {
  const t = useTranslations('deskSettings.visibility');
  const id = useId();
  const form = useSettingForm({
    settings,
    name: 'catalogue',
    toDraft: (value) => value,
    read: (value) => ({ value, faults: [] }),
  });
  return (
    <SettingCard form={form} title={t('form')}>
      <FieldGroup id={id} label={t('question')} hint={t('hint')}>
        {[true, false].map((isPublic) => (
          <Choice
            key={String(isPublic)}
            type="radio"
            name={id}
            checked={form.draft.isPublic === isPublic}
            onChange={() => form.put({ isPublic })}
          >
            {t(isPublic ? 'everybody' : 'signedIn')}
          </Choice>
        ))}
      </FieldGroup>
      <FieldGroup id={`${id}-sends`} label={t('practice')} hint={t('practiceHint')}>
        <Choice
          checked={form.draft.practiceSends}
          onChange={({ currentTarget }) => form.put({ practiceSends: currentTarget.checked })}
        >
          {t('practiceSends')}
        </Choice>
      </FieldGroup>
    </SettingCard>
  );
}
