import type { AllSettings } from '@shop/contract/desk/settings';
import { isOrdering, type OrderingSettings } from '@shop/contract/ordering-settings';
import { useTranslations } from 'use-intl';
import grid from '#domain/desk/writing/field-grid.module.css';
import { readNumbers, writeNumbers } from './number-text.ts';
import { SettingCard } from './setting-card.tsx';
import { Line } from './setting-fields.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { useSettingForm } from './use-setting-form.ts';

const fields = [
  'mostGrams',
  'mostMilliliters',
  'mostPacks',
  'mostOpenOrders',
  'mostEurosBeforeFirstPayment',
  'holdHours',
  'holdHoursWithFile',
  'reminderDays',
  'answerDays',
  'paymentReminderDays',
  'paymentDays',
  'paymentToleranceCents',
] as const satisfies readonly (keyof OrderingSettings)[];

/** How much one person may have on order, and how long it is kept for them. */
export function OrderLimits() {
  const t = useTranslations('deskSettings.ordering');
  return (
    <SettingsScreen title={t('title')} lead={t('lead')}>
      {(settings) => <OrderingForm settings={settings} />}
    </SettingsScreen>
  );
}

function OrderingForm({ settings }: { settings: AllSettings }) {
  const t = useTranslations('deskSettings.ordering');
  const form = useSettingForm({
    settings,
    name: 'ordering',
    toDraft: (value) => writeNumbers<OrderingSettings>(value),
    read: (draft) => readNumbers<OrderingSettings>(draft, isOrdering),
  });
  return (
    <SettingCard form={form} title={t('form')}>
      <div className={grid.fields}>
        {fields.map((field) => (
          <Line
            key={field}
            label={t(field)}
            inputMode="numeric"
            value={form.draft[field]}
            error={form.errorOf(field)}
            maxLength={7}
            onChange={(text) => form.put({ [field]: text })}
          />
        ))}
      </div>
    </SettingCard>
  );
}
