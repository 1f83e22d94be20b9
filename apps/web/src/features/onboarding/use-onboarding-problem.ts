import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { safeHtml } from '#ui/safe-html.ts';
import type { OnboardingFailure, OnboardingField } from './onboarding-check.ts';
import { fieldOfError } from './onboarding-errors.ts';
import { useOnboardingErrorText } from './use-onboarding-error-text.ts';

export interface OnboardingProblem {
  title: string;
  text: ReactNode;
  fields: OnboardingField[];
}

/** The one thing to show: what has to be mended, or why the server refused. In words only here, so that they follow a change of language. */
export function useOnboardingProblem(failure: OnboardingFailure | null, error: unknown): OnboardingProblem | null {
  const t = useTranslations('onboarding');
  const errorText = useOnboardingErrorText();
  if (failure) return { title: t('pleaseCheck'), text: t(`checks.${failure.id}`), fields: failure.fields };
  if (!error) return null;
  const field = fieldOfError(error);
  return { title: t('failed'), text: safeHtml(errorText(error)), fields: field ? [field] : [] };
}
