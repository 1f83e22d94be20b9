import type { AllSettings } from '@shop/contract/desk/settings';
import {
  fillTemplate,
  type QuestionId,
  questionIds,
  questionLimit,
  templateFields,
} from '@shop/contract/question-templates';
import type { Settings } from '@shop/contract/settings';
import { pharmacyName } from '@shop/contract/shop-config';
import { useTranslations } from 'use-intl';
import grid from '#domain/desk/writing/field-grid.module.css';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { Button } from '#ui/button.tsx';
import { SettingCard } from './setting-card.tsx';
import { Words } from './setting-fields.tsx';
import styles from './settings.module.css';
import { SettingsScreen } from './settings-screen.tsx';
import { useSettingForm } from './use-setting-form.ts';

type Templates = AllSettings['questionsGiven'];

const languages = ['de', 'en'] as const;

/** Questions to patients in the pharmacy's own words, as they will be read. */
export function QuestionSettings() {
  const t = useTranslations('deskSettings.questions');
  return (
    <SettingsScreen title={t('title')} lead={t('lead')}>
      {(settings) => <QuestionsForm settings={settings} />}
    </SettingsScreen>
  );
}

/** Only what differs is saved: a better wording of the shop reaches everybody who has kept it. */
function changedOnly(templates: Templates, given: Templates): Settings['questions'] {
  return Object.fromEntries(
    questionIds
      .map((id) => [id, { de: templates[id].de.trim(), en: templates[id].en.trim() }] as const)
      .filter(([id, words]) => words.de !== given[id].de || words.en !== given[id].en),
  );
}

function QuestionsForm({ settings }: { settings: AllSettings }) {
  const t = useTranslations('deskSettings.questions');
  const config = useShopConfig();
  const given = settings.questionsGiven;
  const form = useSettingForm({
    settings,
    name: 'questions',
    toDraft: (value): Templates => ({ ...given, ...(value as Partial<Templates>) }),
    read: (draft: Templates) => ({
      value: changedOnly(draft, given),
      faults: questionIds.flatMap((id) =>
        languages
          .filter((language) => draft[id][language].trim() === '')
          .map((language) => ({ field: `${id}.${language}`, reason: 'missing' as const })),
      ),
    }),
  });
  const contact = settings.contact.value;
  const sample = (language: 'de' | 'en') => ({
    code: 'MB-4711',
    pharmacy: pharmacyName(config),
    phone: contact.phone,
    email: contact.email,
    openingHours: (language === 'en' && contact.openingHoursEn) || contact.openingHours,
    advisoryHours: (language === 'en' && contact.advisoryHoursEn) || contact.advisoryHours,
  });
  const put = (id: QuestionId, language: 'de' | 'en', text: string) =>
    form.put({ [id]: { ...form.draft[id], [language]: text } });

  return (
    <SettingCard form={form} title={t('form')}>
      <p>
        {t('placeholders')} <code>{templateFields.map((field) => `{${field}}`).join(' ')}</code>
      </p>
      {questionIds.map((id) => {
        const isOwn = languages.some((language) => form.draft[id][language] !== given[id][language]);
        return (
          <section key={id} className={styles.entry} aria-labelledby={`question-${id}`}>
            <h3 id={`question-${id}`}>{t(`ids.${id}`)}</h3>
            <div className={grid.fields}>
              {languages.map((language) => (
                <div key={language} className={styles.entries}>
                  <Words
                    label={t(language)}
                    {...(language === 'en' && { lang: 'en' as const })}
                    value={form.draft[id][language]}
                    error={form.errorOf(`${id}.${language}`)}
                    maxLength={questionLimit}
                    onChange={(text) => put(id, language, text)}
                  />
                  {form.draft[id][language].includes('{') && (
                    <p className={styles.preview} lang={language}>
                      <small>{t('preview')}</small>
                      {fillTemplate(form.draft[id][language], sample(language))}
                    </p>
                  )}
                </div>
              ))}
            </div>
            {isOwn && (
              <div className={styles.ends}>
                <Button
                  size="small"
                  aria-label={t('takeGivenOf', { question: t(`ids.${id}`) })}
                  onClick={() => form.put({ [id]: given[id] })}
                >
                  {t('takeGiven')}
                </Button>
              </div>
            )}
          </section>
        );
      })}
    </SettingCard>
  );
}
