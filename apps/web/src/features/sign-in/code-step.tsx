import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { emptyCode } from '#ui/code-digits.ts';
import { CodeInput } from '#ui/code-input.tsx';
import { FieldError } from '#ui/field.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Note } from '#ui/note.tsx';
import { Row } from '#ui/row.tsx';
import { safeHtml } from '#ui/safe-html.ts';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { useCodeEntry } from '#ui/use-code-entry.ts';
import styles from './login-dialog.module.css';
import { ResendCode } from './resend-code.tsx';
import { isSpent, SpentHelp } from './spent-help.tsx';
import type { useSendCode } from './use-send-code.ts';
import { useSignIn } from './use-sign-in.ts';
import { useSignInErrorText } from './use-sign-in-error-text.ts';

interface CodeStepProps {
  email: string;
  /** False for somebody who came with a code of before. */
  wasSent: boolean;
  isDelayed: boolean;
  codes: ReturnType<typeof useSendCode>;
  onChangeEmail: () => void;
  onSignedIn: () => void;
}

export function CodeStep({ email, wasSent, isDelayed, codes, onChangeEmail, onSignedIn }: CodeStepProps) {
  const t = useTranslations('signIn');
  const errorText = useSignInErrorText();
  const id = useId();
  const [wasResent, setWasResent] = useState(false);
  const { mutate, isPending, error, reset } = useSignIn();
  const { form, digits, isIncomplete, change, submit } = useCodeEntry(signIn, reset);

  function signIn(code: string) {
    if (isPending) return;
    // What is said about the new code would contradict a refusal of the one that was typed.
    setWasResent(false);
    mutate({ email, otp: code }, { onSuccess: onSignedIn });
  }

  function resend() {
    setWasResent(false);
    codes.send(email, () => {
      change(emptyCode);
      setWasResent(true);
      form.current?.querySelector('input')?.focus();
    });
  }

  function codeError() {
    if (isIncomplete) return t('codeIncomplete');
    return error ? <span role="alert">{safeHtml(errorText(error, 'signInFailed'))}</span> : undefined;
  }

  return (
    <Stack as="form" gap={1.25} ref={form} noValidate onSubmit={submit}>
      <Text as="div" isHyphenated className={styles.lead}>
        {t.rich(wasSent ? 'sentTo' : 'enterFor', { email: () => <strong>{email}</strong> })}{' '}
        <LinkButton onClick={onChangeEmail}>{t('changeEmail')}</LinkButton>
      </Text>
      {isDelayed && <Note tone="info">{t('delayed')}</Note>}
      <CodeInput
        id={id}
        label={t('code')}
        digitLabel={(position, count) => t('digit', { position: String(position), count: String(count) })}
        digits={digits}
        hint={t('codeHint')}
        error={codeError()}
        isBusy={isPending}
        onChange={change}
        onComplete={signIn}
      />
      <Stack gap={0.6}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBusy={isPending}
          aria-disabled={digits.includes('') || undefined}
        >
          {t('submit')}
        </Button>
      </Stack>
      <Stack gap={0.35} className={styles.resend}>
        <Row gap={[0.25, 1]} spread="apart">
          <span>{t('noCode')}</span>
          <ResendCode waitUntilMs={codes.waitUntilMs} isSending={codes.isSending} onResend={resend} />
        </Row>
        <Text size="small">{t('whereToLook')}</Text>
        {codes.error !== null && (
          <div role="alert">
            <FieldError id={`${id}-resend`}>{safeHtml(errorText(codes.error, 'sendFailed'))}</FieldError>
          </div>
        )}
        {(isSpent(error) || isSpent(codes.error)) && <SpentHelp />}
        <Text as="output" tone="ok" className={styles.resent}>
          {wasResent && t('resent')}
        </Text>
      </Stack>
    </Stack>
  );
}
