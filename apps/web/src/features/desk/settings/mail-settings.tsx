import type { MailTemplate } from '@shop/contract/desk/mail-templates';
import type { MailTemplateId } from '@shop/contract/desk/mail-words';
import type { AllSettings } from '@shop/contract/desk/settings';
import type { MailWordings } from '@shop/contract/mail-wordings';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReadFailure } from '#domain/desk/reading/read-states.tsx';
import grid from '#domain/desk/writing/field-grid.module.css';
import { FieldLabel } from '#ui/field-label.tsx';
import { Select } from '#ui/select.tsx';
import { MailPreview } from './mail-preview.tsx';
import { useMailPreview, useMailTemplates } from './mail-queries.ts';
import { MailSentence } from './mail-sentence.tsx';
import { SettingCard } from './setting-card.tsx';
import styles from './settings.module.css';
import { SettingsScreen } from './settings-screen.tsx';
import { useSettingForm } from './use-setting-form.ts';

/** The mails about an order in the pharmacy's own words, as they will be read. */
export function MailSettings() {
  const t = useTranslations('deskMails');
  const { data, isError, refetch } = useMailTemplates();
  return (
    <SettingsScreen title={t('title')} lead={t('lead')}>
      {(settings) => (
        <>
          {data && <MailsForm settings={settings} templates={data.templates} />}
          {!data && isError && <ReadFailure words={t('failed')} onRetry={refetch} />}
        </>
      )}
    </SettingsScreen>
  );
}

/** Only what differs is saved, and only of sentences that there are. */
function changedOnly(draft: MailWordings, templates: readonly MailTemplate[]): MailWordings {
  const sentences = templates.flatMap((template) => template.sentences);
  return Object.fromEntries(
    sentences.flatMap(({ path, given }) => {
      const typed = draft[path];
      if (!typed) return [];
      const words = { de: typed.de.trim(), en: typed.en.trim() };
      return words.de === given.de && words.en === given.en ? [] : [[path, words]];
    }),
  );
}

function MailsForm({ settings, templates }: { settings: AllSettings; templates: readonly MailTemplate[] }) {
  const t = useTranslations('deskMails');
  const faultWords = useTranslations('deskSettings.faults');
  const [chosen, setChosen] = useState<MailTemplateId>('received');
  const [language, setLanguage] = useState<'de' | 'en'>('de');
  const [attempt, setAttempt] = useState(0);
  const form = useSettingForm({
    settings,
    name: 'mails',
    toDraft: (value): MailWordings => value,
    read: (draft) => ({ value: changedOnly(draft, templates), faults: [] }),
  });
  const preview = useMailPreview(chosen, language, changedOnly(form.draft, templates));
  const faults = preview.data?.faults ?? [];
  const template = templates.find(({ id }) => id === chosen);

  /** What is wrong may stand in another mail: that one is opened. */
  function submit(event: FormEvent): void {
    const [fault] = faults;
    if (!fault) {
      form.submit(event);
      return;
    }
    event.preventDefault();
    const path = fault.field.replace(/\.\w+$/, '');
    setChosen(templates.find(({ sentences }) => sentences.some((one) => one.path === path))?.id ?? chosen);
    setAttempt(attempt + 1);
  }

  function errorOf(field: string): string | undefined {
    const fault = faults.find((one) => one.field === field);
    return fault && faultWords(fault.reason, { name: fault.name ?? '', at: String(fault.at ?? '') });
  }

  const mark = ({ sentences }: MailTemplate): string => {
    if (sentences.some(({ isUnfit }) => isUnfit)) return ` · ${t('marks.unfit')}`;
    return sentences.some(({ path }) => path in changedOnly(form.draft, templates)) ? ` · ${t('marks.own')}` : '';
  };

  return (
    <>
      <SettingCard
        form={{ ...form, submit, attempt, faultyFields: faults.map(({ field }) => field) }}
        title={t('form')}
      >
        <div className={grid.choice}>
          <FieldLabel id="mail-template" label={t('choose')} />
          <Select
            id="mail-template"
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value as MailTemplateId)}
          >
            {templates.map((one) => (
              <option key={one.id} value={one.id}>
                {t(`ids.${one.id}`) + mark(one)}
              </option>
            ))}
          </Select>
        </div>
        <p className={styles.quiet}>{t('fixed')}</p>
        {template?.sentences.map((sentence) => (
          <MailSentence
            key={sentence.path}
            sentence={sentence}
            words={form.draft[sentence.path] ?? sentence.given}
            errorOf={errorOf}
            onChange={(words) => form.put({ [sentence.path]: words })}
          />
        ))}
      </SettingCard>
      <MailPreview preview={preview.data} isFailed={preview.isError} language={language} onLanguage={setLanguage} />
    </>
  );
}
