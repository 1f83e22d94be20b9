import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { sessionQuery } from '#domain/session/session-query.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { AcceptanceChoice } from './acceptance-choice.tsx';
import { AddressSection } from './address-section.tsx';
import { BirthDateField } from './birth-date-field.tsx';
import styles from './onboarding-form.module.css';
import { useOnboardingForm } from './use-onboarding-form.ts';
import { useOnce } from './use-once.ts';

interface OnboardingFormProps {
  /** Called once: when the registration is done, or at once when it was done before (RG-09). */
  onComplete(): void;
  /** Nobody is signed in (any more): the form stays as it is while the person signs in. */
  onSignInNeeded?: (() => void) | undefined;
  /** In a dialog the way to send it stays in sight, with a line below. */
  dialogFootnote?: ReactNode;
}

/** The registration of the signed-in person; for a page of its own and for the sign-in dialog. */
export function OnboardingForm({ onComplete, onSignInNeeded, dialogFootnote }: OnboardingFormProps) {
  const t = useTranslations('onboarding');
  const completeOnce = useOnce(onComplete);
  const form = useOnboardingForm(completeOnce, onSignInNeeded);
  const { problem, textField, faultOf } = form;

  const { data: session } = useQuery({ ...sessionQuery, refetchOnMount: 'always' });
  useEffect(() => {
    if (session?.onboardingCompleted) completeOnce();
  }, [session, completeOnce]);

  return (
    <form noValidate onSubmit={form.submit} className={styles.form}>
      <Stack gap={1.75}>
        {problem && (
          <ErrorSummary
            key={form.attempts}
            title={problem.title}
            problems={[{ text: problem.text, fieldId: form.problemId }]}
          />
        )}

        <Stack as="fieldset" gap={1.1} className={styles.section}>
          <legend>{t('person')}</legend>
          <div className={styles.halves}>
            <TextField {...textField('firstName')} autoComplete="given-name" />
            <TextField {...textField('lastName')} autoComplete="family-name" />
          </div>
          <div className={styles.halves}>
            <TextField
              {...textField('phone')}
              type="tel"
              autoComplete="tel-national"
              prefix="+49"
              hint={t('phoneHint')}
            />
          </div>
        </Stack>
        <AddressSection form={form} />
        <BirthDateField
          id={form.idOf('birthDate')}
          idOf={form.idOf}
          values={form.values}
          error={faultOf('birthDay').error ?? faultOf('birthMonth').error ?? faultOf('birthYear').error}
          invalidFields={problem?.fields ?? []}
          className={styles.section}
          onChange={form.change}
        />
        <AcceptanceChoice form={form} />
      </Stack>

      <Stack gap={0.5} align="start" className={joinClasses(styles.actions, dialogFootnote ? styles.inSight : '')}>
        <Button type="submit" variant="primary" size="large" isBusy={form.isSending}>
          {t('submit')}
        </Button>
        {dialogFootnote && <Text size="small">{dialogFootnote}</Text>}
      </Stack>
    </form>
  );
}
