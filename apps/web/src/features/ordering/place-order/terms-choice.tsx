import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { Choice } from '#ui/choice.tsx';
import { NewTabLink } from '#ui/new-tab-link.tsx';
import styles from './terms-choice.module.css';

interface TermsChoiceProps {
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
}

/** The terms, apart from the consent to the processing of health data; never ticked before. */
export function TermsChoice({ isAccepted, onChange }: TermsChoiceProps) {
  const t = useTranslations('prescription.consent');
  const hint = useTranslations('prescription')('newTab');
  const link = (route: 'Terms' | 'Privacy') => (words: ReactNode) => (
    <NewTabLink to={linkTo(route)} hint={hint}>
      {words}
    </NewTabLink>
  );
  return (
    <Choice className={styles.consent} checked={isAccepted} onChange={({ target }) => onChange(target.checked)}>
      {t.rich('terms', { terms: link('Terms'), privacy: link('Privacy') })}
    </Choice>
  );
}
