import { useLocation } from 'react-router';
import { useLocale } from 'use-intl';
import { GermanVersionNote, TranslationNote, termsLanguageIn } from '#features/content/legal/translation-note.tsx';
import { foreignLanguage } from '#features/content/text-language.ts';
import { LegalPage } from './legal-page.tsx';

export default function TermsPage() {
  const { state } = useLocation();
  const locale = useLocale();

  return (
    <LegalPage
      name="terms"
      language={termsLanguageIn(state)}
      note={({ language }) => {
        if (language !== 'de') return <TranslationNote />;
        return foreignLanguage(language, locale) && <GermanVersionNote />;
      }}
    />
  );
}
