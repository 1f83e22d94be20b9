import { useTranslations } from 'use-intl';
import { NewTabLink } from '#domain/health-consent/new-tab-link.tsx';
import { linkTo } from '#lib/routes.ts';
import { Choice } from '#ui/choice.tsx';
import styles from './terms-choice.module.css';

interface TermsChoiceProps {
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
}

/** The terms, apart from the consent to the processing of health data; never ticked before. */
export function TermsChoice({ isAccepted, onChange }: TermsChoiceProps) {
  const t = useTranslations('prescription.consent');
  return (
    <Choice className={styles.consent} checked={isAccepted} onChange={({ target }) => onChange(target.checked)}>
      {t.rich('terms', {
        terms: (words) => <NewTabLink to={linkTo('Terms')}>{words}</NewTabLink>,
        privacy: (words) => <NewTabLink to={linkTo('Privacy')}>{words}</NewTabLink>,
      })}
    </Choice>
  );
}
