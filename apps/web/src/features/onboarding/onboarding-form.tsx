import { registrationLimits } from '@shop/contract/form-limits';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { sessionQuery } from '#domain/session/session-query.ts';
import { type RouteName, routes } from '#lib/routes.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FieldError, TextField } from '#ui/field.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { safeHtml } from '#ui/safe-html.ts';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { BirthDateField } from './birth-date-field.tsx';
import {
  emptyValues,
  findFailure,
  type OnboardingFailure,
  type OnboardingField,
  type OnboardingValues,
  swapPlace,
} from './onboarding-check.ts';
import { fieldOfError } from './onboarding-errors.ts';
import styles from './onboarding-form.module.css';
import { useCompleteOnboarding } from './use-complete-onboarding.ts';
import { useOnboardingErrorText } from './use-onboarding-error-text.ts';

/** A city may be typed where the postal code belongs: then it has room there until both are swapped (RG-03). */
const longest = { ...registrationLimits, phone: registrationLimits.phoneNumber, postalCode: registrationLimits.city };

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
  const formId = useId();
  const [values, setValues] = useState(emptyValues);
  const [failure, setFailure] = useState<OnboardingFailure | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [isSwapped, setIsSwapped] = useState(false);
  const completeOnce = useOnce(onComplete);
  const { send, isSending, error, forgetError } = useCompleteOnboarding(completeOnce, onSignInNeeded);
  const problem = useProblem(failure, error);

  const { data: session } = useQuery({ ...sessionQuery, refetchOnMount: 'always' });
  useEffect(() => {
    if (session?.onboardingCompleted) completeOnce();
  }, [session, completeOnce]);

  function change(changes: Partial<OnboardingValues>) {
    setValues((current) => ({ ...current, ...changes }));
    if ('postalCode' in changes || 'city' in changes) setIsSwapped(false);
  }

  function putPlaceRight(): OnboardingValues {
    const place = swapPlace(values);
    if (!place) return values;
    setValues((current) => ({ ...current, ...place }));
    setIsSwapped(true);
    return { ...values, ...place };
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSending) return;
    const sound = putPlaceRight();
    const found = findFailure(sound, new Date());
    setAttempts((count) => count + 1);
    setFailure(found);
    if (found) forgetError();
    else send(sound);
  }

  const idOf = (field: OnboardingField) => `${formId}-${field}`;
  const [problemField] = problem?.fields ?? [];

  /** What is wrong with a field: the first one concerned carries the sentence, the others point to it. */
  function faultOf(field: OnboardingField) {
    if (!problem?.fields.includes(field) || !problemField) return {};
    if (field === problemField) return { error: problem.text };
    return { isInvalid: true, 'aria-describedby': `${idOf(problemField)}-error` };
  }

  function textField(name: 'firstName' | 'lastName' | 'phone' | 'street' | 'houseNumber' | 'postalCode' | 'city') {
    return {
      id: idOf(name),
      name,
      label: t(name),
      maxLength: longest[name],
      value: values[name],
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => change({ [name]: currentTarget.value }),
      ...faultOf(name),
    };
  }

  const { error: acceptanceError } = faultOf('isAccepted');
  const birthDateError = faultOf('birthDay').error ?? faultOf('birthMonth').error ?? faultOf('birthYear').error;

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Stack gap={1.75}>
        {problem && (
          <ErrorSummary
            key={attempts}
            title={problem.title}
            problems={[{ text: problem.text, fieldId: problemField && idOf(problemField) }]}
          />
        )}

        <fieldset className={styles.section}>
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
        </fieldset>

        <fieldset className={styles.section}>
          <legend>{t('address')}</legend>
          <div className={styles.street}>
            <TextField {...textField('street')} autoComplete="address-line1" />
            {/* There is no word for a house number in autocomplete: a browser would fill in the street again. */}
            <TextField {...textField('houseNumber')} autoComplete="off" />
          </div>
          <div>
            <div className={styles.place}>
              <TextField
                {...textField('postalCode')}
                inputMode="numeric"
                autoComplete="postal-code"
                onBlur={putPlaceRight}
              />
              <TextField {...textField('city')} autoComplete="address-level2" onBlur={putPlaceRight} />
            </div>
            <output className={styles.note}>{isSwapped && t('swapped')}</output>
          </div>
          <TextField
            id={`${formId}-country`}
            label={t('country')}
            value={t('germany')}
            hint={t('countryHint')}
            autoComplete="off"
            disabled
          />
        </fieldset>

        <BirthDateField
          id={`${formId}-birthDate`}
          idOf={idOf}
          values={values}
          error={birthDateError}
          invalidFields={problem?.fields ?? []}
          className={styles.section}
          onChange={change}
        />

        <Stack gap={0.35} className={styles.acceptance}>
          <Choice
            id={idOf('isAccepted')}
            name="isAccepted"
            checked={values.isAccepted}
            onChange={(event) => change({ isAccepted: event.currentTarget.checked })}
            required
            aria-invalid={acceptanceError ? true : undefined}
            aria-describedby={acceptanceError ? `${idOf('isAccepted')}-error` : undefined}
          >
            {t.rich('acceptance', {
              terms: (words) => <NewTabLink to="Terms">{words}</NewTabLink>,
              privacy: (words) => <NewTabLink to="Privacy">{words}</NewTabLink>,
            })}
          </Choice>
          {acceptanceError && <FieldError id={`${idOf('isAccepted')}-error`}>{acceptanceError}</FieldError>}
        </Stack>
      </Stack>

      <div className={joinClasses(styles.actions, dialogFootnote ? styles.inSight : '')}>
        <Button type="submit" variant="primary" size="large" isBusy={isSending}>
          {t('submit')}
        </Button>
        {dialogFootnote && <Text size="small">{dialogFootnote}</Text>}
      </div>
    </form>
  );
}

interface Problem {
  title: string;
  text: ReactNode;
  fields: OnboardingField[];
}

/** The one thing to show: what has to be mended, or why the server refused. In words only here, so that they follow a change of language. */
function useProblem(failure: OnboardingFailure | null, error: unknown): Problem | null {
  const t = useTranslations('onboarding');
  const errorText = useOnboardingErrorText();
  if (failure) return { title: t('pleaseCheck'), text: t(`checks.${failure.id}`), fields: failure.fields };
  if (!error) return null;
  const field = fieldOfError(error);
  return { title: t('failed'), text: safeHtml(errorText(error)), fields: field ? [field] : [] };
}

/** Somebody in the middle of a form must not lose it to a link. */
function NewTabLink({ to, children }: { to: RouteName; children: ReactNode }) {
  const t = useTranslations('onboarding');
  return (
    <Link to={routes[to]} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {t('newTab')}</span>
    </Link>
  );
}

/** The same function in every render, which calls the latest one, and that only once. */
function useOnce(act: () => void): () => void {
  const latest = useRef<(() => void) | null>(act);
  useEffect(() => {
    if (latest.current) latest.current = act;
  });
  const [once] = useState(() => () => {
    const first = latest.current;
    latest.current = null;
    first?.();
  });
  return once;
}
