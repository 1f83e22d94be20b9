import { useTranslations } from 'use-intl';
import { useLocaleChoice } from '#i18n/locale.tsx';
import { Flag } from '#ui/flag.tsx';
import { Segments } from '#ui/segments.tsx';
import styles from './language-switch.module.css';
import { languages } from './languages.ts';

/** Both languages side by side, for the menu of small screens. */
export function LanguageSwitch() {
  const t = useTranslations('frame.language');
  const { locale, chooseLocale } = useLocaleChoice();

  return (
    <Segments role="group" aria-label={t('title')} className={styles.switch}>
      {languages.map((language) => (
        <button
          key={language.locale}
          type="button"
          lang={language.locale}
          aria-label={`${language.locale.toUpperCase()}, ${t(language.locale)}`}
          aria-pressed={language.locale === locale}
          onClick={() => void chooseLocale(language.locale)}
        >
          <Flag country={language.country} />
          {language.locale.toUpperCase()}
        </button>
      ))}
    </Segments>
  );
}
