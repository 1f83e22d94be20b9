import Languages from 'lucide-react/icons/languages';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { Callout } from '../callout.tsx';
import type { TextLanguage } from '../text-language.ts';

interface TermsState {
  /** The version that was asked for, whatever language the interface speaks. */
  termsLanguage: TextLanguage;
}

/** Above a translation of the terms: the German version is the one that counts, and here it is (CT-06). */
export function TranslationNote() {
  const t = useTranslations('content.legal');
  const state: TermsState = { termsLanguage: 'de' };

  return (
    <Callout icon={<Languages />}>
      <p>
        {t.rich('machineTranslated', {
          german: (words) => (
            // The address stays, but going back leads to the translation again.
            <Link to={linkTo('Terms')} state={state} replace={false} hrefLang="de" lang="de">
              {words}
            </Link>
          ),
        })}
      </p>
    </Callout>
  );
}

/** Above the German terms inside an English screen: the way back. */
export function GermanVersionNote() {
  const t = useTranslations('content.legal');
  return (
    <Callout icon={<Languages />}>
      <p>
        {t.rich('germanVersion', {
          translation: (words) => (
            <Link to={linkTo('Terms')} replace={false}>
              {words}
            </Link>
          ),
        })}
      </p>
    </Callout>
  );
}

/** The language that the terms were asked for in, by the link above; null for the interface's own. */
export function termsLanguageIn(state: unknown): TextLanguage | null {
  return (state as Partial<TermsState> | null)?.termsLanguage === 'de' ? 'de' : null;
}
