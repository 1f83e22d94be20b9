import { groupIban } from '@shop/contract/bank-account';
import type { AllSettings } from '@shop/contract/desk/settings';
import { settingLimits } from '@shop/contract/setting-limits';
import type { Settings } from '@shop/contract/settings';
import { useTranslations } from 'use-intl';
import grid from '#domain/desk/writing/field-grid.module.css';
import { SettingCard } from './setting-card.tsx';
import { Line } from './setting-fields.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { useSettingForm } from './use-setting-form.ts';

/** Where patients transfer to, and the number on invoices. What cannot be an account is refused here, so that nobody ever meets it. */
export function BankSettings() {
  const t = useTranslations('deskSettings.bank');
  return (
    <SettingsScreen title={t('title')} lead={t('lead')}>
      {(settings) => <BankForm settings={settings} />}
    </SettingsScreen>
  );
}

function toDraft(value: Settings['bank']): Settings['bank'] {
  return { ...value, iban: groupIban(value.iban) };
}

function read(draft: Settings['bank']) {
  const value = {
    bankName: draft.bankName.trim(),
    iban: draft.iban.trim(),
    bic: draft.bic.trim(),
    vatId: draft.vatId.trim(),
  };
  return { value, faults: [] };
}

function BankForm({ settings }: { settings: AllSettings }) {
  const t = useTranslations('deskSettings.bank');
  const form = useSettingForm({ settings, name: 'bank', toDraft, read });
  const { draft, put, errorOf } = form;
  return (
    <SettingCard form={form} title={t('form')}>
      <div className={grid.fields}>
        <Line
          className={grid.wide}
          label={t('bankName')}
          isOptional
          value={draft.bankName}
          error={errorOf('bankName')}
          maxLength={settingLimits.bankName}
          onChange={(bankName) => put({ bankName })}
        />
        <Line
          label={t('iban')}
          hint={t('ibanHint')}
          isOptional
          value={draft.iban}
          error={errorOf('iban')}
          maxLength={settingLimits.iban}
          onChange={(iban) => put({ iban })}
        />
        <Line
          label={t('bic')}
          isOptional
          value={draft.bic}
          error={errorOf('bic')}
          maxLength={settingLimits.bic}
          onChange={(bic) => put({ bic })}
        />
        <Line
          className={grid.wide}
          label={t('vatId')}
          hint={t('vatIdHint')}
          isOptional
          value={draft.vatId}
          error={errorOf('vatId')}
          maxLength={settingLimits.vatId}
          onChange={(vatId) => put({ vatId })}
        />
      </div>
    </SettingCard>
  );
}
