import { registrationLimits } from '@shop/contract/form-limits';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  emptyValues,
  findFailure,
  type OnboardingFailure,
  type OnboardingField,
  type OnboardingValues,
  swapPlace,
} from './onboarding-check.ts';
import { useCompleteOnboarding } from './use-complete-onboarding.ts';
import { useOnboardingProblem } from './use-onboarding-problem.ts';

/** A city may be typed where the postal code belongs: then it has room there until both are swapped (RG-03). */
const longest = { ...registrationLimits, phone: registrationLimits.phoneNumber, postalCode: registrationLimits.city };

type TypedField = 'firstName' | 'lastName' | 'phone' | 'street' | 'houseNumber' | 'postalCode' | 'city';

interface Fault {
  error?: ReactNode;
  isInvalid?: boolean;
  'aria-describedby'?: string;
}

export type OnboardingFormState = ReturnType<typeof useOnboardingForm>;

/** What is typed into the registration, what is wrong with it, and how it is sent. */
export function useOnboardingForm(onComplete: () => void, onSignInNeeded?: () => void) {
  const t = useTranslations('onboarding');
  const formId = useId();
  const [values, setValues] = useState(emptyValues);
  const [failure, setFailure] = useState<OnboardingFailure | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [isSwapped, setIsSwapped] = useState(false);
  const { send, isSending, error, forgetError } = useCompleteOnboarding(onComplete, onSignInNeeded);
  const problem = useOnboardingProblem(failure, error);

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

  const idOf = (field: OnboardingField | 'country' | 'birthDate') => `${formId}-${field}`;
  const [problemField] = problem?.fields ?? [];

  /** What is wrong with a field: the first one concerned carries the sentence, the others point to it. */
  function faultOf(field: OnboardingField): Fault {
    if (!problem?.fields.includes(field) || !problemField) return {};
    if (field === problemField) return { error: problem.text };
    return { isInvalid: true, 'aria-describedby': `${idOf(problemField)}-error` };
  }

  function textField(name: TypedField) {
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

  return {
    values,
    attempts,
    problem,
    problemId: problemField && idOf(problemField),
    isSwapped,
    isSending,
    change,
    putPlaceRight,
    submit,
    idOf,
    faultOf,
    textField,
  };
}
