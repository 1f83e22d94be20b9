import { emailLimit } from '@shop/contract/form-limits';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { looksLikeEmail } from '#domain/person/email-address.ts';
import { linkTo } from '#lib/routes.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { NewTabLink } from '#ui/new-tab-link.tsx';
import { safeHtml } from '#ui/safe-html.ts';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { isSpent, SpentHelp } from './spent-help.tsx';
import { retryAfterSeconds } from './use-send-code.ts';
import { useSignInErrorText } from './use-sign-in-error-text.ts';

interface EmailStepProps {
  email: string;
  isSending: boolean;
  /** Why no code could be sent. */
  error: unknown;
  onChange: (email: string) => void;
  onSubmit: (email: string) => void;
  /** For somebody who has asked before and waits for the next one: goes on without a new code. */
  onHaveCode: (email: string) => void;
}

export function EmailStep({ email, isSending, error, onChange, onSubmit, onHaveCode }: EmailStepProps) {
  const t = useTranslations('signIn');
  const errorText = useSignInErrorText();
  const id = useId();
  const [fault, setFault] = useState<'emailMissing' | 'emailInvalid' | null>(null);
  const isTooSoon = retryAfterSeconds(error) !== null;

  // Whoever comes back to this step goes on where it can be changed.
  useEffect(() => document.getElementById(id)?.focus(), [id]);

  function check(then: (email: string) => void) {
    const typed = email.trim();
    const found = faultOf(typed);
    setFault(found);
    if (found) document.getElementById(id)?.focus();
    else if (!isSending) then(typed);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    check(onSubmit);
  }

  function problem() {
    if (fault) return t(fault);
    return error ? <span role="alert">{safeHtml(errorText(error, 'sendFailed'))}</span> : undefined;
  }

  return (
    <Stack as="form" gap={1.25} noValidate onSubmit={submit}>
      <Text isHyphenated>{t('lead')}</Text>
      <TextField
        id={id}
        type="email"
        name="email"
        maxLength={emailLimit}
        autoComplete="email"
        data-takes-focus
        label={t('email')}
        value={email}
        onChange={(event) => {
          setFault(null);
          onChange(event.currentTarget.value);
        }}
        error={problem()}
      />
      <Stack gap={0.6}>
        <Button type="submit" variant="primary" size="large" isBusy={isSending}>
          {t('sendCode')}
        </Button>
        {isTooSoon && <Button onClick={() => check(onHaveCode)}>{t('haveCode')}</Button>}
        {isSpent(error) && <SpentHelp />}
      </Stack>
      <Text size="small">
        {t.rich('privacy', {
          link: (words) => (
            <NewTabLink to={linkTo('Privacy')} hint={t('newTab')}>
              {words}
            </NewTabLink>
          ),
        })}
      </Text>
    </Stack>
  );
}

function faultOf(email: string): 'emailMissing' | 'emailInvalid' | null {
  if (email === '') return 'emailMissing';
  return looksLikeEmail(email) ? null : 'emailInvalid';
}
