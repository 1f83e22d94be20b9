import type { AllSettings } from '@shop/contract/desk/settings';
import { isPacking, type PackingSettings, type ReleaseRule, releaseRules } from '@shop/contract/packing-settings';
import { settingLimits } from '@shop/contract/setting-limits';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import grid from '#domain/desk/writing/field-grid.module.css';
import { FieldError } from '#ui/field.tsx';
import { FieldLabel } from '#ui/field-label.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { readNumbers, writeNumber } from './number-text.ts';
import { SettingCard } from './setting-card.tsx';
import { Line } from './setting-fields.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { useSettingForm } from './use-setting-form.ts';

const numbers = ['belowPercent', 'abovePercent', 'usableMonths', 'pickupReminderDays', 'pickupDays'] as const;
type Numbers = Pick<PackingSettings, (typeof numbers)[number]>;
type Draft = { [Name in keyof PackingSettings]: Name extends 'release' ? ReleaseRule : string };

/** Who has to look on, by how much a weight may differ, and into what is packed. */
export function PackingRules() {
  const t = useTranslations('deskSettings.packing');
  return (
    <SettingsScreen title={t('title')} lead={t('lead')}>
      {(settings) => <PackingForm settings={settings} />}
    </SettingsScreen>
  );
}

function toDraft(value: PackingSettings): Draft {
  const texts = Object.fromEntries(numbers.map((field) => [field, writeNumber(value[field])])) as Record<
    keyof Numbers,
    string
  >;
  const { release, trackingAddress } = value;
  return { ...texts, release, trackingAddress, containers: value.containers.join('\n') };
}

function read({ release, trackingAddress, containers: lines, ...texts }: Draft) {
  const { value, faults } = readNumbers<Numbers>(texts, isPacking);
  const containers = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const others = { containers, trackingAddress: trackingAddress.trim() };
  return {
    value: { ...value, ...others, release },
    faults: [
      ...faults,
      ...Object.entries(others)
        .filter(([field, other]) => !isPacking({ [field]: other }))
        .map(([field]) => ({ field, reason: 'missing' as const })),
    ],
  };
}

function PackingForm({ settings }: { settings: AllSettings }) {
  const t = useTranslations('deskSettings.packing');
  const id = useId();
  const form = useSettingForm({ settings, name: 'packing', toDraft, read });
  const { draft, put, errorOf } = form;
  const wrongContainers = errorOf('containers');
  return (
    <SettingCard form={form} title={t('form')}>
      <div className={grid.choice}>
        <FieldLabel id={`${id}-release`} label={t('release')} />
        <Select
          id={`${id}-release`}
          value={draft.release}
          aria-describedby={`${id}-release-hint`}
          onChange={({ currentTarget }) => put({ release: currentTarget.value as ReleaseRule })}
        >
          {releaseRules.map((rule) => (
            <option key={rule} value={rule}>
              {t(`rules.${rule}`)}
            </option>
          ))}
        </Select>
        <p id={`${id}-release-hint`}>{t('releaseHint')}</p>
      </div>
      <div className={grid.fields}>
        {numbers.map((field) => (
          <Line
            key={field}
            label={t(field)}
            inputMode="decimal"
            value={draft[field]}
            error={errorOf(field)}
            maxLength={6}
            onChange={(text) => put({ [field]: text })}
          />
        ))}
        <Line
          className={grid.wide}
          label={t('trackingAddress')}
          hint={t('trackingHint', { placeholder: '{number}' })}
          value={draft.trackingAddress}
          error={errorOf('trackingAddress') && t('trackingWrong', { placeholder: '{number}' })}
          maxLength={settingLimits.address}
          onChange={(trackingAddress) => put({ trackingAddress })}
        />
        <div className={grid.wide}>
          <TextArea
            id={`${id}-containers`}
            label={t('containers')}
            rows={6}
            value={draft.containers}
            aria-invalid={wrongContainers ? true : undefined}
            aria-describedby={wrongContainers ? `${id}-error` : undefined}
            onChange={({ currentTarget }) => put({ containers: currentTarget.value })}
          />
          {wrongContainers && <FieldError id={`${id}-error`}>{t('containersWrong')}</FieldError>}
        </div>
      </div>
    </SettingCard>
  );
}
