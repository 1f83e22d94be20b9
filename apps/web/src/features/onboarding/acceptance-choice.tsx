import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { Choice } from '#ui/choice.tsx';
import { FieldError } from '#ui/field.tsx';
import { NewTabLink } from '#ui/new-tab-link.tsx';
import { Stack } from '#ui/stack.tsx';
import styles from './onboarding-form.module.css';
import type { OnboardingFormState } from './use-onboarding-form.ts';

/** The terms and how data are handled, to be read without losing the form and to be accepted. */
export function AcceptanceChoice({ form: { idOf, faultOf, values, change } }: { form: OnboardingFormState }) {
  const t = useTranslations('onboarding');
  const id = idOf('isAccepted');
  const { error } = faultOf('isAccepted');
  return (
    <Stack gap={0.35} className={styles.acceptance}>
      <Choice
        id={id}
        name="isAccepted"
        checked={values.isAccepted}
        onChange={(event) => change({ isAccepted: event.currentTarget.checked })}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {t.rich('acceptance', {
          terms: (words) => (
            <NewTabLink to={linkTo('Terms')} hint={t('newTab')}>
              {words}
            </NewTabLink>
          ),
          privacy: (words) => (
            <NewTabLink to={linkTo('Privacy')} hint={t('newTab')}>
              {words}
            </NewTabLink>
          ),
        })}
      </Choice>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Stack>
  );
}
