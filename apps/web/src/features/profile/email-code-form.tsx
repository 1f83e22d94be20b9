import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SaveFailure } from '#domain/failure/save-failure.tsx';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { useSave } from '#domain/person/use-save.ts';
import { ApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { emptyCode } from '#ui/code-digits.ts';
import { CodeInput } from '#ui/code-input.tsx';
import { Form, FormActions } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { Text } from '#ui/text.tsx';
import { useCodeEntry } from '#ui/use-code-entry.ts';
import { useSecondsUntil } from '#ui/use-seconds-until.ts';
import styles from './profile-form.module.css';

/** The server sends one code in this time. */
const resendAfterMs = 30_000;
const codeErrors = new Set(['InvalidCode', 'CodeExpired', 'TooManyAttempts']);

interface EmailCodeFormProps<Answer> {
  title: string;
  /** A code is on its way: the next one is sent after a while. */
  isJustSent: boolean;
  /** Where the code was sent, and what it does. */
  children: ReactNode;
  confirmLabel: string;
  confirm: (code: string) => Promise<Answer>;
  onConfirmed: (answer: Answer) => void;
  sendAgain: () => Promise<unknown>;
  /** What else can be done. */
  otherWay: ReactNode;
}

/** Six digits from a mailbox, for the new address and for the old one. */
export function EmailCodeForm<Answer>(props: EmailCodeFormProps<Answer>) {
  const t = useTranslations('profile.email');
  const errorText = useErrorText();
  const id = useId();
  const [waitUntilMs, setWaitUntilMs] = useState(() => (props.isJustSent ? Date.now() + resendAfterMs : 0));
  const seconds = useSecondsUntil(waitUntilMs);

  const { save, isSaving, error, forgetError } = useSave(props.confirm, props.onConfirmed);
  const { form, digits, isIncomplete, change, submit } = useCodeEntry(save, forgetError);
  const again = useSave(
    () => props.sendAgain(),
    () => {
      setWaitUntilMs(Date.now() + resendAfterMs);
      change(emptyCode);
    },
  );

  function codeFault() {
    if (isIncomplete) return t('incomplete');
    return error instanceof ApiError && codeErrors.has(error.id) ? (
      <span role="alert">{errorText(error)}</span>
    ) : undefined;
  }

  const isTaken = error instanceof ApiError && error.id === 'UniqueConstraintViolation';

  return (
    <Form ref={form} onSubmit={submit} aria-label={props.title}>
      {!codeFault() && !isTaken && <SaveFailure error={error} />}
      {isTaken && (
        <Notice tone="danger" isAlert>
          {t('taken')}
        </Notice>
      )}
      <SaveFailure error={again.error} />
      <Text isHyphenated className={styles.text}>
        {props.children}
      </Text>
      <CodeInput
        id={id}
        label={t('code')}
        digitLabel={(position, count) => t('digit', { position: String(position), count: String(count) })}
        digits={digits}
        error={codeFault()}
        isBusy={isSaving}
        onChange={change}
        onComplete={save}
      />
      <FormActions>
        <Button type="submit" variant="primary" isBusy={isSaving}>
          {props.confirmLabel}
        </Button>
        <Button
          isBusy={again.isSaving}
          aria-disabled={seconds > 0 || undefined}
          onClick={() => {
            if (seconds === 0) again.save(undefined);
          }}
        >
          {seconds > 0 ? t('resendIn', { seconds: String(seconds) }) : t('resend')}
        </Button>
        {props.otherWay}
      </FormActions>
    </Form>
  );
}
