import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { sessionQuery } from '#lib/session-query.ts';
import { showToast } from '#lib/toast.ts';
import { useErrorText } from '#lib/use-error-text.ts';
import { useSecondsUntil } from '#lib/use-seconds-until.ts';
import { Button } from '#ui/button.tsx';
import { type CodeDigits, CodeInput, emptyCode } from '#ui/code-input.tsx';
import { Notice } from '#ui/notice.tsx';
import { personalDataQuery } from './personal-data.ts';
import styles from './profile-form.module.css';
import { SaveFailure } from './save-failure.tsx';
import { useSave } from './use-save.ts';

/** The server sends one code to an address in this time. */
const resendAfterMs = 30_000;
const codeErrors = new Set(['InvalidCode', 'CodeExpired', 'TooManyAttempts']);

interface EmailCodeStepProps {
  newEmail: string;
  onOtherAddress: () => void;
  onClose: () => void;
}

export function EmailCodeStep({ newEmail, onOtherAddress, onClose }: EmailCodeStepProps) {
  const t = useTranslations('profile.email');
  const errorText = useErrorText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const queryClient = useQueryClient();
  const [digits, setDigits] = useState<CodeDigits>(emptyCode);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [waitUntilMs, setWaitUntilMs] = useState(() => Date.now() + resendAfterMs);
  const seconds = useSecondsUntil(waitUntilMs);

  const { save, isSaving, error, forgetError } = useSave(
    (otp: string) => call('changeEmail', { body: { email: newEmail, otp } }),
    ({ email }) => {
      queryClient.setQueryData(personalDataQuery.queryKey, (data) => data && { ...data, email });
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      showToast(t('saved'), { type: 'success' });
      onClose();
    },
  );
  const again = useSave(
    () => call('sendEmailChangeCode', { body: { email: newEmail } }),
    () => {
      setWaitUntilMs(Date.now() + resendAfterMs);
      change(emptyCode);
    },
  );

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function change(next: CodeDigits) {
    setDigits(next);
    setIsIncomplete(false);
    forgetError();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const code = digits.join('');
    if (code.length < digits.length) setIsIncomplete(true);
    else save(code);
  }

  function codeFault() {
    if (isIncomplete) return t('incomplete');
    return error instanceof ApiError && codeErrors.has(error.id) ? (
      <span role="alert">{errorText(error)}</span>
    ) : undefined;
  }

  const isTaken = error instanceof ApiError && error.id === 'UniqueConstraintViolation';

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form} aria-label={t('title')}>
      {!codeFault() && !isTaken && <SaveFailure error={error} />}
      {isTaken && (
        <Notice tone="danger" isAlert>
          {t('taken')}
        </Notice>
      )}
      <SaveFailure error={again.error} />
      <p className={styles.text}>{t.rich('sentTo', { email: () => <strong>{newEmail}</strong> })}</p>
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
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isSaving}>
          {t('confirm')}
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
        <Button variant="ghost" onClick={onOtherAddress}>
          {t('otherAddress')}
        </Button>
      </div>
    </form>
  );
}
