import Check from 'lucide-react/icons/check';
import Globe from 'lucide-react/icons/globe';
import { useTranslations } from 'use-intl';
import { useLocaleChoice } from '#i18n/locale.tsx';
import { Flag } from '#ui/flag.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Popover } from '#ui/popover.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import styles from './language-menu.module.css';
import { languages } from './languages.ts';

interface LanguageMenuProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  className?: string | undefined;
}

/** FR-08. */
export function LanguageMenu({ isOpen, onOpen, onClose, className }: LanguageMenuProps) {
  const t = useTranslations('frame.language');
  const { locale, chooseLocale } = useLocaleChoice();
  const code = locale.toUpperCase();

  return (
    <>
      <button
        type="button"
        className={joinClasses(styles.button, className)}
        aria-label={t('open', { code })}
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <Globe />
        {code}
      </button>
      {isOpen && (
        <Popover title={t('title')} onClose={onClose} className={styles.panel}>
          <Stack as="ul" gap={0.25} className={styles.languages}>
            {languages.map((language) => (
              <li key={language.locale}>
                <button
                  type="button"
                  className={styles.language}
                  lang={language.locale}
                  aria-pressed={language.locale === locale}
                  onClick={() => {
                    void chooseLocale(language.locale);
                    onClose();
                  }}
                >
                  <Flag country={language.country} />
                  {t(language.locale)}
                  {language.locale === locale && <Check />}
                </button>
              </li>
            ))}
          </Stack>
          <Text size="small">{t('legalNote')}</Text>
        </Popover>
      )}
    </>
  );
}
